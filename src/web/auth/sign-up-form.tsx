import { signInWords } from '#content/sign-in.ts'
import { newAccountSchema } from '#domain/account.ts'
import type { Credentials } from '#web/data/auth.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'

type SignUpFormProps = {
  words: { action: string; busy: string }
  failedTitle: string
  send: (credentials: Credentials) => Promise<void>
}

/** An address and a password for an account of the office. */
export function SignUpForm({ words, failedTitle, send }: SignUpFormProps) {
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { email: '', password: '' },
    schema: newAccountSchema,
    failedTitle,
    send,
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('email')} label={signInWords.email} type="email" autoComplete="email" />
      <TextField
        {...bind('password')}
        label={signInWords.password}
        hint={signInWords.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? words.busy : words.action}
      </Button>
    </form>
  )
}
