// Joining the loyalty programme. An island; without a script it posts as a plain form and the page answers.
import { registerPage } from '#content/loyalty.ts'
import { registrationNotices } from '#domain/form-messages.ts'
import { sendRegistration } from '#web/data/loyalty-programme.ts'
import type { AnsweredForm } from '#web/forms/answered-form.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useSignedIn } from '#web/sign-in/use-signed-in.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SentPanel } from '#web/ui/sent-panel.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { RegisterFields } from './register-fields.tsx'
import { emptyRegistration } from './register-values.ts'

const notices = {
  sent: registrationNotices.welcome,
  failed: registerPage.form.failed,
  tooMany: registrationNotices.tooMany,
  invalid: () => registrationNotices.formErrors,
}
const fetchSchema = async () => (await import('#domain/registration.ts')).registrationSchema

export function RegisterForm({ answered }: { answered?: AnsweredForm | undefined }) {
  const person = useSignedIn()
  const registration = usePublicForm({
    name: 'register',
    start: emptyRegistration,
    fetchSchema,
    send: row => sendRegistration({ ...row, user_id: person?.userId ?? null }),
    notices,
    answered: answered && { ...answered, values: typedValues(answered.values) },
  })
  return (
    <>
      {registration.isSent ? (
        <Welcome firstName={registration.values.first_name} />
      ) : (
        <RegisterFields registration={registration} notice={answered?.notice} />
      )}
      <ToastRegion />
    </>
  )
}

// A plain form sends only text, and a checkbox only if it is ticked.
function typedValues({ marketing_consent, terms_accepted, ...texts }: Record<string, string>) {
  return {
    ...texts,
    marketing_consent: marketing_consent !== undefined,
    terms_accepted: terms_accepted !== undefined,
  }
}

function Welcome({ firstName }: { firstName: string }) {
  const { title, text, book, card } = registerPage.sent
  return (
    <SentPanel title={title(firstName.trim())}>
      <p>{text}</p>
      <div className="buttons mt-3">
        <LinkButton href={book.href} tone="coral">
          {book.label}
        </LinkButton>
        <LinkButton href={card.href} tone="quiet">
          {card.label}
        </LinkButton>
      </div>
    </SentPanel>
  )
}
