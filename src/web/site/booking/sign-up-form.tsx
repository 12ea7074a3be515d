import { useState } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { signUpWords } from '#content/sign-up.ts'
import { signUpSchema } from '#domain/account.ts'
import { panelNotices } from '#domain/sign-in-messages.ts'
import { signUpClient } from '#web/data/auth.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { PasswordFields } from '#web/sign-in/password-fields.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { SentPanel } from '#web/ui/sent-panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const nothing = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  marketing_consent: false,
}

export function SignUpForm() {
  const [isCreated, setCreated] = useState(false)
  const { form, values, failure, isBusy, submit, change, bind } = useAccountForm({
    start: nothing,
    schema: signUpSchema,
    failedTitle: panelNotices.signUpFailed,
    send: async account => {
      await signUpClient(account)
      showToast(panelNotices.accountCreated)
      setCreated(true)
    },
  })
  if (isCreated)
    return (
      <SentPanel title={panelNotices.accountCreated.title}>
        <p>{panelNotices.accountCreated.text}</p>
      </SentPanel>
    )
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={signUpWords.action}
      className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      {failure && (
        <div className="sm:col-span-2">
          <FormAlert>{failure.message}</FormAlert>
        </div>
      )}
      <TextField {...bind('first_name')} label={signUpWords.firstName} autoComplete="given-name" />
      <TextField {...bind('last_name')} label={signUpWords.lastName} autoComplete="family-name" />
      <TextField {...bind('email')} label={signInWords.email} type="email" autoComplete="email" />
      <TextField {...bind('phone')} label={signUpWords.phone} type="tel" autoComplete="tel" optional />
      <PasswordFields bind={bind} label={signInWords.password} />
      <div className="sm:col-span-2">
        <CheckField
          label={signUpWords.consent}
          name="marketing_consent"
          checked={values.marketing_consent}
          onChange={event => change({ marketing_consent: event.target.checked })}
        />
      </div>
      <Button type="submit" busy={isBusy} className="sm:col-span-2">
        {isBusy ? signUpWords.busy : signUpWords.action}
      </Button>
    </form>
  )
}
