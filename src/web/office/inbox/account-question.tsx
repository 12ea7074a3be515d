import { useState } from 'react'
import { duplicateWords } from '#content/inbox.ts'
import { fullName } from '#domain/full-name.ts'
import type { DuplicateItem } from '#web/data/inbox.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type AccountQuestionProps = { item: DuplicateItem; isBusy: boolean; onTake: () => void; onKeep: () => void }

const words = duplicateWords.account

/** Whether an account is this customer's: confirmed twice, because the account can then read the record. */
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
      <ConfirmDialog
        open={isAsking}
        title={words.ask(fullName(item.customer))}
        keep={words.cancel}
        onKeep={close}
        act={words.take}
        onAct={take}
      >
        <p>{words.effect(item.offered)}</p>
      </ConfirmDialog>
    </>
  )
}
