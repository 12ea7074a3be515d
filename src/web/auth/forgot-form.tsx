import { useState } from 'react'
import { authPageWords, signInWords } from '#content/sign-in.ts'
import { codeSchema, emailOnlySchema } from '#domain/account.ts'
import { askForReset, resetWithCode } from '#web/data/auth.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { CodeField } from '#web/sign-in/code-field.tsx'
import { useAccountForm } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { AuthHeading } from './heading.tsx'

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
  const { form, failure, isBusy, submit, bind } = useAccountForm({
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
      <AuthHeading title={title} lead={lead} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <TextField {...bind('email')} label={signInWords.email} type="email" autoComplete="email" />
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
  const { form, failure, isBusy, submit, bind } = useAccountForm({
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
      <AuthHeading title={title} lead={lead(email)} />
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <CodeField {...bind('code')} label={signInWords.code} />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
      <Button tone="text" onClick={onBack}>
        {authPageWords.forgot.back}
      </Button>
    </form>
  )
}
