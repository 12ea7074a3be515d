import type { ReactNode } from 'react'
import { doorWords } from '#content/doors.ts'
import { signInSchema } from '#domain/account.ts'
import { authNotices } from '#domain/messages.ts'
import { readStanding, signIn } from '#web/data/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormAlert } from './form-alert.tsx'
import { ResendButton } from './resend-button.tsx'
import { useDoorForm } from './use-door-form.ts'

type SignInFormProps = {
  /** Where a mail that is sent again leads. */
  home: '/crm' | '/booking'
  failedTitle: string
  onSignedIn: () => void
  children?: ReactNode
}

export function SignInForm({ home, failedTitle, onSignedIn, children }: SignInFormProps) {
  const { form, values, failure, isBusy, submit, bind } = useDoorForm({
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
      {failure?.code === 'email_not_confirmed' && <ResendButton email={values.email} home={home} />}
      <TextField {...bind('email')} label={doorWords.email} type="email" autoComplete="email" />
      <TextField
        {...bind('password')}
        label={doorWords.password}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? doorWords.signIn.busy : doorWords.signIn.action}
      </Button>
      {children}
    </form>
  )
}

// Not before the second factor, where there is one.
async function welcome() {
  const { needsFactor } = await readStanding()
  if (!needsFactor) showToast(authNotices.welcomeBack)
}
