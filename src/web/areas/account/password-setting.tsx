import { useState } from 'react'
import { accountWords } from '#content/account.ts'
import { doorWords } from '#content/doors.ts'
import { passwordChangeSchema } from '#domain/account.ts'
import { Refusal } from '#domain/refusal.ts'
import { askForCode, changePassword } from '#web/data/account.ts'
import { CodeField } from '#web/doors/code-field.tsx'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { PasswordFields } from '#web/doors/password-fields.tsx'
import { useDoorForm } from '#web/doors/use-door-form.ts'
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
  const { form, failure, isBusy, submit, bind } = useDoorForm({
    start: { currentPassword: '', password: '', confirmPassword: '', code: '' },
    schema: passwordChangeSchema,
    failedTitle: words.failed,
    send: async ({ currentPassword: current, password, code }) => {
      if (!(await tryChange({ current, password, code }))) return setAsksCode(true)
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
      <PasswordFields bind={bind} label={doorWords.newPassword} />
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
