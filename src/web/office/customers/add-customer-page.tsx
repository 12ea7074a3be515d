import { addCustomerWords as words } from '#content/customers.ts'
import { customerSchema, emptyCustomer } from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { isSessionEnded } from '#web/data/auth.ts'
import { addCustomer } from '#web/data/customers.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { useForm } from '#web/forms/use-form.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { DuplicateWarning } from './duplicate-warning.tsx'
import { CustomerFieldset } from './fieldset.tsx'

export function AddCustomerPage() {
  const { session } = useOfficeVisitor()
  const navigate = useNavigate()
  const { act } = useAct(customerKeys)
  const { form, values, isBusy, submit, bind, reset } = useForm({
    start: emptyCustomer,
    schema: customerSchema,
    invalid: missingNames,
    draftKey: officeKeyOf('add-customer', session.user.id),
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

function missingNames(errors: Record<string, string>) {
  const { namesRequired } = customerNotices
  return Object.values(errors).includes(namesRequired.text) ? namesRequired : undefined
}
