// Approved: the leaf is full, and what happens now.
import { business } from '#content/business.ts'
import { momentText, quotePage } from '#content/quote-page.ts'
import { canStillChange } from '#domain/booking.ts'
import { managePath } from '#domain/booking-reference.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { readKept } from '#web/browser/kept.ts'
import { CleanWays } from '#web/calendar/clean-ways.tsx'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stamp } from '#web/ui/logo.tsx'
import { AskButton } from './answer-buttons.tsx'
import { BillLines } from './bill.tsx'
import { Leaf } from './leaf.tsx'
import { Paper } from './paper.tsx'
import { Stage } from './stage.tsx'
import type { QuoteViewProps } from './use-quote-answer.ts'
import { manageKeyOf } from './use-quote-answer.ts'

const words = quotePage.approved

type ApprovedQuoteProps = Omit<QuoteViewProps, 'answer'> & { isDone: boolean }

export function ApprovedQuote({ link, quote, isDone }: ApprovedQuoteProps) {
  const time = timeOf(quote)
  if (!time) return null
  const { first_name, answered_at, approved_how } = quote
  const said = approved_how === 'phone' ? words.byPhone : words.status
  return (
    <>
      <Stage
        look="booked"
        reference={said(momentText(answered_at ?? '', new Date()))}
        status="status"
        title={isDone ? quotePage.done.title : words.title(formatDayOfYear(time.day), first_name)}
        room={quote.service_type}
        takesFocus
      />
      <div className="quote-columns">
        <div className="quote-lead">
          <Leaf
            isFull
            label={isDone ? quotePage.done.label : words.yours}
            day={time.day}
            foot={!isDone && <LeafWays quote={quote} time={time} />}
          >
            <p className="quote-window">
              {quotePage.arrive} <b>{quotePage.between(time.slot)}</b>
              {quotePage.at(quote.address)}
            </p>
            <span aria-hidden="true" className="quote-stamp">
              <Stamp />
            </span>
          </Leaf>
        </div>
        <div className="quote-side">
          {!isDone && <Next link={link} quote={quote} time={time} />}
          <details className="quote-again">
            <summary>
              {words.bill}
              <span>{formatRand(quote.total_cents)}</span>
              <Icon name="down" />
            </summary>
            <div className="quote-bill">
              <BillLines quote={quote} />
              <Paper link={link} quote={quote} />
            </div>
          </details>
          <AskButton link={link} quote={quote} />
        </div>
      </div>
    </>
  )
}

const timeOf = ({ service_date: day, service_time: slot }: ClientQuote): OfferedTime | undefined =>
  day && slot ? { day, slot } : undefined

type TimedProps = { quote: ClientQuote; time: OfferedTime }
type NextProps = TimedProps & { link: PaperLink }

function LeafWays({ quote: { booking_id, service_type, address }, time }: TimedProps) {
  const clean = {
    id: booking_id ?? '',
    type: service_type,
    ...time,
    place: address ?? undefined,
    isConfirmed: true,
  }
  return (
    <div className="quote-leaf-ways">
      <CleanWays clean={clean} words={words} />
    </div>
  )
}

function Next({ link, quote, time }: NextProps) {
  const rest = quote.total_cents - quote.credit_cents
  const pays = rest > 0 ? words.pays(formatRand(rest)) : words.paidAll
  return (
    <section className="quote-next" aria-labelledby="quote-next">
      <h2 id="quote-next" className="display">
        {words.next}
      </h2>
      <ol>
        {words.steps({ day: formatDayOfYear(time.day), pays }).map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
      </ol>
      <p className="text-small">
        {words.change} <ManageLink link={link} quote={quote} time={time} />
        {words.call} <a href={`tel:${business.phone.e164}`}>{business.phone.shown}</a>
      </p>
    </section>
  )
}

// The link came with the approval on this phone, or stands in the mail; signed in, the booking itself is theirs.
function ManageLink({ link, quote, time }: NextProps) {
  const token = 'ownId' in link ? quote.booking_id : readKept(manageKeyOf(quote), 'sessionStorage')
  const clean = { status: 'confirmed', service_date: time.day, service_time: time.slot } as const
  if (typeof token !== 'string' || !canStillChange(clean, new Date())) return null
  return (
    <>
      <a href={managePath(token)}>{words.manage}</a>{' '}
    </>
  )
}
