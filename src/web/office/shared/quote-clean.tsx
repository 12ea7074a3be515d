import type { ReactNode } from 'react'
import { sizeWords } from '#content/clean-size.ts'
import { officeQuoteWords as words } from '#content/office-quotes.ts'
import { clockOf, lengthOf, shortHours } from '#domain/clean-length.ts'
import { sizeQuestionOf } from '#domain/service-types.ts'
import { Clock } from '#web/icons/clock.ts'
import { Minus } from '#web/icons/minus.ts'
import { Plus } from '#web/icons/plus.ts'
import { resized } from './quote-values.ts'
import type { QuoteEditing } from './use-quote-editor.ts'

type QuoteCleanProps = { editing: QuoteEditing; startMinute: number | null | undefined }

/** The size first: it sets length and price. */
export function QuoteClean({ editing, startMinute }: QuoteCleanProps) {
  const { form, facts } = editing
  const { values } = form
  const length = lengthOf(values.service_type, facts.choices.lengths)
  const size = values.size ?? length?.usual_size ?? 1
  const change = (next: number) => form.change(resized(facts, values, { size: next }))
  const question = sizeQuestionOf(values.service_type)
  const step = question === 'square-metres' ? 10 : 1
  return (
    <div className="grid gap-1">
      <fieldset className="q-size">
        <legend className="sr-only">{words.sizes.label}</legend>
        <span aria-hidden="true">{sizeWords.questions[question]}</span>
        <button
          type="button"
          className="q-step"
          aria-label={words.sizes.less}
          disabled={size <= 1}
          onClick={() => change(Math.max(1, size - step))}
        >
          <Minus aria-hidden="true" />
        </button>
        <output aria-label={sizeWords.sizes[question](size)}>{size}</output>
        <button
          type="button"
          className="q-step"
          aria-label={words.sizes.more}
          disabled={size >= 10_000}
          onClick={() => change(size + step)}
        >
          <Plus aria-hidden="true" />
        </button>
      </fieldset>
      <Takes editing={editing} startMinute={startMinute} />
    </div>
  )
}

// A longer clean than planned is noticed here, before the client hears of it.
function Takes({ editing, startMinute }: QuoteCleanProps) {
  const { minutes } = editing.reckoned
  const { next_clean: next } = editing.facts.draft
  if (!minutes) return null
  const length = shortHours(minutes)
  if (startMinute === null || startMinute === undefined)
    return <TakesLine>{words.takes.plain(length)}</TakesLine>
  const ends = startMinute + minutes
  const said = words.takes.at(length, clockOf(startMinute), clockOf(Math.min(ends, 1439)))
  if (!next) return <TakesLine>{said}</TakesLine>
  const who = next.suburb ?? next.name ?? words.takes.somebody
  const isOver = ends > next.start_minute
  return (
    <TakesLine isBad={isOver}>
      {said} {(isOver ? words.takes.over : words.takes.next)(who, clockOf(next.start_minute))}
    </TakesLine>
  )
}

function TakesLine({ isBad = false, children }: { isBad?: boolean; children: ReactNode }) {
  return (
    <p className={`q-takes ${isBad ? 'q-bad' : ''}`}>
      <Clock aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
