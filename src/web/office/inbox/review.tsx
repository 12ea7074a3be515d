import { useState } from 'react'
import { reviewWords, inboxPanelWords as words } from '#content/inbox.ts'
import { answerByMail } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import type { ReviewStatus } from '#domain/inbox.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { ReviewItem } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { ItemPanelFrame } from './item-panel.tsx'
import { CustomerLink, InboxReach, type ItemPanelProps, Written } from './parts.tsx'
import { ReviewFoot } from './review-foot.tsx'
import { RejectForm, ReplyField } from './review-forms.tsx'
import { useInboxChange } from './use-inbox-change.tsx'
import { useReviewReply } from './use-review-reply.ts'

const tones: Record<ReviewStatus, BadgeTone> = {
  pending: 'pending',
  approved: 'confirmed',
  rejected: 'cancelled',
}

export function ReviewPanel({ item, onClose }: ItemPanelProps<ReviewItem>) {
  const { name, email, review_text, rating, status } = item
  const reply = useReviewReply(item)
  const changing = useInboxChange(item, reply.startAgain)
  const isStaff = useHasRole('staff')
  const [isRejecting, setRejecting] = useState(false)
  const foot = { item, changing, reply, onClose, onReject: () => setRejecting(true) }
  return (
    <ItemPanelFrame
      {...{ item, name, changing, onClose }}
      isNew={status === 'pending'}
      status={<Badge tone={tones[status]}>{words.status[status]}</Badge>}
      foot={!isRejecting && <ReviewFoot {...foot} />}
    >
      <div className="grid gap-2">
        <Stars rating={rating} />
        <Written>{review_text}</Written>
      </div>
      {isRejecting && (
        <RejectForm {...{ item, changing, reply }} onDone={onClose} onCancel={() => setRejecting(false)} />
      )}
      <InboxReach mail={answerByMail('review', { name, email, words: review_text })} />
      <ReviewFacts item={item} />
      {isStaff && <ReplyField reply={reply} />}
    </ItemPanelFrame>
  )
}

export function ReviewFacts({ item }: { item: ReviewItem }) {
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
        [words.email, <MailAddress key="email">{item.email}</MailAddress>],
        [words.customer, <CustomerLink key="customer" customer={item.customer} />],
        [reviewWords.google, wants_google && reviewWords.wantsGoogle],
        [reviewWords.reason, item.rejection_reason],
      ]}
    />
  )
}
