import { legalWords } from '#content/legal.ts'
import { headingsOf, renderMarkdown } from '#web/rendering/markdown.ts'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { Prose } from '#web/site/shared/prose.tsx'
import { type LegalPath, legalText } from './legal-texts.ts'

export function LegalPage({ path }: { path: LegalPath }) {
  const text = legalText(path)
  return (
    <>
      <PageTop path={path} />
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
