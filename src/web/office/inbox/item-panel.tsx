// What every panel of the Inbox has: the sender, the state, a colleague's change, the history, done and new again.

import type { ReactNode } from 'react'
import { inboxWords } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import type { InboxKind } from '#domain/inbox.ts'
import { ActButton } from '#web/acts/act-button.tsx'
import { ChangeContext, useChange } from '#web/acts/use-change.ts'
import type { Customer } from '#web/data/customers.ts'
import { type InboxItem, type Item, markDone } from '#web/data/inbox.ts'
import { Check } from '#web/icons/check.ts'
import { Mail } from '#web/icons/mail.ts'
import { Phone } from '#web/icons/phone.ts'
import { User } from '#web/icons/user.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { Link } from '#web/router/link.tsx'
import { Badge, type State } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Panel, PanelActs, PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'

export type PanelOf<Kind extends InboxKind> = { item: Item<Kind>; onClose: () => void }

type ItemPanelProps = {
  item: InboxItem
  name: string
  onClose: () => void
  state: readonly [State, string]
  /** Ways to answer, each an icon beside the name. */
  reach?: ReactNode
  /** What it is. */
  children: ReactNode
  /** What staff do with it. */
  acts: ReactNode
  /** What else is known. */
  more?: ReactNode
  hasHistory?: boolean
  /** A colleague's version is chosen instead of what was typed. */
  onTakeTheirs?: () => void
}

export function ItemPanel({ item, name, onClose, state, reach, acts, more, ...rest }: ItemPanelProps) {
  const { children, hasHistory = true, onTakeTheirs } = rest
  const isStaff = useHasRole('staff')
  const changing = useChange()
  const takeTheirs = () => {
    changing.accept()
    onTakeTheirs?.()
  }
  const [tone, word] = state
  return (
    <ChangeContext value={changing}>
      <Panel
        isLetter
        title={name}
        lead={
          <p className="text-ink-soft text-second">
            {inboxWords.kinds[item.kind].one} · {momentOf(item.created_at)}
            <Badge bare tone={tone} className="ml-2">
              {word}
            </Badge>
          </p>
        }
        reach={isStaff && reach}
        onClose={onClose}
      >
        {changing.isOvertaken && (
          <ConflictNotice onTakeTheirs={takeTheirs}>{whatChanged(item)}</ConflictNotice>
        )}
        {children}
        {isStaff && <PanelActs>{acts}</PanelActs>}
        {more}
        {hasHistory && <History item={item} isWaiting={isStaff && tone === 'wait'} />}
      </Panel>
    </ChangeContext>
  )
}

function whatChanged({ history }: InboxItem) {
  const { by, steps, conflict, unsaved } = inboxWords.history
  const last = history.at(-1)
  return last ? conflict(by(steps[last.what], last.who), momentOf(last.at)) : unsaved
}

// Who did what, when, with which text.
function History({ item, isWaiting }: { item: InboxItem; isWaiting: boolean }) {
  const { title, sent, found, waits, steps, by } = inboxWords.history
  const entries: TimelineEntry[] = item.history.map(({ id, what, words, at, who }) => ({
    id,
    title: by(steps[what], who),
    text: words && <span dir="auto">{words}</span>,
    time: momentOf(at),
  }))
  const first = item.kind === 'duplicate' ? found : sent
  entries.unshift({ id: 'sent', title: first, time: momentOf(item.created_at) })
  if (isWaiting) entries.push({ id: 'waits', title: waits, when: 'now' })
  return (
    <PanelPart title={title}>
      <Timeline entries={entries} />
    </PanelPart>
  )
}

export const stateOf = (isDone: unknown) =>
  isDone ? (['finished', inboxWords.status.done] as const) : (['wait', inboxWords.status.new] as const)

type DoneProps = {
  item: Item<'message'> | Item<'referral'> | Item<'registration'>
  name: string
  onClose: () => void
  /** Where another act goes first. */
  isLast?: boolean
}

/** Where new or done is all there is to decide. It closes the panel: the next one waits in the list. */
export function Done({ item, name, onClose, isLast }: DoneProps) {
  if (item.handled_at) return <NewAgain item={item} name={name} />
  return (
    <ActButton
      tone={isLast ? 'quiet' : 'sea'}
      className={isLast ? 'desk:ml-auto' : ''}
      shortcut="c"
      work={() => markDone(item, true)}
      said={inboxWords.said.done(name)}
      undo={after => ({ work: () => markDone(after, false) })}
      onDone={onClose}
    >
      <Check aria-hidden="true" />
      {inboxWords.done}
    </ActButton>
  )
}

export function NewAgain({ item, name }: { item: InboxItem; name: string }) {
  return (
    <ActButton tone="quiet" work={() => markDone(item, false)} said={inboxWords.said.newAgain(name)}>
      {inboxWords.newAgain}
    </ActButton>
  )
}

type ReachProps = { mail?: string; whatsapp?: string; phone?: string | null; customer?: Customer | null }

/** One tap each: the mail or the chat opens with a greeting in it. */
export function Reach({ mail, whatsapp, phone, customer }: ReachProps) {
  const ring = (label: string) => ({ className: 'icon-button ringed', 'aria-label': label, title: label })
  return (
    <>
      {mail && (
        <a {...ring(inboxWords.mail)} href={mail}>
          <Mail aria-hidden="true" />
        </a>
      )}
      {whatsapp && (
        <a {...ring(inboxWords.whatsapp)} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" className="text-whatsapp" />
        </a>
      )}
      {phone && (
        <a {...ring(inboxWords.call)} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
        </a>
      )}
      {customer && (
        <Link {...ring(inboxWords.openCustomer)} to={`/crm/customers/${customer.id}`}>
          <User aria-hidden="true" />
        </Link>
      )}
    </>
  )
}

/** The sender's own text, unchanged. */
export function Written({ children }: { children: string }) {
  return (
    <blockquote className="written" dir="auto">
      {children}
    </blockquote>
  )
}

/** A link to the sender's record, and why we think that it is theirs. */
export function CustomerLink({ customer, why }: { customer: Customer | null; why?: string | undefined }) {
  if (!customer) return inboxWords.noCustomer
  return (
    <>
      <Link className="part-link" to={`/crm/customers/${customer.id}`}>
        <bdi>{fullName(customer)}</bdi>
      </Link>
      <span className="block text-ink-soft">
        {[why, inboxWords.cleans(customer.total_cleaning_count)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

export const momentOf = (at: string) => formatMoment(new Date(at), new Date())
