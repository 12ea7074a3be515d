// What the office writes about a review: why it is rejected, and the reply under it. What is typed stays until saved.
import { useEffect, useRef } from 'react'
import { inboxNotices, reviewWords as words } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { answerLimits, rejectionSchema, reviewReplySchema } from '#domain/inbox.ts'
import { markDone, type ReviewItem, rejectReview, replyToReview } from '#web/data/inbox.ts'
import { forget } from '#web/kept.ts'
import { useOfficeForm } from '#web/office/use-office-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import type { InboxChange } from './use-inbox-change.tsx'

type RejectFormProps = { item: ReviewItem; changing: InboxChange; onDone: () => void; onCancel: () => void }

export function RejectForm({ item, changing, onDone, onCancel }: RejectFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const { form, bind, submit } = useOfficeForm({
    start: { reason: '' },
    schema: rejectionSchema,
    draftKey: `coastal-clean.reject-${item.id}`,
    send: ({ reason }) =>
      changing.run({
        change: () => rejectReview(item, reason),
        said: inboxNotices.rejected(item.name),
        undo: after => markDone(after, false),
        onDone,
      }),
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

export function ReplyForm({ item, changing }: { item: ReviewItem; changing: InboxChange }) {
  const { form, bind, submit, changed } = useOfficeForm({
    start: { reply: item.reply ?? '' },
    schema: reviewReplySchema,
    draftKey: replyDraft(item),
    send: ({ reply }) =>
      changing.run({
        change: () => replyToReview(item, reply),
        said: inboxNotices.replied,
        undo: after => replyToReview(after, item.reply ?? ''),
      }),
  })
  return (
    <PanelPart title={words.reply.title}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
        <TextAreaField
          label={words.reply.label}
          hint={words.reply.hint}
          optional
          maxLength={answerLimits.reply}
          dir="auto"
          {...bind('reply')}
        />
        {changed.length > 0 && (
          <Button type="submit" tone="quiet" busy={changing.isBusy} className="justify-self-start">
            {changing.isBusy ? officeWords.saving : words.reply.save}
          </Button>
        )}
      </form>
    </PanelPart>
  )
}

const replyDraft = ({ id }: ReviewItem) => `coastal-clean.reply-${id}`

export const forgetReply = (item: ReviewItem) => forget(replyDraft(item))
