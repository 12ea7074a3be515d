import { registerPage } from '#content/loyalty.ts'
import { consentWordings } from '#domain/consent-wordings.ts'
import type { Notice } from '#domain/messages.ts'
import { PublicFormFrame } from '#web/forms/public-form-frame.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { CheckField, TextField } from '#web/ui/field.tsx'
import type { RegisterValues } from './register-values.ts'
import { TermsSentence } from './terms-sentence.tsx'

const words = registerPage.form
const { fields } = words

type Registering = { registration: ReturnType<typeof usePublicForm<RegisterValues, object>> }
type RegisterFieldsProps = Registering & {
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
}

export function RegisterFields({ registration, notice }: RegisterFieldsProps) {
  return (
    <PublicFormFrame
      form={registration}
      {...{ words, notice }}
      action="/loyalty/register"
      promise={words.promise}
      className="rounded-card bg-surface p-[clamp(1rem,0.5rem+2.6vw,2.75rem)] shadow-rest"
    >
      <PersonFields registration={registration} />
      <Consents registration={registration} />
    </PublicFormFrame>
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
      <div className="grid gap-x-4 gap-y-5 sm:col-span-2 sm:grid-cols-3">
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
    </div>
  )
}

// The labels are the sentences that are stored with the consents.
function Consents({ registration: { values, mark, change } }: Registering) {
  return (
    <div className="grid gap-1.5">
      <CheckField
        name="terms_accepted"
        {...mark('terms_accepted')}
        label={<TermsSentence />}
        checked={values.terms_accepted}
        onChange={event => change({ terms_accepted: event.target.checked })}
      />
      <CheckField
        name="marketing_consent"
        label={consentWordings.marketing}
        checked={values.marketing_consent}
        onChange={event => change({ marketing_consent: event.target.checked })}
      />
    </div>
  )
}
