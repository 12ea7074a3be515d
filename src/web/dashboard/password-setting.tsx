import { useState } from 'react'
import { accountWords } from '#content/account.ts'
import { signInWords } from '#content/sign-in.ts'
import { passwordChangeSchema } from '#domain/account.ts'
import { Refusal } from '#domain/refusal.ts'
import { askForCode, changePassword } from '#web/data/account.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { CodeField } from '#web/sign-in/code-field.tsx'
import { PasswordFields } from '#web/sign-in/password-fields.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormActions } from './form-actions.tsx'
import { Setting } from './setting.tsx'

const words = accountWords.password

export function PasswordSetting({ email }: { email: string }) {
  return (
    <Setting title={words.title} state={null} change={words.change}>
      {close => <PasswordForm email={email} onClose={close} />}
    </Setting>
  )
}

function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const [asksCode, setAsksCode] = useState(false)
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { currentPassword: '', password: '', confirmPassword: '', code: '' },
    schema: passwordChangeSchema,
    failedTitle: words.failed,
    send: async ({ currentPassword: current, password, code }) => {
      if (!(await tryChange({ current, password, code }))) {
        setAsksCode(true)
        return 'unfinished'
      }
      showToast(words.done)
      onClose()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        {...bind('currentPassword')}
        label={words.current}
        hint={words.hint}
        type="password"
        autoComplete="current-password"
      />
      <PasswordFields bind={bind} label={signInWords.newPassword} />
      {asksCode && <CodeField {...bind('code')} label={words.code} hint={words.codeHint} />}
      <FormActions action={words.action} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}

/** False when the server wants a code first, which is then on its way by mail. */
async function tryChange(change: Parameters<typeof changePassword>[0]) {
  try {
    await changePassword(change)
    return true
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'reauthentication_needed') throw error
    await askForCode()
    return false
  }
}
