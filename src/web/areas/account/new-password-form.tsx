import { authPageWords, doorWords } from '#content/doors.ts'
import { newPasswordSchema } from '#domain/account.ts'
import { chooseNewPassword } from '#web/data/auth.ts'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { PasswordFields } from '#web/doors/password-fields.tsx'
import { useDoorForm } from '#web/doors/use-door-form.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { DoorHeading } from './door-heading.tsx'

const { title, lead, action, busy, failed, done } = authPageWords.reset

/** For someone whom a mail has brought here: the old password is forgotten, or there never was one. */
export function NewPasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { form, failure, isBusy, submit, bind } = useDoorForm({
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
      <DoorHeading title={title} lead={lead(email)} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordFields bind={bind} label={doorWords.newPassword} />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
    </form>
  )
}
