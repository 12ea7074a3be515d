import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { addCustomerWords, customerWords } from '#content/customers.ts'
import { type CustomerForm, customerSchema, emptyCustomer } from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { isSessionEnded } from '#web/data/auth.ts'
import { addCustomer, findDuplicates, type LikelyDuplicate } from '#web/data/customers.ts'
import { laterWord } from '#web/forms/attempt.ts'
import { useForm } from '#web/forms/use-form.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Link } from '#web/router/link.tsx'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'
import { CustomerFieldset } from './edit.tsx'

export function AddCustomerPage() {
  const { session } = useOfficeVisitor()
  const navigate = useNavigate()
  const { act } = useAct()
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
    <OfficePage title={addCustomerWords.title} back={{ to: '/crm/customers', label: customerWords.title }}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={addCustomerWords.title}
        className="grid max-w-[720px] gap-5"
      >
        <CustomerFieldset bind={bind} />
        <DuplicateWarning typed={values} />
        <div className="form-foot">
          <Button type="submit" busy={isBusy}>
            {isBusy ? addCustomerWords.adding : addCustomerWords.add}
          </Button>
          <Button tone="quiet" onClick={() => reset()}>
            {addCustomerWords.reset}
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

const typingMs = 400

/** Points out a likely duplicate while the form is being filled in: only a hint, it blocks nothing. */
function DuplicateWarning({ typed }: { typed: CustomerForm }) {
  const { first_name, last_name, email, phone } = useLateValue(typed, typingMs)
  const person = { first_name, last_name, email, phone }
  const { data = [] } = useQuery({
    queryKey: ['likely-duplicates', person],
    queryFn: () => findDuplicates(person),
    enabled: Boolean(
      (first_name.trim() && last_name.trim()) || email.includes('@') || phone.trim().length > 8,
    ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return (
    <div role="status">
      {data.length > 0 && (
        <div className="note-box">
          <h3>{addCustomerWords.duplicates.title}</h3>
          <ul>
            {data.map(duplicate => (
              <Duplicate key={duplicate.id} {...duplicate} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function Duplicate({ id, name, email_address, phone_number, same }: LikelyDuplicate) {
  const contact = [phone_number && formatPhone(phone_number), email_address].filter(Boolean).join(' · ')
  return (
    <li>
      <Link
        to={`/crm/customers/${id}`}
        aria-label={addCustomerWords.duplicates.open(name)}
        className="note-link"
      >
        {name}
      </Link>
      , {addCustomerWords.duplicates.same[same]}
      {contact && <p>{contact}</p>}
    </li>
  )
}
