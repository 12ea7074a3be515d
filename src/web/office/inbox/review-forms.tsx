// The office's texts about a review: the reason for rejecting it, and the reply under it. Drafts stay until saved.
import { useEffect, useRef } from 'react'
import { inboxNotices, reviewWords as words } from '#content/inbox.ts'
import { answerLimits, rejectionSchema } from '#domain/inbox.ts'
import { type ReviewItem, rejectReview, takeBackReview } from '#web/data/inbox.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import type { InboxChange } from './use-inbox-change.tsx'
import type { ReviewReply } from './use-review-reply.ts'

type RejectFormProps = {
  item: ReviewItem
  changing: InboxChange
  reply: ReviewReply
  onDone: () => void
  onCancel: () => void
}

export function RejectForm({ item, changing, reply, onDone, onCancel }: RejectFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const { form, bind, submit } = useForm({
    start: { reason: '' },
    schema: rejectionSchema,
    draftKey: `coastal-clean.reject-${item.id}`,
    send: async ({ reason }) => {
      const typed = reply.check()
      if (!typed) return false
      return changing.run({
        change: () => rejectReview(item, { ...typed, reason }),
        said: inboxNotices.rejected(item.name),
        undo: after => takeBackReview(item, after),
        onDone: () => {
          reply.sent(typed)
          onDone()
        },
      })
    },
  })
  useEffect(() => place.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={place}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextAreaField
          label={words.rejectForm.reason}
          hint={words.rejectForm.hint}
          maxLength={answerLimits.reason}
          {...bind('reason')}
        />
        <div className="flex gap-2">
          <Button type="submit" busy={changing.isBusy}>
            {words.rejectForm.send}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {words.rejectForm.cancel}
          </Button>
        </div>
      </form>
    </div>
  )
}

/** The field alone: its buttons are in the foot of the panel, where nothing covers them. */
export function ReplyField({ reply }: { reply: ReviewReply }) {
  return (
    <PanelPart title={words.reply.title}>
      <TextAreaField
        label={words.reply.label}
        hint={words.reply.hint}
        optional
        maxLength={answerLimits.reply}
        dir="auto"
        value={reply.value}
        error={reply.error}
        onChange={event => reply.type(event.target.value)}
      />
    </PanelPart>
  )
}
