import { useState } from 'react'
import { inboxNotices, reviewWords, inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { approveReview, markDone, type ReviewItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/office-visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Stars } from '#web/ui/stars.tsx'
import type { ItemPanelProps } from './inbox-panel.tsx'
import { CustomerLink, InboxReach, ItemHistory, ItemLead, NewAgain, Written } from './inbox-parts.tsx'
import { forgetReply, RejectForm, ReplyForm } from './inbox-review-forms.tsx'
import { type InboxChange, useInboxChange } from './use-inbox-change.tsx'

const tones = { pending: 'pending', approved: 'confirmed', rejected: 'cancelled' } as const

export function ReviewPanel({ item, onClose }: ItemPanelProps<ReviewItem>) {
  const { name, email, review_text, rating, status } = item
  const changing = useInboxChange(item, () => forgetReply(item))
  const isStaff = useHasRole('staff')
  const [isRejecting, setRejecting] = useState(false)
  const foot = { item, changing, onClose, onReject: () => setRejecting(true) }
  return (
    <Panel
      title={name}
      status={<Badge tone={tones[status]}>{words.status[status]}</Badge>}
      lead={<ItemLead item={item} />}
      onClose={onClose}
      foot={isStaff && !isRejecting && <ReviewFoot {...foot} />}
    >
      {changing.conflict}
      <div className="grid gap-2">
        <Stars rating={rating} />
        <Written>{review_text}</Written>
      </div>
      {isRejecting && (
        <RejectForm item={item} changing={changing} onDone={onClose} onCancel={() => setRejecting(false)} />
      )}
      <InboxReach mail={answerByMail('review', { name, email, words: review_text })} />
      <ReviewFacts item={item} />
      {isStaff && <ReplyForm key={`${changing.version} ${item.reply}`} item={item} changing={changing} />}
      <ItemHistory item={item} isNew={status === 'pending'} />
    </Panel>
  )
}

function ReviewFacts({ item }: { item: ReviewItem }) {
  const { booking, is_from_clean, wants_google } = item
  const clean = booking && `${serviceLabel(booking.service_type)}, ${formatShortDate(booking.service_date)}`
  return (
    <Facts
      facts={[
        [
          reviewWords.clean,
          <span key="clean">
            {is_from_clean ? (
              <Badge tone="confirmed">{reviewWords.fromClean}</Badge>
            ) : (
              <span className="text-ink-soft">{reviewWords.notFromClean}</span>
            )}
            {clean && <span className="block">{clean}</span>}
          </span>,
        ],
        [words.email, item.email],
        [words.customer, <CustomerLink key="customer" customer={item.customer} />],
        [reviewWords.google, wants_google && reviewWords.wantsGoogle],
        [reviewWords.reason, item.rejection_reason],
      ]}
    />
  )
}

type ReviewFootProps = { item: ReviewItem; changing: InboxChange; onClose: () => void; onReject: () => void }

function ReviewFoot({ item, changing, onClose, onReject }: ReviewFootProps) {
  const { name, status } = item
  const approve = () =>
    changing.run({
      change: () => approveReview(item),
      said: inboxNotices.approved(name),
      undo: after => markDone(after, false),
      onDone: onClose,
    })
  useKey('c', status === 'approved' ? undefined : () => void approve())
  return (
    <>
      {status !== 'approved' && (
        <Button tone={status === 'pending' ? 'sea' : 'quiet'} busy={changing.isBusy} onClick={approve}>
          {reviewWords.approve}
        </Button>
      )}
      {status !== 'rejected' && (
        <Button tone="danger" onClick={onReject}>
          {reviewWords.reject}
        </Button>
      )}
      {status !== 'pending' && <NewAgain item={item} name={name} changing={changing} />}
    </>
  )
}
