import type { ReactNode } from 'react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { paymentMethodLabels, recordTypeLabels } from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { Check } from '#web/icons/check.ts'
import { Pencil } from '#web/icons/pencil.ts'
import type { RecordColumn, Records } from '#web/office/shared/record-list.tsx'
import { PaymentBadge, priceOf, ServiceStatusBadge, whoseService } from '#web/office/shared/service-facts.tsx'
import { useLocation } from '#web/router/routing.tsx'

const pathOf = ({ id }: Service) => `/crm/services/${id}`
const methodOf = ({ payment_method }: Service) => payment_method && paymentMethodLabels[payment_method]
const lengthOf = ({ duration_minutes }: Service) => duration_minutes && words.minutes(duration_minutes)

/** The list of services: its columns, what a card says, and what can be done with each. */
export function useServiceRecords(onPaid: (service: Service) => void): Records<Service> {
  const { search } = useLocation()
  return {
    nameOf: whoseService,
    pathOf,
    columns,
    cardBeside: service => <b className="whitespace-nowrap">{priceOf(service)}</b>,
    cardLines,
    actionsTitle: words.columns.actions,
    actionsOf: service => {
      const names = [recordTypeLabels[service.service_type], whoseService(service)] as const
      const edit = {
        icon: Pencil,
        label: words.edit,
        named: words.editNamed(...names),
        to: `${pathOf(service)}${search}`,
      }
      if (service.payment_status === 'paid' || service.status === 'cancelled') return [edit]
      const named = words.markPaidNamed(...names)
      return [{ icon: Check, label: words.markPaid, named, onAct: () => onPaid(service) }, edit]
    },
  }
}

const columns: RecordColumn<Service>[] = [
  {
    title: words.columns.date,
    cell: row => formatShortDate(row.service_date),
    looks: () => 'whitespace-nowrap',
  },
  { title: words.columns.customer },
  { title: words.columns.service, cell: row => over(recordTypeLabels[row.service_type], lengthOf(row)) },
  { title: words.columns.status, cell: ({ status }) => <ServiceStatusBadge status={status} /> },
  {
    title: words.columns.payment,
    cell: row => over(<PaymentBadge status={row.payment_status} />, methodOf(row)),
  },
  {
    title: words.columns.price,
    cell: priceOf,
    isNumber: true,
    looks: ({ price }) => (price === null ? 'text-ink-soft' : 'font-semibold text-heading'),
  },
]

const over = (above: ReactNode, below: string | 0 | null) => (
  <>
    {above}
    {below && <p className="text-ink-soft">{below}</p>}
  </>
)

function cardLines(service: Service) {
  const { service_type, service_date, status, payment_status } = service
  const facts = [recordTypeLabels[service_type], formatShortDate(service_date), lengthOf(service)]
  return (
    <>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <ServiceStatusBadge status={status} />
        <PaymentBadge status={payment_status} />
        {methodOf(service)}
      </p>
    </>
  )
}
