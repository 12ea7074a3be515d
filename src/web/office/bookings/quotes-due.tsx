import { useQuery } from '@tanstack/react-query'
import { quotesDueWords as words } from '#content/quotes-due.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { clockAt, formatListDay, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type DueQuote, markFollowedUp, readQuotesDue } from '#web/data/quotes.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** Whom to ask again: whose day is about to go, then who has not answered for a while. Nothing, where nobody is due. */
export function QuotesDue() {
  const { session } = useOfficeVisitor()
  const { data = [] } = useQuery({
    queryKey: [bookingsKey, 'quotes-due', session.user.id],
    queryFn: readQuotesDue,
    staleTime: 30_000,
  })
  const { act, busyWith } = useAct([bookingsKey])
  if (data.length === 0) return null
  const asked = (quote: DueQuote) =>
    act({
      name: quote.id,
      work: () => markFollowedUp(quote),
      said: words.done(quote.name ?? quote.first_name),
      failed: words.failed,
    })
  return (
    <section aria-labelledby="quotes-due-title" className="quotes-due">
      <div className="section-head">
        <h3 id="quotes-due-title">{words.title}</h3>
        <span className="count">{data.length}</span>
      </div>
      <ul>
        {data.map(quote => (
          <li key={quote.id}>
            <DueFacts quote={quote} />
            <DueReach quote={quote} />
            <Button
              tone="quiet"
              busy={busyWith === quote.id}
              aria-label={words.askedOf(quote.name ?? quote.first_name)}
              onClick={() => void asked(quote)}
            >
              {words.asked}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DueFacts({ quote }: { quote: DueQuote }) {
  const { booking_id, message_id, why, held_until, sent_at } = quote
  const to = booking_id ? `/crm/bookings/${booking_id}` : `/crm/inbox/message/${message_id}`
  const when =
    why === 'lapsing' ? words.why.lapsing(momentOf(held_until)) : words.why.unanswered(dayOf(sent_at))
  return (
    <p className="min-w-0 break-words">
      <Link to={to} state={fromList}>
        <bdi>{quote.name}</bdi>
      </Link>
      <span>
        {formatRand(quote.total_cents)}, {quote.number}. {when}
      </span>
    </p>
  )
}

function DueReach({ quote }: { quote: DueQuote }) {
  const { phone, first_name, number, total_cents, held_until, booking_id } = quote
  if (!phone) return null
  const held = booking_id ? momentOf(held_until) : undefined
  const text = words.text(first_name, number, formatRand(total_cents), held)
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <>
      <a className={quiet} href={whatsappLinkTo(phone, text)} target="_blank" rel="noopener noreferrer">
        {words.whatsApp}
      </a>
      <a className={quiet} href={`tel:${phone}`}>
        {words.call}
      </a>
    </>
  )
}

const dayOf = (at: string | null) => (at ? formatListDay(todayAt(new Date(at))) : '')
const momentOf = (at: string | null) => (at ? `${dayOf(at)}, ${clockAt(new Date(at))}` : '')
