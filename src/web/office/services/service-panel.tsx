import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { serviceNotices } from '#domain/office-messages.ts'
import { recordTypeLabels } from '#domain/service-record.ts'
import { readService } from '#web/data/services.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { whoseService } from '#web/office/shared/service-facts.tsx'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { WaitingPanel } from '#web/office/shared/waiting-panel.tsx'
import { Link } from '#web/router/link.tsx'
import { useParams } from '#web/router/routing.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ServiceEdit } from './edit.tsx'

const CleanInvoicePart = lazy(async () => ({
  default: (await import('#web/office/shared/clean-invoice-part.tsx')).CleanInvoicePart,
}))

export function ServicePanel() {
  const { id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const close = useClosePanel('/crm/services')
  const isStaff = useHasRole('staff')
  const query = useQuery({ queryKey: ['service', id, session.user.id], queryFn: () => readService(id) })
  const service = query.data
  if (!service)
    return (
      <WaitingPanel
        query={query}
        title={words.title}
        failed={serviceNotices.loadFailed}
        gone={words.gone}
        onClose={close}
      />
    )
  return (
    <Panel
      title={whoseService(service)}
      lead={
        <p className="text-ink-soft">
          {recordTypeLabels[service.service_type]}, {formatShortDate(service.service_date)}
        </p>
      }
      onClose={close}
    >
      {service.customer_id ? (
        <Link to={`/crm/customers/${service.customer_id}`} className="part-link justify-self-start">
          {words.openCustomer}
        </Link>
      ) : (
        <p className="text-ink-soft">{words.customerDeleted}</p>
      )}
      {isStaff && service.status === 'completed' && (
        <Suspense>
          <CleanInvoicePart of={{ service_id: id }} name={whoseService(service)} />
        </Suspense>
      )}
      <ServiceEdit key={id} service={service} onDone={close} />
    </Panel>
  )
}
