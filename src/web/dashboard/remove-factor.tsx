import { useState } from 'react'
import { accountWords } from '#content/account.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { removeFactor } from '#web/data/factors.ts'
import { outcomeOf } from '#web/sign-in/use-account-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const words = accountWords.factor

export function RemoveFactor({ factorId, onRemoved }: { factorId: string; onRemoved: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy } = useBusy()

  async function remove() {
    const refusal = await outcomeOf(removeFactor(factorId), words.failed)
    setAsked(false)
    if (refusal) return
    showToast(words.removed)
    onRemoved()
  }

  return (
    <>
      <Button tone="danger" className="justify-self-start" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={words.question}
        keep={words.keep}
        onKeep={() => setAsked(false)}
        act={words.remove}
        acting={words.removing}
        onAct={() => run(remove)}
        isBusy={isBusy}
        tone="danger"
      >
        {words.effect}
      </ConfirmDialog>
    </>
  )
}
