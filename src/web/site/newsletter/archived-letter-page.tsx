import { archiveWords as words } from '#content/newsletter.ts'
import { type ArchivedLetter, archivePath } from '#domain/archived-letter.ts'
import { formatDate } from '#domain/calendar.ts'
import { readLetter } from '#domain/letter-markdown.ts'
import { LetterBody } from '#web/newsletter/letter-body.tsx'

/** One letter as its readers got it, without a word about who they are. */
export function ArchivedLetterPage({ letter }: { letter: ArchivedLetter }) {
  const { subject, body, picture, sent_on } = letter
  return (
    <article className="page-body">
      <div className="wrap max-w-3xl">
        <h1 className="display text-page">{subject}</h1>
        <p className="mt-3 mb-6 text-ink-soft">{words.sent(formatDate(sent_on))}</p>
        {picture && <img className="mb-6 h-auto w-full rounded-lg" {...picture} alt={picture.alt} />}
        <div className="prose">
          <LetterBody blocks={readLetter(body)} under={1} />
        </div>
        <p className="mt-8">
          <a className="inline-block py-2" href={archivePath}>
            {words.all}
          </a>
        </p>
      </div>
    </article>
  )
}
