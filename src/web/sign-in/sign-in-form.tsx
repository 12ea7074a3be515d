import type { ReactNode } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { signInSchema } from '#domain/account.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { readSessionState, signIn } from '#web/data/auth.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ResendButton } from './resend-button.tsx'
import { useAccountForm } from './use-account-form.ts'

type SignInFormProps = {
  /** Where a mail that is sent again leads. */
  home: '/crm' | '/booking'
  failedTitle: string
  onSignedIn: () => void
  children?: ReactNode
}

export function SignInForm({ home, failedTitle, onSignedIn, children }: SignInFormProps) {
  const { form, values, failure, isBusy, submit, bind } = useAccountForm({
    start: { email: '', password: '' },
    schema: signInSchema,
    failedTitle,
    send: async credentials => {
      await signIn(credentials)
      await welcome()
      onSignedIn()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('email')} label={signInWords.email} type="email" autoComplete="email" />
      <TextField
        {...bind('password')}
        label={signInWords.password}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? signInWords.signIn.busy : signInWords.signIn.action}
      </Button>
      {children}
      {failure?.code === 'invalid_credentials' && <ResendButton email={values.email} home={home} />}
    </form>
  )
}

// Not before the second factor, where there is one.
async function welcome() {
  const { needsFactor } = await readSessionState()
  if (!needsFactor) showToast(authNotices.welcomeBack)
}
