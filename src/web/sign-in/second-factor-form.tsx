import { lazy, Suspense, useEffect, useRef } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { codeSchema } from '#domain/account.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { signOut } from '#web/data/auth.ts'
import { passFactor } from '#web/data/factors.ts'
import { FormAlert } from '#web/forms/form-alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CodeField } from './code-field.tsx'
import { offersPasskeys } from './offered.ts'
import { useAccountForm } from './use-account-form.ts'

const { lead, action, busy, leave } = signInWords.factor

const SecurityKeyForm = lazy(() => import('./security-key-form.tsx'))

export type SecondFactorFormProps = { failedTitle: string; onPassed: () => void; onLeft: () => void }

/** The password was right; the account also asks for the code of an app, or for a security key where these are offered. */
export function SecondFactorForm(props: SecondFactorFormProps) {
  const codeForm = <CodeForm {...props} />
  return offersPasskeys() ? (
    <Suspense>
      <SecurityKeyForm {...props}>{codeForm}</SecurityKeyForm>
    </Suspense>
  ) : (
    codeForm
  )
}

function CodeForm({ failedTitle, onPassed, onLeft }: SecondFactorFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { form, failure, isBusy, submit, bind } = useAccountForm({
    start: { code: '' },
    schema: codeSchema,
    failedTitle,
    send: async ({ code }) => {
      await passFactor(code)
      showToast(authNotices.welcomeBack)
      onPassed()
    },
  })
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {failure && <FormAlert>{failure.message}</FormAlert>}
      <CodeField {...bind('code')} ref={field} label={signInWords.code} hint={lead} />
      <Button type="submit" size="large" busy={isBusy}>
        {isBusy ? busy : action}
      </Button>
      <Button tone="text" onClick={() => signOut().then(onLeft)}>
        {leave}
      </Button>
    </form>
  )
}
