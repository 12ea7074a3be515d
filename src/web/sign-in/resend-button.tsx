import { useState } from 'react'
import { signInWords } from '#content/sign-in.ts'
import { resendConfirmation } from '#web/data/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { outcomeOf } from './use-account-form.ts'

const { action, busy, hint, sent, failed } = signInWords.resend

/** For people who have not confirmed their address. The server must not say so: anybody could be asking. */
export function ResendButton({ email, home }: { email: string; home: '/crm' | '/booking' }) {
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const refusal = await outcomeOf(resendConfirmation(email, home), failed)
    setBusy(false)
    if (!refusal) showToast(sent)
  }

  return (
    <>
      <p className="text-ink-soft text-small">{hint}</p>
      <Button tone="quiet" busy={isBusy} onClick={resend}>
        {isBusy ? busy : action}
      </Button>
    </>
  )
}
