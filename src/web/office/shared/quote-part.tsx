import { type ReactNode, useState } from 'react'
import { officeQuoteWords } from '#content/office-quotes.ts'
import { amountWords } from '#content/quotes.ts'
import { formatDate, formatListDay, formatMoment, formatTimes } from '#domain/calendar.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords } from '#domain/price.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { type OfficeQuote, readQuotePdf, sendQuote, withdrawQuote } from '#web/data/quotes.ts'
import { FileDown } from '#web/icons/file-down.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { QueryState } from './query-states.tsx'
import { QuoteHanded } from './quote-handed.tsx'
import { QuotePhone } from './quote-phone.tsx'
import { momentWords } from './quote-reads.tsx'
import { QuoteStateBadge } from './quote-state-badge.tsx'
import type { Handed } from './use-quote-editor.ts'
import { type QuoteOf, useQuoteFacts } from './use-quote-facts.ts'
import { bookingKeys } from './use-refresh-bookings.ts'

const words = officeQuoteWords.part

type QuotePartProps = {
  of: QuoteOf
  /** Left out where nothing can be changed any more. */
  onChange?: (() => void) | undefined
  /** Where the panel's own button changes it already. */
  isChangedBelow?: boolean
  /** In its place, where there is none yet. */
  children?: ReactNode
}

/** How the quote stands: what the client has in hand, until when, their answer, and what can be done. */
export function QuotePart({ of, onChange, isChangedBelow = false, children }: QuotePartProps) {
  const query = useQuoteFacts(of)
  return (
    <QueryState query={query} failed={officeQuoteWords.failed} lines={3}>
      {({ draft }) =>
        draft.quote ? (
          <Standing
            quote={draft.out ?? draft.quote}
            draft={draft.quote.status === 'draft' ? draft.quote : undefined}
            creditsCents={draft.credits_cents}
            onChange={isBooked(of, draft.quote) ? undefined : onChange}
            isChangedBelow={isChangedBelow}
          />
        ) : (
          children
        )
      }
    </QueryState>
  )
}

// Of a message that has become a booking all further is done there.
const isBooked = (of: QuoteOf, { booking_id }: OfficeQuote) => 'message_id' in of && booking_id !== null

type StandingProps = {
  quote: OfficeQuote
  draft: OfficeQuote | undefined
  creditsCents: number
  onChange: (() => void) | undefined
  isChangedBelow: boolean
}

function Standing({ quote, draft, creditsCents, onChange, isChangedBelow }: StandingProps) {
  const [isAgreeing, setAgreeing] = useState(false)
  const [handed, setHanded] = useState<Handed>()
  if (handed) return <QuoteHanded handed={handed} onClose={() => setHanded(undefined)} />
  if (isAgreeing) {
    const stop = () => setAgreeing(false)
    return <QuotePhone {...{ quote, creditsCents }} onClose={stop} onBack={stop} />
  }
  return (
    <PanelPart title={`${words.title} ${quote.number}`} aside={<QuoteStateBadge state={quote.state} />}>
      <QuoteSummary quote={quote} />
      {draft && draft !== quote && <p className="mt-2">{words.draftWaits(formatRand(draft.total_cents))}</p>}
      {quote.offers.length > 0 && quote.status === 'sent' && (
        <p className="mt-2 text-ink-soft">{words.offers(quote.offers.map(timeWords))}</p>
      )}
      {quote.message_id && quote.booking_id && (
        <Link className="part-link" to={`/crm/bookings/${quote.booking_id}`}>
          {words.toBooking}
        </Link>
      )}
      <StandingActs
        {...{ quote, onChange, isChangedBelow }}
        onPhone={() => setAgreeing(true)}
        onHanded={setHanded}
      />
    </PanelPart>
  )
}

