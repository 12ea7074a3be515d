import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { todayWords } from '#content/today.ts'
import { formatDayOfYear, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { type Job, type Payment, payments } from '#domain/day-list.ts'
import { formatRand } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { Check } from '#web/icons/check.ts'
import { Button } from '#web/ui/button.tsx'
import { Choice } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

type CompleteSheetProps<Clean extends Job> = {
  clean: Clean | undefined
  onClose: () => void
  onComplete: (clean: Clean, payment: Payment) => void
}

/** The one question before a clean is done: how it was paid. */
export function CompleteSheet<Clean extends Job>({ clean, onClose, onComplete }: CompleteSheetProps<Clean>) {
  const complete = (payment: Payment) => {
    onClose()
    if (clean) onComplete(clean, payment)
  }
  return (
    <Sheet
      open={Boolean(clean)}
      onClose={onClose}
      closeLabel={officeWords.close}
      title={clean ? todayWords.completeTitle(clean.name.split(' ')[0] ?? '') : todayWords.complete}
      lead={clean && `${serviceLabel(clean.serviceType)}, ${whenOf(clean)}`}
    >
      <PaymentForm
        priceCents={clean?.priceCents ?? null}
        early={clean && clean.day > todayAt(new Date()) ? formatDayOfYear(clean.day) : undefined}
        discounts={clean?.discounts ?? []}
        onComplete={complete}
      />
    </Sheet>
  )
}

// Names the day unless it is today.
function whenOf({ day, slot }: Job): string {
  const times = formatTimes(slot)
  return day === todayAt(new Date()) ? times : `${formatListDay(day)}, ${times}`
}

type PaymentFormProps = {
  priceCents: number | null
  discounts: string[]
  /** The day of a clean that is still to come: a second step asks whether it has really been done. */
  early: string | undefined
  onComplete: (payment: Payment) => void
}

function PaymentForm({ priceCents, discounts, early, onComplete }: PaymentFormProps) {
  const [payment, setPayment] = useState<Payment>('cash')
  const [isWarned, setWarned] = useState(false)
  return (
    <form
      className="grid gap-3.5"
      onSubmit={event => {
        event.preventDefault()
        if (early && !isWarned) setWarned(true)
        else onComplete(payment)
      }}
    >
      <p className="flex items-baseline justify-between gap-3 font-semibold text-heading">
        {todayWords.clientPays}
        <span>{priceCents === null ? todayWords.noPrice : formatRand(priceCents)}</span>
      </p>
      {discounts.map(reason => (
        <p key={reason} className="text-ink-soft">
          {todayWords.cameOff(reason)}
        </p>
      ))}
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="sr-only">{todayWords.howPaid}</legend>
        {payments.map(way => (
          <Choice
            key={way}
            name="payment"
            label={todayWords.payments[way]}
            checked={way === payment}
            data-first-focus={way === 'cash' || undefined}
            onChange={() => setPayment(way)}
          />
        ))}
      </fieldset>
      {early && isWarned && (
        <Notice tone="wait" role="alert">
          <b>{todayWords.early.title(early)}</b> {todayWords.early.text}
        </Notice>
      )}
      <Button type="submit" size="large" className="w-full">
        <Check aria-hidden="true" />
        {early && isWarned ? todayWords.early.complete : todayWords.complete}
      </Button>
    </form>
  )
}
