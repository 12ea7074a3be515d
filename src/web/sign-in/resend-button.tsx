import { signInWords } from '#content/sign-in.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { resendConfirmation } from '#web/data/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { outcomeOf } from './use-account-form.ts'

const { action, busy, hint, sent, failed } = signInWords.resend

/** For people who have not confirmed their address. The server must not say so: anybody could be asking. */
export function ResendButton({ email, home }: { email: string; home: '/crm' | '/booking' }) {
  const { run, isBusy } = useBusy()

  async function resend() {
    const refusal = await outcomeOf(resendConfirmation(email, home), failed)
    if (!refusal) showToast(sent)
  }

  return (
    <>
      <p className="text-ink-soft text-small">{hint}</p>
      <Button tone="quiet" busy={isBusy} onClick={() => run(resend)}>
        {isBusy ? busy : action}
      </Button>
    </>
  )
}
