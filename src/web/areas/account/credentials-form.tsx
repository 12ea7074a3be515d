import { type FormEvent, useState } from 'react'
import { authWords } from '#content/office.ts'
import { authNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Credentials } from '#web/data/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast-store.ts'

type CredentialsFormProps = {
  words: { action: string; busy: string }
  failedTitle: string
  send: (credentials: Credentials) => Promise<void>
  onSent: () => void
  newPassword?: boolean
}

const minPasswordLength = 6

export function CredentialsForm({
  words,
  failedTitle,
  send,
  onSent,
  newPassword = false,
}: CredentialsFormProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure('')
    try {
      await send({ email: String(form.get('email')), password: String(form.get('password')) })
      onSent()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setFailure(error.message)
      showToast({ title: failedTitle, text: error.message, tone: 'bad' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      {failure && <FormAlert>{failure}</FormAlert>}
      <TextField
        label={authWords.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
      />
      <TextField
        label={authWords.password}
        hint={newPassword ? authWords.passwordHint : undefined}
        name="password"
        type="password"
        autoComplete={newPassword ? 'new-password' : 'current-password'}
        minLength={minPasswordLength}
        required
      />
      <Button type="submit" size="large" busy={busy}>
        {busy ? words.busy : words.action}
      </Button>
    </form>
  )
}

function FormAlert({ children }: { children: string }) {
  return (
    <p
      role="alert"
      className="flex gap-2 rounded-small bg-error-ground p-3 font-semibold text-error text-small"
    >
      <Icon name="alert" className="size-5 flex-none" />
      {children || authNotices.unexpected.text}
    </p>
  )
}
