// Shared parts of the Inbox panels.
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { inboxNotices, inboxWords, inboxPanelWords as words } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import type { Customer } from '#web/data/customers.ts'
import { type InboxItem, markDone } from '#web/data/inbox.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useKey } from '#web/ui/keys.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import type { InboxChange } from './use-inbox-change.tsx'

export type ItemPanelProps<Item extends InboxItem = InboxItem> = { item: Item; onClose: () => void }

/** Under the title: the kind of item and its date. */
export function ItemLead({ item: { kind, created_at } }: { item: InboxItem }) {
  return (
    <p className="text-ink-soft">
      {inboxWords.kinds[kind].one}, {momentOf(created_at)}
    </p>
  )
}

type InboxReachProps = { mail?: string; whatsapp?: string | undefined; phone?: string | null }

/** Answers with one tap: the mail or the chat opens with a greeting in it. */
export function InboxReach({ mail, whatsapp, phone }: InboxReachProps) {
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <div className="inbox-reach">
      {mail && (
        <a className={quiet} href={mail}>
          <Mail aria-hidden="true" />
          {words.mail}
        </a>
      )}
      {whatsapp && (
        <a className={quiet} href={whatsapp} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" className="inbox-whatsapp" />
          {words.whatsapp}
        </a>
      )}
      {phone && (
        <a className={quiet} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {words.call}
        </a>
      )}
    </div>
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
  if (!customer) return words.noCustomer
  return (
    <>
      <Link className="part-link" to={`/crm/customers/${customer.id}`}>
        <bdi>{fullName(customer)}</bdi>
      </Link>
      <span className="block text-ink-soft">
        {[why, words.cleans(customer.total_cleaning_count)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

/** The item's history: who did what, when, with which text. */
export function ItemHistory({ item, isNew }: { item: InboxItem; isNew: boolean }) {
  const first = item.kind === 'duplicate' ? words.found : words.sent
  const steps = item.history.map(({ id, what, words: said, at, who }) => ({
    id,
    title: words.by(words.steps[what], who),
    text: said && <span dir="auto">{said}</span>,
    time: momentOf(at),
  }))
  const entries: TimelineEntry[] = [{ id: 'sent', title: first, time: momentOf(item.created_at) }, ...steps]
  if (isNew) entries.push({ id: 'waits', title: words.waits, when: 'now' })
  return (
    <PanelPart title={words.history}>
      <Timeline entries={entries} />
    </PanelPart>
  )
}

type DoneFootProps = {
  item: InboxItem
  name: string
  isDone: boolean
  changing: InboxChange
  onClose: () => void
}

/** Done closes the panel: the next one waits in the list. */
export function DoneFoot({ item, name, isDone, changing, onClose }: DoneFootProps) {
  const done = () =>
    changing.run({
      change: () => markDone(item, true),
      said: inboxNotices.done(name),
      undo: after => markDone(after, false),
      onDone: onClose,
    })
  useKey('c', isDone ? undefined : () => void done())
  if (isDone) return <NewAgain item={item} name={name} changing={changing} />
  return (
    <Button busy={changing.isBusy} onClick={done}>
      {words.done}
    </Button>
  )
}

export function NewAgain({
  item,
  name,
  changing,
}: Pick<DoneFootProps, 'item' | 'name' | 'changing'>): ReactNode {
  const reopen = () =>
    changing.run({ change: () => markDone(item, false), said: inboxNotices.newAgain(name) })
  return (
    <Button tone="quiet" busy={changing.isBusy} onClick={reopen}>
      {words.newAgain}
    </Button>
  )
}

export const momentOf = (at: string) => formatMoment(new Date(at), new Date())