function QuoteSummary({ quote }: { quote: OfficeQuote }) {
  const now = new Date()
  const { sent_at, sent_how, seen_at, held_until, approved_how, decline_reason, status } = quote
  const says = [
    sent_at && sent_how && words.sentHow[sent_how](formatMoment(new Date(sent_at), now)),
    seen_at && status === 'sent' && words.seen(formatMoment(new Date(seen_at), now)),
    status === 'approved' && approved_how && words.approvedHow[approved_how],
    status === 'declined' && (decline_reason ? words.why(decline_reason) : words.noReason),
    status === 'sent' &&
      quote.booking_id &&
      held_until &&
      officeQuoteWords.held.until(momentWords(new Date(held_until))),
    status === 'sent' && quote.valid_until && officeQuoteWords.held.good(formatDate(quote.valid_until)),
    quote.credit_cents > 0 && words.creditsUsed(formatRand(quote.credit_cents)),
  ].filter(Boolean)
  return (
    <>
      <ul className="q-standing">
        {quote.lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that have gone out keep their places
          <li key={place}>
            <span>{lineWords(line)}</span>
            <span className={isDiscount(line) ? 'money-off' : 'money'}>
              {isDiscount(line) ? formatOff(-line.amount_cents) : amountWords(line.amount_cents)}
            </span>
          </li>
        ))}
        <li className="q-sum">
          <span>{officeQuoteWords.total.pays}</span>
          <span className="money">{formatRand(quote.total_cents)}</span>
        </li>
      </ul>
      <p className="mt-2 break-words text-ink-soft">{says.join(' ')}</p>
    </>
  )
}

const timeWords = ({ day, slot }: OfficeQuote['offers'][number]) =>
  `${formatListDay(day)} ${formatTimes(slot)}`

type StandingActsProps = Pick<StandingProps, 'quote' | 'onChange' | 'isChangedBelow'> & {
  onPhone: () => void
  onHanded: (handed: Handed) => void
}

function StandingActs({ quote, onChange, isChangedBelow, onPhone, onHanded }: StandingActsProps) {
  const { act, busyWith } = useAct([...bookingKeys, 'inbox-item'])
  const { acts, done } = officeQuoteWords
  const isOut = quote.status === 'sent'
  const withdraw = () =>
    act({
      name: 'withdraw',
      work: () => withdrawQuote(quote),
      said: done.withdrawn(quote.number),
      failed: officeQuoteWords.saveFailed,
    })
  // The same way as before; a link that was lost is made anew.
  const sendAgain = () => {
    const how = quote.sent_how === 'mail' ? 'mail' : quote.phone ? 'whatsapp' : 'link'
    return act({
      name: 'again',
      work: () => sendQuote(quote, how),
      said: how === 'mail' ? done.mail(quote.number, quote.email ?? '') : undefined,
      failed: officeQuoteWords.saveFailed,
      onDone: ({ quote: sent, key }) => key && how !== 'mail' && onHanded({ quote: sent, key, how }),
    })
  }
  const print = () =>
    act({
      name: 'print',
      work: () => readQuotePdf(quote),
      failed: officeQuoteWords.pdfFailed,
      onDone: text => saveFile({ name: `quote-${quote.number}.pdf`, type: 'application/pdf', text }),
    })
  return (
    <div className="q-acts">
      {isOut && onChange && (
        <Button tone="quiet" onClick={onPhone}>
          {acts.phone}
        </Button>
      )}
      {onChange && !isChangedBelow && (
        <Button tone="quiet" onClick={onChange}>
          {isOut || quote.status === 'approved' ? acts.change : acts.quote}
        </Button>
      )}
      {isOut && onChange && (
        <Button tone="quiet" busy={busyWith === 'again'} onClick={() => void sendAgain()}>
          {acts.again}
        </Button>
      )}
      <Button tone="text" busy={busyWith === 'print'} onClick={print}>
        <FileDown aria-hidden="true" />
        {acts.pdf}
      </Button>
      {isOut && onChange && (
        <Button tone="text" busy={busyWith === 'withdraw'} onClick={withdraw}>
          {acts.withdraw}
        </Button>
      )}
    </div>
  )
}
