import { Check, Pencil } from 'lucide-react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { paymentMethodLabels, recordTypeLabels } from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { PaymentBadge, priceOf, ServiceStatusBadge, whoseService } from '#web/office/shared/service-facts.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'

const { columns } = words

type ServiceTableProps = { services: Service[]; onPaid: (service: Service) => void }

export function ServiceTable({ services, onPaid }: ServiceTableProps) {
  return (
    <div className="laptop-only ruled-wrap">
      <table className="table ruled">
        <thead>
          <tr>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.customer}</th>
            <th scope="col">{columns.service}</th>
            <th scope="col">{columns.status}</th>
            <th scope="col">{columns.payment}</th>
            <th scope="col" data-number>
              {columns.price}
            </th>
            <th scope="col" data-spare>
              <span className="sr-only">{columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map(service => (
            <ServiceRow key={service.id} service={service} onPaid={onPaid} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ServiceRow({ service, onPaid }: { service: Service; onPaid: ServiceTableProps['onPaid'] }) {
  const { search } = useLocation()
  const isOpen = useParams().id === service.id
  const { payment_method, duration_minutes } = service
  return (
    <tr data-open={isOpen || undefined}>
      <td className="whitespace-nowrap">{formatShortDate(service.service_date)}</td>
      <td>
        <Link
          data-row
          className="row-name"
          to={`/crm/services/${service.id}${search}`}
          state={fromList}
          aria-current={isOpen || undefined}
        >
          {whoseService(service)}
        </Link>
      </td>
      <td>
        {recordTypeLabels[service.service_type]}
        {duration_minutes && <p className="text-ink-soft">{words.minutes(duration_minutes)}</p>}
      </td>
      <td>
        <ServiceStatusBadge status={service.status} />
      </td>
      <td>
        <PaymentBadge status={service.payment_status} />
        {payment_method && <p className="text-ink-soft">{paymentMethodLabels[payment_method]}</p>}
      </td>
      <td data-number className={service.price === null ? 'text-ink-soft' : 'font-semibold text-heading'}>
        {priceOf(service)}
      </td>
      <td data-spare>
        <RowActions service={service} onPaid={onPaid} />
      </td>
    </tr>
  )
}

function RowActions({ service, onPaid }: { service: Service; onPaid: ServiceTableProps['onPaid'] }) {
  const { search } = useLocation()
  const names = [recordTypeLabels[service.service_type], whoseService(service)] as const
  return (
    <div className="row-actions">
      {service.payment_status !== 'paid' && service.status !== 'cancelled' && (
        <button
          type="button"
          className="icon-button"
          aria-label={words.markPaidNamed(...names)}
          title={words.markPaid}
          onClick={() => onPaid(service)}
        >
          <Check aria-hidden="true" />
        </button>
      )}
      <Link
        className="icon-button"
        to={`/crm/services/${service.id}${search}`}
        state={fromList}
        aria-label={words.editNamed(...names)}
        title={words.edit}
      >
        <Pencil aria-hidden="true" />
      </Link>
    </div>
  )
}
