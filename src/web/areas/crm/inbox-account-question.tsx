import { useState } from 'react'
import { duplicateWords } from '#content/inbox.ts'
import { customerName } from '#domain/customer.ts'
import type { DuplicateItem } from '#web/data/inbox.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type AccountQuestionProps = { item: DuplicateItem; isBusy: boolean; onTake: () => void; onKeep: () => void }

const words = duplicateWords.account

/** Whether an account is this customer's: asked twice, because it then sees the record. */
export function AccountQuestion({ item, isBusy, onTake, onKeep }: AccountQuestionProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const take = () => {
    close()
    onTake()
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => setAsking(true)}>
        {words.take}
      </Button>
      <Button tone="quiet" onClick={onKeep}>
        {words.keep}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={words.ask(customerName(item.customer))}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              {words.cancel}
            </Button>
            <Button onClick={take}>{words.take}</Button>
          </>
        }
      >
        <p>{words.effect(item.offered)}</p>
      </Dialog>
    </>
  )
}
