import { useId, useState } from 'react'
import { business } from '#content/business.ts'
import { mailFrame } from '#content/mail.ts'
import { newsletterMail } from '#content/newsletter.ts'
import { letterPreviewWords as words } from '#content/newsletter-office.ts'
import { pictureOf } from '#domain/letter-draft.ts'
import { readLetter } from '#domain/letter-markdown.ts'
import { LetterBody } from '#web/newsletter/letter-body.tsx'
import { Segments } from '#web/ui/segments.tsx'

type Width = 'phone' | 'wide'
type Shown = { subject: string; body: string; picture: string; in_archive: boolean | string }

/** The mail as its readers get it, from the same tree of words. */
export function LetterPreview({ letter }: { letter: Shown }) {
  const id = useId()
  const [width, setWidth] = useState<Width>('phone')
  const choices: Width[] = ['phone', 'wide']
  return (
    <section className="news-preview" aria-labelledby={id}>
      <div className="news-preview-head">
        <h3 id={id} className="font-semibold text-heading">
          {words.title}
        </h3>
        <Segments
          label={words.widths.label}
          value={width}
          segments={choices.map(value => ({ value, label: words.widths[value] }))}
          onChoose={setWidth}
        />
      </div>
      <div className="news-paper" data-width={width}>
        <MailSheet letter={letter} />
      </div>
    </section>
  )
}

// In a draft as its field says it.
const isShown = (inArchive: boolean | string) => inArchive === true || inArchive === 'shown'

// Its links lead out of the office: a tab of their own, so that nothing is left half written.
const links = { target: '_blank', rel: 'noopener noreferrer' }

function MailSheet({ letter: { subject, body, picture, in_archive } }: { letter: Shown }) {
  const blocks = readLetter(body)
  const shown = pictureOf(picture)
  return (
    <>
      <p className="news-brand">
        {business.name} <i aria-hidden="true">✦</i>
      </p>
      <div className="news-sheet">
        <h4>{subject.trim() || words.noSubject}</h4>
        {shown && <img {...shown} alt={shown.alt} />}
        {blocks.length > 0 ? <LetterBody blocks={blocks} under={4} links={links} /> : <p>{words.empty}</p>}
        {isShown(in_archive) && <p className="news-link">{newsletterMail.archive}</p>}
        <p className="news-link">{newsletterMail.stop}</p>
        <p className="news-why">{newsletterMail.why}</p>
      </div>
      <p className="news-signature">
        {mailFrame.signature}
        <br />
        {mailFrame.tagline}. {mailFrame.reach}
      </p>
    </>
  )
}
