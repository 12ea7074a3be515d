import { archiveWords as words } from '#content/newsletter.ts'
import { letterPath } from '#domain/archived-letter.ts'
import { formatDate } from '#domain/calendar.ts'
import { openingOf, readLetter } from '#domain/letter-markdown.ts'
import { useLiveData } from '#web/rendering/live-data.ts'

/** Every letter that has left, the newest first. */
export function ArchivePage() {
  const { newsletters } = useLiveData()
  return (
    <section className="page-body">
      <div className="wrap">
        <h1 className="display text-page">{words.title}</h1>
        <p className="lead mt-4 mb-8">{newsletters.length > 0 ? words.lead : words.empty}</p>
        {newsletters.length > 0 && (
          <ul className="grid gap-6">
            {newsletters.map(({ number, subject, body, sent_on }) => (
              <li key={number}>
                <h2 className="font-bold text-heading">
                  <a className="inline-block py-2" href={letterPath(number)}>
                    {subject}
                  </a>
                </h2>
                <p className="text-ink-soft text-small">{words.sent(formatDate(sent_on))}</p>
                <p>{openingOf(readLetter(body))}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
