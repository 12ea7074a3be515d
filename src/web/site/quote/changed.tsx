// A changed quote asks again: what was, and what is.
import { quotePage } from '#content/quote-page.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import { changedLines } from './changed-lines.ts'
import { isChangeOfAgreed } from './quote-stage.ts'

const words = quotePage.changed

export function Changed({ quote }: { quote: ClientQuote }) {
  if (!quote.was) return null
  return (
    <section className="quote-changed" aria-labelledby="quote-changed">
      <h2 id="quote-changed" className="display">
        {words.title}
      </h2>
      <p>
        {words.text} {isChangeOfAgreed(quote) && words.agreed}
      </p>
      <table>
        <thead>
          <tr>
            <th>
              <span className="sr-only">{quotePage.bill.title}</span>
            </th>
            <th scope="col">{words.was}</th>
            <th scope="col">{words.now}</th>
          </tr>
        </thead>
        <tbody>
          {changedLines(quote.was.lines, quote.lines).map(({ words: line, was, now }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>{was === undefined ? words.fresh : <s>{amountOf(was)}</s>}</td>
              <td>{now === undefined ? words.gone : amountOf(now)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row">{words.total}</th>
            <td>
              <s>{formatRand(quote.was.total_cents)}</s>
            </td>
            <td>{formatRand(quote.total_cents)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}

const amountOf = (cents: number) => (cents < 0 ? formatOff(-cents) : formatRand(cents))
