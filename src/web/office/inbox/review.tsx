import { useEffect, useState } from 'react'
import { inboxWords } from '#content/inbox.ts'
import { answerByMail } from '#content/inbox-answers.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { answerLimits, type ReviewStatus, rejectionSchema } from '#domain/inbox.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import { useChangeHere } from '#web/acts/use-change.ts'
import { decideReview, type Item, type Seen } from '#web/data/inbox.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useKeptText } from '#web/forms/use-kept-text.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Badge, type State } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { CustomerLink, ItemPanel, NewAgain, type PanelOf, Reach, Written } from './item-panel.tsx'

const tones: Record<ReviewStatus, State> = { pending: 'wait', approved: 'agreed', rejected: 'over' }

export function ReviewPanel({ item, onClose }: PanelOf<'review'>) {
  const { name, email, review_text, rating, status, customer } = item
  const reply = useKeptText(`coastal-clean.reply-${item.id}`, item.reply ?? '')
  const isStaff = useHasRole('staff')
  const [isRejecting, setRejecting] = useState(false)
  const deciding = { item, reply, onClose }
  const words = inboxWords.review
  return (
    <ItemPanel
      {...{ item, name, onClose }}
      state={[tones[status], inboxWords.status[status]]}
      reach={<Reach mail={answerByMail('review', { name, email, words: review_text })} customer={customer} />}
      acts={!isRejecting && <Decisions {...deciding} onReject={() => setRejecting(true)} />}
      more={<ReviewFacts item={item} />}
      onTakeTheirs={reply.startAgain}
    >
      <div className="grid gap-2">
        <Stars rating={rating} />
        <Written>{review_text}</Written>
      </div>
      {isStaff && (
        <TextAreaField
          className="max-w-[620px]"
          label={words.reply.label}
          hint={words.reply.hint}
          optional
          maxLength={answerLimits.reply}
          dir="auto"
          value={reply.value}
          onChange={event => reply.type(event.target.value)}
        />
      )}
      {isRejecting && <RejectForm {...deciding} onCancel={() => setRejecting(false)} />}
    </ItemPanel>
  )
}

export function ReviewFacts({ item }: { item: Item<'review'> }) {
  const { booking, is_from_clean, wants_google, rejection_reason, email, customer } = item
  const { clean, fromClean, notFromClean, google, wantsGoogle, reason } = inboxWords.review
  return (
    <Facts
      facts={[
        [
          clean,
          <span key="clean">
            {is_from_clean ? (
              <Badge tone="agreed">{fromClean}</Badge>
            ) : (
              <span className="text-ink-soft">{notFromClean}</span>
            )}
            {booking && (
              <span className="block">
                {serviceLabel(booking.service_type)}, {formatShortDate(booking.service_date)}
              </span>
            )}
          </span>,
        ],
        [inboxWords.email, <MailAddress key="email">{email}</MailAddress>],
        [inboxWords.customer, <CustomerLink key="customer" customer={customer} />],
        [google, wants_google && wantsGoogle],
        [reason, rejection_reason],
      ]}
    />
  )
}

type DecidingProps = PanelOf<'review'> & { reply: ReturnType<typeof useKeptText> }

/** A typed reply goes with each decision, emptied it is taken off the page; Undo takes back both. */
function decisionOn({ item, reply, onClose }: DecidingProps) {
  const { status, rejection_reason } = item
  const before = { status, rejection_reason, reply: item.reply }
  const typed = reply.isChanged ? { reply: reply.value.trim() || null } : {}
  return (decision: Parameters<typeof decideReview>[1], said: string, isLast = true) => ({
    work: () => decideReview(item, { ...decision, ...typed }),
    said,
    undo: (after: Seen) => ({ work: () => decideReview(after, before) }),
    onDone() {
      if ('reply' in typed) reply.sent(typed.reply ?? '')
      if (isLast) onClose()
    },
  })
}

function Decisions({ onReject, ...deciding }: DecidingProps & { onReject: () => void }) {
  const { item, reply } = deciding
  const { name, status } = item
  const decided = decisionOn(deciding)
  const words = inboxWords.review
  return (
    <>
      {status !== 'approved' && (
        <ActButton
          {...decided({ status: 'approved' }, inboxWords.said.approved(name))}
          tone={status === 'pending' ? 'sea' : 'quiet'}
          shortcut="c"
        >
          {reply.isChanged ? words.approveAndReply : words.approve}
        </ActButton>
      )}
      {reply.isChanged && (
        <ActButton
          {...decided({}, inboxWords.said.replied, false)}
          tone={status === 'approved' ? 'sea' : 'quiet'}
        >
          {words.reply.save}
        </ActButton>
      )}
      {status !== 'pending' && <NewAgain item={item} name={name} />}
      {status !== 'rejected' && (
        <Button tone="danger" className="desk:ml-auto" onClick={onReject}>
          {words.reject}
        </Button>
      )}
    </>
  )
}

function RejectForm({ onCancel, ...deciding }: DecidingProps & { onCancel: () => void }) {
  const { id, name } = deciding.item
  const { act, isBusy } = useChangeHere()
  const { reason: label, rejection } = inboxWords.review
  const { form, bind, submit } = useForm({
    start: { reason: '' },
    schema: rejectionSchema,
    draftKey: `coastal-clean.reject-${id}`,
    send({ reason }) {
      const said = inboxWords.said.rejected(name)
      return act(decisionOn(deciding)({ status: 'rejected', rejection_reason: reason }, said))
    },
  })
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [form])
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-[620px] gap-3">
      <TextAreaField
        label={label}
        hint={rejection.hint}
        maxLength={answerLimits.reason}
        {...bind('reason')}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={isBusy}>
          {rejection.send}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {rejection.cancel}
        </Button>
      </div>
    </form>
  )
}
