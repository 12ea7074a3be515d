import { useState } from 'react'
import { readerWords } from '#content/newsletter-readers.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type ReaderLine, stopReader } from '#web/data/newsletter-readers.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

const words = readerWords.stop

/** For somebody who asks by phone to be left out. Only they can come back, so it asks first. */
export function StopReader({ reader: { id, email } }: { reader: ReaderLine }) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct(['newsletter-readers', 'newsletter-count'])
  const stop = () =>
    act({
      work: () => stopReader(id),
      said: words.done,
      failed: words.failed,
      onDone: () => setAsking(false),
    })
  return (
    <>
      <Button tone="text" aria-label={words.named(email)} onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title}
        keep={words.keep}
        onKeep={() => setAsking(false)}
        act={words.action}
        acting={words.acting}
        onAct={stop}
        isBusy={isBusy}
        tone="danger"
      >
        {words.text(email)}
      </ConfirmDialog>
    </>
  )
}
