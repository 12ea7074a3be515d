import { authPageWords, signInWords } from '#content/sign-in.ts'
import { newPasswordSchema } from '#domain/account.ts'
import { chooseNewPassword } from '#web/data/auth.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { PasswordFields } from '#web/sign-in/password-fields.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { AuthHeading } from './heading.tsx'

const { title, lead, action, busy, failed, done } = authPageWords.reset

/** For people who come by a link in a mail: they forgot their password, or never had one. */
export function NewPasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { password: '', confirmPassword: '' },
    schema: newPasswordSchema,
    failedTitle: failed,
    send: async ({ password }) => {
      await chooseNewPassword(password)
      showToast(done)
      onSaved()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <AuthHeading title={title} lead={lead(email)} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields bind={bind} label={signInWords.newPassword} />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </form>
  )
}
