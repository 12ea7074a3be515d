import { accountWords } from '#content/account.ts'
import { emailOnlySchema } from '#domain/account.ts'
import { changeEmail } from '#web/data/account.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { FormActions } from './form-actions.tsx'
import { Setting } from './setting.tsx'

const words = accountWords.email

type EmailSettingProps = { email: string; waitingFor: string | undefined; onAsked: () => void }

export function EmailSetting({ email, waitingFor, onAsked }: EmailSettingProps) {
  const state = (
    <>
      <p>{email}</p>
      {waitingFor && <p>{words.waiting(waitingFor)}</p>}
    </>
  )
  return (
    <Setting title={words.title} state={state} change={words.change}>
      {close => <EmailForm onClose={close} onAsked={onAsked} />}
    </Setting>
  )
}

function EmailForm({ onClose, onAsked }: { onClose: () => void; onAsked: () => void }) {
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { email: '' },
    schema: emailOnlySchema,
    failedTitle: words.failed,
    send: async ({ email }) => {
      await changeEmail(email)
      showToast(words.sent)
      onAsked()
      onClose()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('email')} label={words.label} hint={words.hint} type="email" autoComplete="email" />
      <FormActions action={words.action} isBusy={isBusy} onCancel={onClose} />
    </form>
  )
}
