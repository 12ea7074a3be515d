import { useState } from 'react'
import { accountWords } from '#content/account.ts'
import { removeFactor } from '#web/data/factors.ts'
import { outcomeOf } from '#web/doors/use-door-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const words = accountWords.factor

export function RemoveFactor({ factorId, onRemoved }: { factorId: string; onRemoved: () => void }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const refusal = await outcomeOf(removeFactor(factorId), words.failed)
    setBusy(false)
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
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={words.question}
        actions={
          <>
            <Button tone="quiet" onClick={() => setAsked(false)}>
              {words.keep}
            </Button>
            <Button tone="danger" busy={isBusy} onClick={remove}>
              {isBusy ? words.removing : words.remove}
            </Button>
          </>
        }
      >
        {words.effect}
      </Dialog>
    </>
  )
}
