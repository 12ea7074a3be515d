import { useState } from 'react'
import { letterSendWords as words } from '#content/newsletter-office.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type LetterCard, sendLetter } from '#web/data/newsletters.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type SendDialogProps = {
  letter: LetterCard
  count: number
  open: boolean
  onClose: () => void
  onSurprise: () => void
}

/** Says to how many it goes. If that has changed meanwhile it is not sent, and the new number is asked about. */
export function SendDialog({ letter, count, open, onClose, onSurprise }: SendDialogProps) {
  const [refusedAt, setRefusedAt] = useState<number>()
  const { act, isBusy } = useAct(['newsletter', 'newsletters', 'newsletter-count'])
  const close = () => {
    setRefusedAt(undefined)
    onClose()
  }
  const send = () =>
    act({
      work: () => sendOrNot(letter, count),
      said: hasLeft => (hasLeft ? words.sent : undefined),
      failed: words.failed,
      onDone: hasLeft => (hasLeft ? close() : setRefusedAt(count)),
      onConflict: () => {
        close()
        onSurprise()
      },
    })
  return (
    <ConfirmDialog
      open={open}
      title={words.dialog.title(count)}
      keep={words.dialog.keep}
      onKeep={close}
      act={words.dialog.act(count)}
      acting={words.dialog.acting}
      onAct={send}
      isBusy={isBusy}
    >
      {refusedAt !== undefined && refusedAt !== count && (
        <Notice tone="wait" role="alert" className="mb-3">
          {words.numberChanged(refusedAt, count)}
        </Notice>
      )}
      <p>{words.dialog.text(letter.subject)}</p>
    </ConfirmDialog>
  )
}

// Another number is no failure: it is told in the question itself, which asks again.
async function sendOrNot(letter: LetterCard, count: number): Promise<boolean> {
  try {
    await sendLetter(letter, count)
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'audience_changed') return false
    throw error
  }
}
