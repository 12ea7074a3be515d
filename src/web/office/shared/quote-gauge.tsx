import type { KeyboardEvent } from 'react'
import { sizeText } from '#content/clean-size.ts'
import { officeQuoteWords } from '#content/office-quotes.ts'
import { formatShortMonth, monthOf } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { PaidBefore } from '#web/data/quotes.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import { priced } from './quote-values.ts'
import type { QuoteEditing } from './use-quote-editor.ts'

const words = officeQuoteWords.gauge
const stepCents = 1_000

/** 'R 1 070' */
const wholeRand = (cents: number) => formatRand(Math.round(cents / 100) * 100).replace(/\.00$/, '')

/** A tide staff: what this client paid before, what is usual for this size, and the price as a drop that can be moved. */
export function QuoteGauge({ editing }: { editing: QuoteEditing }) {
  const { facts, reckoned } = editing
  const { paid_before, usual_cents } = facts.draft
  const paid = paid_before
    .filter(({ is_same_kind }) => is_same_kind)
    .slice(0, 2)
    .sort((a, b) => a.full_price_cents - b.full_price_cents)
  const hour = reckoned.hourCents
  return (
    <PanelPart
      title={words.title}
      aside={hour !== undefined && <span className="q-hour">{words.hour(wholeRand(hour))}</span>}
    >
      {(paid.length > 0 || usual_cents !== null) && <Staff editing={editing} paid={paid} />}
      <ul className="q-before">
        {paid_before.slice(0, 2).map(before => (
          <li key={`${before.service_date} ${before.price_cents}`}>{paidWords(before)}</li>
        ))}
        {paid_before.length === 0 && <li>{words.nothing}</li>}
        {usual_cents !== null && <li>{words.usualIs(formatRand(usual_cents))}</li>}
      </ul>
    </PanelPart>
  )
}

function paidWords({ price_cents, service_type, service_date }: PaidBefore): string {
  return words.paid(
    formatRand(price_cents),
    serviceLabel(service_type),
    formatShortMonth(monthOf(service_date)),
  )
}

function Staff({ editing, paid }: { editing: QuoteEditing; paid: PaidBefore[] }) {
  const { form, facts, reckoned } = editing
  const { usual_cents } = facts.draft
  const { wholeCents } = reckoned
  const scale = scaleOf([...paid.map(one => one.full_price_cents), usual_cents ?? wholeCents, wholeCents])
  const at = (cents: number) => ({ left: `${(100 * (cents - scale.from)) / (scale.to - scale.from)}%` })
  const set = (cents: number) => form.change(priced(form.values, Math.max(0, cents)))
  return (
    <div className="q-gauge">
      {usual_cents !== null && (
        <>
          <i className="q-usual" style={at(usual_cents)} />
          <span className="q-usual-text" style={at(usual_cents)}>
            {words.usual(sizeText(form.values.service_type, form.values.size))}
          </span>
        </>
      )}
      <i className="q-rule" />
      {paid.map(({ service_date, full_price_cents }, place) => (
        <span
          key={service_date}
          className={place === 0 ? 'q-was' : 'q-was q-was-more'}
          style={at(full_price_cents)}
          aria-hidden="true"
        >
          <b>{wholeRand(full_price_cents)}</b>
          {formatShortMonth(monthOf(service_date)).slice(0, 3)}
        </span>
      ))}
      <input
        type="range"
        aria-label={words.slide}
        aria-valuetext={formatRand(wholeCents)}
        min={scale.from}
        max={scale.to}
        step={stepCents}
        value={wholeCents}
        onChange={event => set(Number(event.target.value))}
        onKeyDown={event => jump(event, wholeCents, set)}
      />
      <span className="q-drop" style={at(wholeCents)} aria-hidden="true">
        <svg viewBox="0 0 34 44" aria-hidden="true">
          <path d="M17 42.500C12 34 2 25.500 2 16a15 15 0 0 1 30 0c0 9.500-10 18-15 26.500Z" />
          <path className="q-drop-water" d="M4 15c4 3 8 3 13 0s9-3 13 0a13 13 0 0 1-26 0Z" />
        </svg>
        <b>{wholeRand(wholeCents)}</b>
      </span>
    </div>
  )
}

// With Shift by R 50 at once.
function jump(event: KeyboardEvent, cents: number, set: (cents: number) => void) {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
  if (!by || !event.shiftKey) return
  event.preventDefault()
  set(cents + by * 5 * stepCents)
}

const round = 10_000

/** Whole hundreds of rand around all of them, with room at both ends. */
function scaleOf(known: number[]) {
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return {
    from: Math.max(0, Math.floor((least * 0.8) / round) * round),
    to: Math.ceil((most * 1.2 + 1) / round) * round,
  }
}
