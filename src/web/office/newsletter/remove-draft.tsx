import { useState } from 'react'
import { letterDraftWords } from '#content/newsletter-office.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type LetterCard, removeLetter } from '#web/data/newsletters.ts'
import { useNavigate } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const words = letterDraftWords.remove

type RemoveDraftProps = { letter: LetterCard; onSurprise: () => void }

export function RemoveDraft({ letter, onSurprise }: RemoveDraftProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { act, isBusy } = useAct(['newsletters'])
  const remove = () =>
    act({
      work: () => removeLetter(letter),
      said: { title: words.done },
      failed: words.failed,
      onDone: () => navigate('/admin/newsletter', { replace: true }),
      onConflict: onSurprise,
    })
  return (
    <>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title}
        keep={words.keep}
        onKeep={() => setAsking(false)}
        act={words.action}
        acting={words.removing}
        onAct={remove}
        isBusy={isBusy}
        tone="danger"
      >
        {words.text}
      </ConfirmDialog>
    </>
  )
}
