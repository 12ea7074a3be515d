import { addCustomerWords as words } from '#content/customers.ts'
import { customerSchema, emptyCustomer } from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { useAct } from '#web/acts/use-act.ts'
import { isSessionEnded } from '#web/data/auth.ts'
import { addCustomer } from '#web/data/customers.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { useOfficeForm } from '#web/office/shared/use-office-form.ts'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'
import { DuplicateWarning } from './duplicate-warning.tsx'
import { CustomerFieldset } from './fieldset.tsx'

export function AddCustomerPage() {
  const { session } = useOfficeVisitor()
  const navigate = useNavigate()
  const { act } = useAct(customerKeys)
  const { form, values, isBusy, submit, bind, reset } = useOfficeForm({
    start: emptyCustomer,
    schema: customerSchema,
    draftKey: officeKeyOf('add-customer', session.user.id),
    onErrors: sayNamesMissing,
    send: (fields, store) =>
      act({
        work: () => store(id => addCustomer(id, fields, session.user.id)),
        said: customerNotices.added,
        failed: error => ({
          ...(isSessionEnded(error) ? customerNotices.signInToAdd : customerNotices.addFailed),
          ...laterWord(error),
        }),
        onDone: id => navigate(`/crm/customers/${id}`, { replace: true }),
      }),
  })
  return (
    <OfficePage title={words.title}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={words.title}
        className="grid max-w-[720px] gap-5"
      >
        <CustomerFieldset bind={bind} />
        <DuplicateWarning typed={values} />
        <div className="form-foot">
          <Button type="submit" busy={isBusy}>
            {isBusy ? words.adding : words.add}
          </Button>
          <Button tone="quiet" onClick={() => reset()}>
            {words.reset}
          </Button>
        </div>
      </form>
    </OfficePage>
  )
}

function sayNamesMissing(errors: Record<string, string>) {
  const { namesRequired } = customerNotices
  if (Object.values(errors).includes(namesRequired.text)) showOnlyToast({ ...namesRequired, tone: 'bad' })
}
