import { useState } from 'react'
import { doorWords } from '#content/doors.ts'
import { resendConfirmation } from '#web/data/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { outcomeOf } from './use-door-form.ts'

const { action, busy, sent, failed } = doorWords.resend

/** For someone whose first mail was lost or has lapsed. */
export function ResendButton({ email, home }: { email: string; home: '/crm' | '/booking' }) {
  const [isBusy, setBusy] = useState(false)

  async function resend() {
    setBusy(true)
    const refusal = await outcomeOf(resendConfirmation(email, home), failed)
    setBusy(false)
    if (!refusal) showToast(sent)
  }

  return (
    <Button tone="quiet" busy={isBusy} onClick={resend}>
      {isBusy ? busy : action}
    </Button>
  )
}
