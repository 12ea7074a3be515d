// What the panels of the Inbox have in common.
import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { inboxNotices, inboxWords, inboxPanelWords as words } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { customerName } from '#domain/customer.ts'
import type { Customer } from '#web/data/customers.ts'
import { type InboxItem, markDone } from '#web/data/inbox.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useKey } from '#web/ui/keys.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import type { InboxChange } from './use-inbox-change.tsx'

/** Under the title: what it is, and since when. */
export function ItemLead({ item: { kind, created_at } }: { item: InboxItem }) {
  return (
    <p className="text-ink-soft">
      {inboxWords.kinds[kind].one}, {momentOf(created_at)}
    </p>
  )
}

type InboxReachProps = { mail?: string; whatsapp?: string | undefined; phone?: string | null }

/** An answer with one tap: the letter or the chat opens with its first words written. */
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

/** What a person wrote, as they wrote it. */
export function Written({ children }: { children: string }) {
  return (
    <blockquote className="written" dir="auto">
      {children}
    </blockquote>
  )
}

/** The record of somebody, and why we think that it is theirs. */
export function CustomerLink({ customer, why }: { customer: Customer | null; why?: string | undefined }) {
  if (!customer) return words.noCustomer
  return (
    <>
      <Link className="part-link" to={`/crm/customers/${customer.id}`}>
        <bdi>{customerName(customer)}</bdi>
      </Link>
      <span className="block text-ink-soft">
        {[why, words.cleans(customer.total_cleaning_count)].filter(Boolean).join(', ')}
      </span>
    </>
  )
}

/** From arriving to today: who did what, when, with which words. */
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
