import { serviceHistoryWords as words } from '#content/services-office.ts'
import { serviceNotices } from '#domain/office-messages.ts'
import { emptyService, serviceSchema } from '#domain/service-record.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { isSessionEnded } from '#web/data/auth.ts'
import { addService } from '#web/data/services.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { ClientField } from '#web/office/shared/client-field.tsx'
import { serviceKeys } from '#web/office/shared/read-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { ServiceFieldset } from './fieldset.tsx'

// The customer is part of the draft, so that a reload still shows the name.
const start = { ...emptyService, customer_name: '' }

export function AddServiceForm({ onAdded }: { onAdded: () => void }) {
  const { session } = useOfficeVisitor()
  const { act } = useAct(serviceKeys)
  const { form, values, errors, isBusy, submit, bind, change } = useForm({
    start,
    schema: serviceSchema,
    invalid: missingFields,
    draftKey: officeKeyOf('add-service', session.user.id),
    send: (fields, store) =>
      act({
        work: () => store(id => addService(id, fields, session.user.id)),
        said: serviceNotices.added,
        failed: error => ({
          ...(isSessionEnded(error) ? serviceNotices.signInToAdd : serviceNotices.addFailed),
          ...laterWord(error),
        }),
        onDone: onAdded,
      }),
  })
  const { customer_id: id, customer_name: name } = values
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.add} className="add-form">
      <ClientField
        label={words.customer}
        name="customer_id"
        chosen={id ? { id, name, city: null } : null}
        error={errors.customer_id}
        onChoose={customer =>
          change({ customer_id: customer?.id ?? '', customer_name: customer?.name ?? '' })
        }
      />
      <ServiceFieldset bind={bind} />
      <div className="form-foot">
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.adding : words.add}
        </Button>
      </div>
    </form>
  )
}

function missingFields(errors: Record<string, string>) {
  const { requiredMissing } = serviceNotices
  return Object.values(errors).includes(requiredMissing.text) ? requiredMissing : undefined
}
