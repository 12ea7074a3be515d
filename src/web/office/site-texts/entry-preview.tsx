import type { ReactNode } from 'react'
import { about } from '#content/about.ts'
import { fillFacts } from '#content/site-texts.ts'
import { siteTextWords as words } from '#content/site-texts-office.ts'
import { readLetter } from '#domain/letter-markdown.ts'
import type { Entry, TextKind } from '#domain/site-text.ts'
import { LetterBody } from '#web/newsletter/letter-body.tsx'
import { OwnPicture } from '#web/pictures/own-picture.tsx'
import { Stars } from '#web/ui/stars.tsx'

/** As the page will show it, before it is saved. */
export function EntryPreview({ kind, entry }: { kind: TextKind; entry: Entry }) {
  const Shown = looks[kind]
  return (
    <section className="site-preview" aria-label={words.preview}>
      <h4>{words.preview}</h4>
      <div>
        <Shown entry={entry} />
      </div>
    </section>
  )
}

const looks: Record<TextKind, (props: { entry: Entry }) => ReactNode> = {
  'booking-questions': ShownQuestion,
  'referral-questions': ShownQuestion,
  testimonials: ShownTestimonial,
  'referral-testimonials': ShownTestimonial,
  team: ShownMember,
  services: ShownService,
  'service-tiles': ShownService,
  'booking-cards': ShownService,
  article: ShownArticle,
}

const shown = (text: string | undefined) => fillFacts(text ?? '').trim()

function ShownQuestion({ entry }: { entry: Entry }) {
  return (
    <>
      <p className="font-bold text-heading">{shown(entry.question) || words.previewEmpty}</p>
      <p className="mt-1 whitespace-pre-line">{shown(entry.answer)}</p>
    </>
  )
}

function ShownTestimonial({ entry }: { entry: Entry }) {
  return (
    <figure>
      <Stars rating={Number(entry.rating)} />
      <blockquote className="mt-1 whitespace-pre-line">{shown(entry.text) || words.previewEmpty}</blockquote>
      <figcaption className="mt-2">
        <b>{shown(entry.name)}</b> {shown(entry.about)}
      </figcaption>
    </figure>
  )
}

function ShownMember({ entry }: { entry: Entry }) {
  const [name, role] = [shown(entry.name), shown(entry.role)]
  return (
    <>
      <div className="site-portrait">
        <OwnPicture picture={entry.picture ?? ''} alt={name || role} sizes="160px" />
      </div>
      <p className="font-bold text-heading">{name || role || words.previewEmpty}</p>
      {name && <p>{role}</p>}
      {entry.is_vacant === 'yes' && <p className="font-bold text-error">{about.team.vacancy}</p>}
      <p className="mt-1 whitespace-pre-line">{shown(entry.text)}</p>
    </>
  )
}

// Its links lead out of the office: a tab of their own, so that nothing is left half written.
const links = { target: '_blank', rel: 'noopener noreferrer' }

function ShownArticle({ entry }: { entry: Entry }) {
  return (
    <article className="site-article">
      <p className="font-bold text-heading text-lg">{entry.title || words.previewEmpty}</p>
      <p className="text-ink-soft">{entry.excerpt}</p>
      <div className="site-portrait">
        <OwnPicture picture={entry.picture ?? ''} alt="" sizes="160px" />
      </div>
      <LetterBody blocks={readLetter(entry.text ?? '')} under={4} links={links} />
    </article>
  )
}

function ShownService({ entry }: { entry: Entry }) {
  const included = shown(entry.included).split('\n').filter(Boolean)
  return (
    <article className="site-article">
      <p className="font-bold text-heading text-lg">{shown(entry.title) || words.previewEmpty}</p>
      <p className="whitespace-pre-line">{shown(entry.text)}</p>
      <ul>
        {included.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </article>
  )
}
