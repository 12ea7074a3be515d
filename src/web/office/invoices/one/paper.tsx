import type { CSSProperties } from 'react'
import { business } from '#content/business.ts'
import { officeInvoiceWords, paymentMethodWords } from '#content/office-invoices.ts'
import { amountWords } from '#content/quotes.ts'
import { formatDate, formatListDay } from '#domain/calendar.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { dueCents, paidShare } from '#domain/payment.ts'
import { isDiscount, lineWords } from '#domain/price.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import { Mark } from '#web/ui/logo.tsx'

const words = officeInvoiceWords.paper

/** The paper as it will print, and beside it a staff that shows how much is paid. */
export function InvoicePaper({ card }: { card: InvoiceCard }) {
  const level = words.level(formatRand(Math.max(0, card.paid_cents)), formatRand(dueCents(card)))
  return (
    <section className="paper-wrap" aria-label={words.label}>
      <div
        className="tide-staff"
        role="img"
        aria-label={level}
        data-over={card.overpaid_cents > 0 || undefined}
        style={{ '--level': `${paidShare(card) * 100}%` } as CSSProperties}
      >
        <i />
        {card.paid_cents > 0 && <b>{formatRand(card.paid_cents).replace(/\.00$/, '')}</b>}
      </div>
      <article className="paper" data-cancelled={card.cancelled_at !== null || undefined}>
        <header>
          <Mark className="text-brand" />
          <p>
            <b>{business.name}</b>
            {business.address.street}, {business.address.town}
          </p>
          <p className="paper-number">
            <b>{card.cancelled_at ? words.creditNote(card.number) : words.title(card.number)}</b>
            {formatDate(card.issued_on)}
          </p>
        </header>
        <div className="paper-to">
          <p>
            <small>{words.for}</small>
            <b>{card.customer_name ?? officeInvoiceWords.list.nobody}</b>
            {card.address.map(line => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p>
            <small>{words.reference}</small>
            <b className="paper-reference">{card.reference}</b>
          </p>
        </div>
        <PaperLines card={card} />
      </article>
    </section>
  )
}

function PaperLines({ card }: { card: InvoiceCard }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col" data-number>
            {words.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(card).map(({ key, says, amount, isOff, day }) => (
          <tr key={key}>
            <td>
              {says}
              {day && <small>{day}</small>}
            </td>
            <td data-number className={isOff ? 'money-off' : ''}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.total}</th>
          <td data-number>{formatRand(card.total_cents)}</td>
        </tr>
        {takenOff(card).map(({ key, says, amount }) => (
          <tr key={key} className="paper-paid">
            <th scope="row">{says}</th>
            <td data-number>{amount}</td>
          </tr>
        ))}
        <tr className="paper-open">
          <th scope="row">{card.overpaid_cents > 0 ? words.overpaid : words.open}</th>
          <td data-number>{formatRand(card.overpaid_cents || card.open_cents)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

function linesOf({ lines, description, total_cents, service_date }: InvoiceCard) {
  if (!lines)
    return [
      {
        key: 'all',
        says: description,
        amount: formatRand(total_cents),
        isOff: false,
        day: formatListDay(service_date),
      },
    ]
  return lines.map((line, place) => ({
    key: String(place),
    says: lineWords(line),
    amount: isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents),
    isOff: isDiscount(line),
    day: undefined,
  }))
}

// What counts of the payments, and what came off otherwise, in the order of the paper.
function takenOff({ credit_cents, credit_notes, payments }: InvoiceCard) {
  const credits =
    credit_cents > 0 ? [{ key: 'credits', says: words.credits, amount: formatOff(credit_cents) }] : []
  const notes = credit_notes.map(({ id, number, amount_cents }) => ({
    key: id,
    says: words.credited(number),
    amount: formatOff(amount_cents),
  }))
  const paid = payments
    .filter(({ taken_back_at }) => !taken_back_at)
    .map(({ id, amount_cents, paid_on, method }) => {
      const [day, how] = [formatListDay(paid_on), paymentMethodWords[method]]
      return amount_cents < 0
        ? { key: id, says: words.refunded(day, how), amount: formatRand(-amount_cents) }
        : { key: id, says: words.paid(day, how), amount: formatOff(amount_cents) }
    })
  return [...credits, ...notes, ...paid]
}
