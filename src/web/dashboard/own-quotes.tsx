// The quotes of the signed-in client. Each opens on the page of the private link, with the same acts.
import { ownQuoteWords as words } from '#content/own-quotes.ts'
import { momentText } from '#content/quote-page.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { ownQuotePath } from '#domain/quote.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { OwnQuote } from '#web/data/own-quotes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { isWaiting } from './waiting-quotes.ts'

export function OwnQuotes({ quotes }: { quotes: OwnQuote[] }) {
  const waiting = quotes.filter(isWaiting)
  const rest = quotes.filter(quote => !isWaiting(quote))
  return (
    <section className="own-quotes" aria-labelledby="own-quotes">
      <h2 id="own-quotes" className="display">
        {words.title}
      </h2>
      <ul>
        {waiting.map(quote => (
          <WaitingQuote key={quote.id} quote={quote} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details open={waiting.length === 0}>
          <summary>{words.earlier}</summary>
          <ul>
            {rest.map(quote => (
              <EarlierQuote key={quote.id} quote={quote} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function WaitingQuote({ quote }: { quote: OwnQuote }) {
  return (
    <li className="own-quote waiting">
      <Head quote={quote} />
      <p className="display">{formatRand(quote.total_cents)}</p>
      <p>{untilText(quote)}</p>
      {quote.credits_cents > 0 && (
        <p className="text-small">{words.credit(formatRand(quote.credits_cents))}</p>
      )}
      <LinkButton href={ownQuotePath(quote.id)}>{words.answer}</LinkButton>
    </li>
  )
}

function EarlierQuote({ quote }: { quote: OwnQuote }) {
  const isFree = quote.booking_status === 'pending' || quote.booking_status === 'cancelled'
  const canPick = quote.state === 'lapsed' && quote.is_price_good && isFree
  return (
    <li className="own-quote">
      <Head quote={quote} />
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold">{formatRand(quote.total_cents)}</span>
        <a href={ownQuotePath(quote.id)} className="inline-flex min-h-11 items-center underline">
          {canPick ? words.pickDay : words.look}
        </a>
      </p>
    </li>
  )
}

function Head({ quote }: { quote: OwnQuote }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3>
        {serviceLabel(quote.service_type)} <span className="text-ink-soft">{quote.number}</span>
      </h3>
      <Badge tone={toneOf(quote)}>{words.states[quote.state]}</Badge>
    </div>
  )
}

function toneOf(quote: OwnQuote): BadgeTone {
  if (isWaiting(quote)) return 'pending'
  return quote.status === 'approved' ? 'confirmed' : 'other'
}

function untilText({ service_date, held_until }: OwnQuote): string {
  const until = held_until ? momentText(held_until, new Date()) : ''
  return service_date ? words.kept(formatDayOfYear(service_date), until) : words.offers(until)
}
