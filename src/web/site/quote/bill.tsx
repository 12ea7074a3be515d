// What a quote costs, line by line; each discount says why.
import type { ReactNode } from 'react'
import { sizeText } from '#content/clean-size.ts'
import { quotePage } from '#content/quote-page.ts'
import { amountWords } from '#content/quotes.ts'
import { formatDate } from '#domain/calendar.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords, type QuoteLine } from '#domain/price.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Paper } from './paper.tsx'

const words = quotePage.bill

type BillProps = { quote: ClientQuote; link: PaperLink; children?: ReactNode }

export function Bill({ quote, link, children }: BillProps) {
  const what = untold(quote)
  return (
    <section className="quote-bill" aria-labelledby="quote-bill">
      <h2 id="quote-bill" className="display">
        {words.title}
      </h2>
      {what && <p className="text-small text-ink-soft">{what}</p>}
      <BillLines quote={quote} />
      {children}
      <p className="mt-3 text-small text-ink-soft">
        {quote.status === 'sent' && quote.valid_until && words.goodUntil(formatDate(quote.valid_until))}{' '}
        {quote.status === 'sent' ? words.after : words.afterOnly}
      </p>
      <Paper link={link} quote={quote} />
    </section>
  )
}

// What is cleaned, as far as no line says it.
function untold({ service_type, size, extra_labels, lines }: ClientQuote): string {
  const told = lines.map(lineWords).join(', ')
  return [sizeText(service_type, size), ...extra_labels]
    .filter(what => what && !told.includes(what))
    .join(', ')
}

export function BillLines({ quote }: { quote: ClientQuote }) {
  const { lines, total_cents: total, credit_cents: credit } = quote
  return (
    <dl>
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent quote never change their places.
        <BillLine key={place} line={line} />
      ))}
      <div className="sum">
        <dt>{words.pays}</dt>
        <dd>{formatRand(total)}</dd>
      </div>
      {credit > 0 && (
        <>
          <div className="gift">
            <dt>{words.creditUsed}</dt>
            <dd>{formatOff(credit)}</dd>
          </div>
          <div>
            <dt>{words.rest}</dt>
            <dd>{formatRand(total - credit)}</dd>
          </div>
        </>
      )}
    </dl>
  )
}

function BillLine({ line }: { line: QuoteLine }) {
  const [first, rest] = parted(line)
  const cents = line.amount_cents
  return (
    <div className={isDiscount(line) ? 'gift' : undefined}>
      <dt>
        {first}
        {rest && <small>{rest}</small>}
      </dt>
      <dd>{cents < 0 ? formatOff(-cents) : amountWords(cents)}</dd>
    </div>
  )
}

// 'Deep clean, 3 bedrooms' and '10% loyalty: 10 cleans with us' read in two lines.
function parted(line: QuoteLine): [string, string?] {
  const text = lineWords(line)
  if (!isDiscount(line) && line.kind !== 'clean') return [text]
  const [first = '', ...rest] = text.split(isDiscount(line) ? ': ' : ', ')
  return rest.length > 0 ? [first, rest.join(', ')] : [first]
}
