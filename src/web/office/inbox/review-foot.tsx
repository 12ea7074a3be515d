import { inboxNotices, reviewWords as words } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { approveReview, type ReviewItem, replyToReview, takeBackReview } from '#web/data/inbox.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { NewAgain } from './item-panel.tsx'
import type { InboxChange } from './use-inbox-change.tsx'
import type { ReviewReply } from './use-review-reply.ts'

type ReviewFootProps = {
  item: ReviewItem
  changing: InboxChange
  reply: ReviewReply
  onClose: () => void
  onReject: () => void
}

/** A typed reply is sent with either decision. */
export function ReviewFoot(props: ReviewFootProps) {
  const { item, changing, reply, onReject } = props
  const { status } = item
  const { approve, saveReply } = useReviewActs(props)
  useKey('c', status === 'approved' ? undefined : approve)
  return (
    <>
      {status !== 'approved' && (
        <Button tone={status === 'pending' ? 'sea' : 'quiet'} busy={changing.isBusy} onClick={approve}>
          {reply.isChanged ? words.approveAndReply : words.approve}
        </Button>
      )}
      {reply.isChanged && (
        <Button tone={status === 'approved' ? 'sea' : 'quiet'} busy={changing.isBusy} onClick={saveReply}>
          {changing.isBusy ? officeWords.saving : words.reply.save}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button tone="danger" onClick={onReject}>
          {words.reject}
        </Button>
      )}
      {status !== 'pending' && <NewAgain item={item} name={item.name} changing={changing} />}
    </>
  )
}

function useReviewActs({ item, changing, reply, onClose }: ReviewFootProps) {
  const approve = () => {
    const typed = reply.check()
    if (!typed) return
    void changing.run({
      change: () => approveReview(item, typed),
      said: inboxNotices.approved(item.name),
      undo: after => takeBackReview(item, after),
      onDone: () => {
        reply.sent(typed)
        onClose()
      },
    })
  }
  const saveReply = () => {
    const typed = reply.check()
    if (!typed) return
    void changing.run({
      change: () => replyToReview(item, typed.reply ?? null),
      said: inboxNotices.replied,
      undo: after => takeBackReview(item, after),
      onDone: () => reply.sent(typed),
    })
  }
  return { approve, saveReply }
}
