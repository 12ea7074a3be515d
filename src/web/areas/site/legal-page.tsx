import { legalWords } from '#content/legal.ts'
import { headingsOf, renderMarkdown } from '#web/markdown.ts'
import { legalTexts } from './legal-texts.ts'
import { PageTop } from './page-top.tsx'
import { Prose } from './prose.tsx'

export function LegalPage({ path }: { path: keyof typeof legalTexts }) {
  const text = legalTexts[path]
  return (
    <>
      <PageTop path={path} room={false} />
      <div className="wrap legal">
        <nav aria-label={legalWords.contents}>
          <h2 className="mb-2 font-bold text-heading text-lg">{legalWords.contents}</h2>
          <ul>
            {headingsOf(text).map(heading => (
              <li key={heading.id}>
                <a href={`#${heading.id}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={renderMarkdown(text)} />
      </div>
    </>
  )
}
