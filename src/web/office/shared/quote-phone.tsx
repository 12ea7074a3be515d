import { officeQuoteWords } from '#content/office-quotes.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { approveByPhone, type OfficeQuote } from '#web/data/quotes.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { bookingKeys } from './use-refresh-bookings.ts'

const words = officeQuoteWords.phone

type QuotePhoneProps = {
  quote: OfficeQuote
  creditsCents: number
  onClose: () => void
  onBack: () => void
}

/** Agreed by word of mouth: what is agreed is said once more before it is written down. */
export function QuotePhone({ quote, creditsCents, onClose, onBack }: QuotePhoneProps) {
  const { act, isBusy } = useAct([...bookingKeys, 'inbox-item'])
  const hasDay = quote.booking_id !== null
  const form = useForm({
    start: {
      useCredits: false,
      time: timeOf(quote.offers[0]),
      address: quote.address ?? '',
      phone: quote.phone ?? '',
    },
    check: values => ({ row: values }),
    send: ({ useCredits, time, address, phone }) => {
      const chosen = quote.offers.find(offer => timeOf(offer) === time)
      return act({
        work: () =>
          approveByPhone(quote, {
            use_credits: useCredits,
            ...(!hasDay && { time: chosen, details: { address, phone } }),
          }),
        said: { title: officeQuoteWords.done.approved(quote.name ?? quote.first_name) },
        failed: officeQuoteWords.saveFailed,
        onDone: onClose,
      })
    },
  })
  return (
    <Panel
      title={words.title}
      lead={
        <p className="font-semibold text-heading">{officeQuoteWords.title(quote.name ?? quote.first_name)}</p>
      }
      onClose={onClose}
      foot={
        <>
          <Button busy={isBusy} onClick={() => void form.submit()}>
            {words.confirm}
          </Button>
          <Button tone="quiet" onClick={onBack}>
            {officeQuoteWords.acts.back}
          </Button>
        </>
      }
    >
      <form ref={form.form} noValidate onSubmit={form.submit} className="q-form">
        <p>{words.text(formatRand(quote.total_cents), whenOf(quote))}</p>
        {!hasDay && (
          <>
            <SelectField {...form.bind('time')} label={words.time}>
              {quote.offers.map(offer => (
                <option key={timeOf(offer)} value={timeOf(offer)}>
                  {formatDayOfYear(offer.day)}, {formatTimes(offer.slot)}
                </option>
              ))}
            </SelectField>
            <TextField {...form.bind('address')} label={words.address} />
            <TextField {...form.bind('phone')} label={words.phone} type="tel" />
          </>
        )}
        {creditsCents > 0 && (
          <CheckField
            label={words.credits(formatRand(Math.min(creditsCents, quote.total_cents)))}
            checked={form.values.useCredits}
            onChange={event => form.change({ useCredits: event.target.checked })}
          />
        )}
      </form>
    </Panel>
  )
}

type Offer = OfficeQuote['offers'][number]
const timeOf = (offer: Offer | undefined) => (offer ? `${offer.day} ${offer.slot}` : '')

function whenOf({ service_date, service_time }: OfficeQuote): string {
  return service_date && service_time
    ? `${formatDayOfYear(service_date)}, ${formatTimes(service_time)}`
    : officeQuoteWords.noDay.toLowerCase()
}
