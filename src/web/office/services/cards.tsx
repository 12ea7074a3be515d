import { Check, Pencil } from 'lucide-react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { paymentMethodLabels, recordTypeLabels } from '#domain/service-record.ts'
import type { Service } from '#web/data/services.ts'
import { PaymentBadge, priceOf, ServiceStatusBadge, whoseService } from '#web/office/shared/service-facts.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

type ServiceCardsProps = { services: Service[]; onPaid: (service: Service) => void }

/** The phone's list: name and amount first, then the rest in reading order. */
export function ServiceCards({ services, onPaid }: ServiceCardsProps) {
  return (
    <ul className="phone-only row-cards">
      {services.map(service => (
        <ServiceCard key={service.id} service={service} onPaid={onPaid} />
      ))}
    </ul>
  )
}

function ServiceCard({ service, onPaid }: { service: Service; onPaid: ServiceCardsProps['onPaid'] }) {
  const { search } = useLocation()
  const { payment_method, duration_minutes } = service
  const kind = recordTypeLabels[service.service_type]
  const name = whoseService(service)
  return (
    <li className="row-card">
      <div className="row-card-head">
        <Link data-row to={`/crm/services/${service.id}${search}`} state={fromList}>
          {name}
        </Link>
        <b className="whitespace-nowrap">{priceOf(service)}</b>
      </div>
      <p>
        {[kind, formatShortDate(service.service_date), duration_minutes && words.minutes(duration_minutes)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <ServiceStatusBadge status={service.status} />
        <PaymentBadge status={service.payment_status} />
        {payment_method && paymentMethodLabels[payment_method]}
      </p>
      <div className="row-card-actions">
        <Link
          className={buttonClass({ tone: 'text' })}
          to={`/crm/services/${service.id}${search}`}
          state={fromList}
          aria-label={words.editNamed(kind, name)}
        >
          <Pencil aria-hidden="true" />
          {words.edit}
        </Link>
        {service.payment_status !== 'paid' && service.status !== 'cancelled' && (
          <Button tone="text" aria-label={words.markPaidNamed(kind, name)} onClick={() => onPaid(service)}>
            <Check aria-hidden="true" />
            {words.markPaid}
          </Button>
        )}
      </div>
    </li>
  )
}
