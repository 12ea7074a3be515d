import { type ReactNode, useEffect, useState } from 'react'
import { securityKeyWords } from '#content/passkeys.ts'
import { authNotices } from '#domain/sign-in-messages.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { signOut } from '#web/data/auth.ts'
import { type HeldFactors, readHeldFactors, showSecurityKey } from '#web/data/passkeys.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { outcomeOf } from './use-account-form.ts'

type SecurityKeyFormProps = {
  failedTitle: string
  onPassed: () => void
  onLeft: () => void
  /** The form for the code of an app, for who has one. */
  children: ReactNode
}

/** For who has a security key; all others get the form for a code. The default export is what lazy loading wants. */
export default function SecurityKeyForm({ failedTitle, onPassed, onLeft, children }: SecurityKeyFormProps) {
  const [held, setHeld] = useState<HeldFactors>()
  useEffect(() => {
    readHeldFactors().then(setHeld)
  }, [])
  const { run, isBusy } = useBusy()
  if (!held) return null
  const { keyId, hasApp } = held
  if (!keyId) return children

  async function show(factorId: string) {
    const refusal = await outcomeOf(showSecurityKey(factorId), failedTitle)
    if (refusal) return
    showToast(authNotices.welcomeBack)
    onPassed()
  }

  return (
    <div className="mt-5 grid gap-4">
      <p>{securityKeyWords.lead}</p>
      <Button size="large" busy={isBusy} onClick={() => run(() => show(keyId))}>
        {isBusy ? securityKeyWords.waiting : securityKeyWords.action}
      </Button>
      {hasApp ? (
        <>
          <p className="text-small text-ink-soft">{securityKeyWords.or}</p>
          {children}
        </>
      ) : (
        <Button tone="text" onClick={() => signOut().then(onLeft)}>
          {securityKeyWords.leave}
        </Button>
      )}
    </div>
  )
}
