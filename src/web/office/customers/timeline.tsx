import { customerPanelWords, mergeWords } from '#content/customers.ts'
import { manageWords } from '#content/manage-booking.ts'
import { occasionNames } from '#content/messages.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { formatShortDate, formatTimes, todayAt } from '#domain/calendar.ts'
import {
  paymentMethodLabels,
  paymentStatusLabels,
  recordTypeLabels,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { useAct } from '#web/acts/use-act.ts'
import type { CustomerFile, TimelineLine } from '#web/data/customer-file.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { randOf } from '#web/office/shared/service-facts.tsx'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { unmerge } from './merge-acts.ts'

const words = customerPanelWords.timeline

export function CustomerTimeline({
  lines,
  merges,
}: {
  lines: TimelineLine[]
  merges: CustomerFile['merges']
}) {
  const { act } = useAct(customerKeys)
  const today = todayAt(new Date())
  return (
    <PanelPart title={words.title}>
      {lines.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <Timeline
        entries={lines.map(line => ({
          id: line.id,
          title: titleOf(line),
          text: line.kind === 'message' || line.kind === 'said' ? (line.text ?? undefined) : undefined,
          time: factsOf(line),
          when: isToCome(line, today) ? 'next' : 'past',
        }))}
      />
      {merges.map(({ id, name }) => (
        <Button key={id} tone="text" className="-ml-[10px]" onClick={() => act(unmerge(id))}>
          {mergeWords.undo(name)}
        </Button>
      ))}
    </PanelPart>
  )
}

function titleOf(line: TimelineLine): string {
  switch (line.kind) {
    case 'booking':
      return `${serviceLabel(line.type)}, ${manageWords.statuses[line.status].toLowerCase()}`
    case 'service':
      return `${recordTypeLabels[line.type]}, ${serviceStatusLabels[line.status].toLowerCase()}`
    case 'invoice':
      return words.invoice(line.number, line.cancelled)
    case 'referral':
      return words.referred(line.name)
    case 'review':
      return words.review(line.rating)
    case 'consent':
      return words.consent[line.consent][line.withdrawn ? 'withdrawn' : 'given']
    case 'said':
      return words.said(occasionNames[line.occasion])
    case 'message':
      return words.message
    case 'registration':
      return words.registration
    case 'customers_merged':
      return words.merged
    case 'customers_parted':
      return words.parted
  }
}

function factsOf(line: TimelineLine): string {
  const day = formatShortDate(line.day)
  if (line.kind === 'booking') return [`${day}, ${formatTimes(line.time)}`, ...paymentOf(line)].join(' · ')
  if (line.kind === 'service') return [day, ...paymentOf(line)].join(' · ')
  if (line.kind === 'invoice') return [day, randOf(line.amount)].join(' · ')
  return day
}

type Paid = Extract<TimelineLine, { kind: 'booking' | 'service' }>

function paymentOf({ price, payment_status, payment_method }: Paid): string[] {
  const paid =
    payment_status === 'paid' && payment_method
      ? words.paidBy(paymentMethodLabels[payment_method])
      : payment_status && paymentStatusLabels[payment_status]
  return [price === null ? '' : randOf(price), paid ?? ''].filter(Boolean)
}

function isToCome(line: TimelineLine, today: string): boolean {
  if (line.kind === 'booking') return line.day >= today && isStatusOpen(line.status)
  return line.kind === 'service' && line.day >= today && line.status === 'scheduled'
}
