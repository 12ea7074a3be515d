import { serviceHistoryWords as words } from '#content/services-office.ts'
import { leftServiceSchema, type ServiceForm, serviceSchema } from '#domain/service-record.ts'
import { readService, type Service, saveService } from '#web/data/services.ts'
import { serviceKeys } from '#web/office/shared/read-keys.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { ServiceFieldset } from './fieldset.tsx'

export function ServiceEdit({ service, onDone }: { service: Service; onDone: () => void }) {
  const form = useSeenForm({
    stored: service,
    draft: `edit-service-${service.id}`,
    formOf,
    schemaOf: () => (service.customer_id ? serviceSchema : leftServiceSchema),
    labels: words.fields,
    notices: words,
    save: async (seen, changes) => {
      await saveService(seen, changes)
      return (await readService(seen.id)) ?? seen
    },
    read: seen => readService(seen.id),
    reads: serviceKeys,
    onSaved: onDone,
  })
  return (
    <SeenFormFrame form={form} title={words.edit} onClose={onDone}>
      <ServiceFieldset bind={form.bind} />
    </SeenFormFrame>
  )
}

function formOf(service: Service): ServiceForm {
  const { customer_id, service_type, service_date, status, payment_status } = service
  return {
    customer_id: customer_id ?? '',
    service_type,
    service_date,
    status,
    payment_status,
    price: service.price === null ? '' : service.price.toFixed(2),
    duration_minutes: service.duration_minutes === null ? '' : String(service.duration_minutes),
    payment_method: service.payment_method ?? '',
    notes: service.notes ?? '',
  }
}
