import { fillFacts } from '#content/site-texts.ts'
import { siteTextWords as words } from '#content/site-texts-office.ts'
import type { Entry, TextKind } from '#domain/site-text.ts'
import { Stars } from '#web/ui/stars.tsx'

/** As the page will show it, before it is saved. */
export function EntryPreview({ kind, entry }: { kind: TextKind; entry: Entry }) {
  const Shown = kind.endsWith('questions') ? ShownQuestion : ShownTestimonial
  return (
    <section className="site-preview" aria-label={words.preview}>
      <h4>{words.preview}</h4>
      <div>
        <Shown entry={entry} />
      </div>
    </section>
  )
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
