import { useState } from 'react'
import { authPageWords, doorWords } from '#content/doors.ts'
import { codeSchema, emailOnlySchema } from '#domain/account.ts'
import { askForReset, resetWithCode } from '#web/data/auth.ts'
import { CodeField } from '#web/doors/code-field.tsx'
import { FormAlert } from '#web/doors/form-alert.tsx'
import { useDoorForm } from '#web/doors/use-door-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { DoorHeading } from './door-heading.tsx'

/** A mail with a link and a code; then the code, for those who read their mail elsewhere. */
export function ForgotForm({ onCode, onBack }: { onCode: () => void; onBack: () => void }) {
  const [sentTo, setSentTo] = useState('')
  return sentTo ? (
    <CodeForm email={sentTo} onCode={onCode} onBack={onBack} />
  ) : (
    <AskForm onSent={setSentTo} onBack={onBack} />
  )
}

function AskForm({ onSent, onBack }: { onSent: (email: string) => void; onBack: () => void }) {
  const { title, lead, action, busy, back, failed } = authPageWords.forgot
  const { form, failure, isBusy, submit, bind } = useDoorForm({
    start: { email: '' },
    schema: emailOnlySchema,
    failedTitle: failed,
    send: async ({ email }) => {
      await askForReset(email)
      onSent(email)
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <DoorHeading title={title} lead={lead} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('email')} label={doorWords.email} type="email" autoComplete="email" />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
      <Button tone="text" onClick={onBack}>
        {back}
      </Button>
    </form>
  )
}

type CodeFormProps = { email: string; onCode: () => void; onBack: () => void }

function CodeForm({ email, onCode, onBack }: CodeFormProps) {
  const { title, lead, action, busy, failed } = authPageWords.forgotSent
  const { form, failure, isBusy, submit, bind } = useDoorForm({
    start: { code: '' },
    schema: codeSchema,
    failedTitle: failed,
    send: async ({ code }) => {
      await resetWithCode(email, code)
      onCode()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <DoorHeading title={title} lead={lead(email)} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <CodeField {...bind('code')} label={doorWords.code} />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
      <Button tone="text" onClick={onBack}>
        {authPageWords.forgot.back}
      </Button>
    </form>
  )
}
