import { registerPage } from '#content/loyalty.ts'
import type { Notice } from '#domain/messages.ts'
import { consentWordings } from '#domain/registration.ts'
import { ReturnedNotice } from '#web/forms/returned-notice.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import type { RegisterValues } from './register-values.ts'

const words = registerPage.form
const { fields } = words

type Registering = { registration: ReturnType<typeof usePublicForm<RegisterValues, object>> }
type RegisterFieldsProps = Registering & {
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
}

export function RegisterFields({ registration, notice }: RegisterFieldsProps) {
  const { isSending } = registration
  return (
    <form
      ref={registration.form}
      method="post"
      action="/loyalty/register"
      noValidate
      onSubmit={registration.onSubmit}
      aria-label={words.label}
      className="grid gap-5 rounded-card bg-surface p-[clamp(1rem,0.5rem+2.6vw,2.75rem)] shadow-rest"
    >
      <ReturnedNotice notice={notice} errors={registration.errors} />
      <PersonFields registration={registration} />
      <Consents registration={registration} />
      <Honeypot label={words.honeypot} />
      {registration.isUnanswered && <KeptNote>{words.kept}</KeptNote>}
      <Button type="submit" tone="coral" size="large" busy={isSending} className="w-full">
        {isSending ? words.sending : words.send}
      </Button>
      <p className="text-small text-ink-soft">{words.promise}</p>
    </form>
  )
}

function PersonFields({ registration: { bind } }: Registering) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField {...bind('first_name')} label={fields.firstName} autoComplete="given-name" />
      <TextField {...bind('last_name')} label={fields.lastName} autoComplete="family-name" />
      <TextField {...bind('email')} label={fields.email} type="email" autoComplete="email" />
      <TextField
        {...bind('phone')}
        label={fields.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        placeholder={words.placeholders.phone}
      />
      <TextField
        {...bind('address')}
        label={fields.address}
        optional
        autoComplete="street-address"
        className="sm:col-span-2"
      />
      <TextField {...bind('city')} label={fields.city} optional autoComplete="address-level2" />
      <TextField {...bind('state')} label={fields.state} optional autoComplete="address-level1" />
      <TextField
        {...bind('zip_code')}
        label={fields.zipCode}
        optional
        autoComplete="postal-code"
        inputMode="numeric"
      />
    </div>
  )
}

// The label is the sentence that is stored with the consent.
function Consents({ registration: { values, mark, change } }: Registering) {
  const { terms, privacy } = words.read
  return (
    <div className="grid gap-1.5">
      <CheckField
        name="terms_accepted"
        {...mark('terms_accepted')}
        label={consentWordings.terms}
        checked={values.terms_accepted}
        onChange={event => change({ terms_accepted: event.target.checked })}
      />
      <p className="flex flex-wrap gap-x-5 pl-9 text-small">
        {[terms, privacy].map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener" className="py-3">
            {label}
          </a>
        ))}
      </p>
      <CheckField
        name="marketing_consent"
        label={consentWordings.marketing}
        checked={values.marketing_consent}
        onChange={event => change({ marketing_consent: event.target.checked })}
      />
    </div>
  )
}
