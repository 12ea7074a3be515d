// What every panel of the Inbox has: the sender, the state, a colleague's change, the history and the buttons.
import type { ReactNode } from 'react'
import { inboxNotices, inboxWords, inboxPanelWords as words } from '#content/inbox.ts'
import { type InboxItem, markDone } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Timeline, type TimelineEntry } from '#web/ui/timeline.tsx'
import { type ItemPanelProps, momentOf } from './parts.tsx'
import type { InboxChange } from './use-inbox-change.tsx'

type ItemPanelFrameProps = ItemPanelProps & {
  name: string
  isNew: boolean
  changing: InboxChange
  /** If there is more to say than new or done. */
  status?: ReactNode
  /** Only staff see it. Without one: Done, or New again. */
  foot?: ReactNode
  hasHistory?: boolean
  children: ReactNode
}

export function ItemPanelFrame(props: ItemPanelFrameProps) {
  const { item, name, isNew, changing, onClose, hasHistory = true, children } = props
  const { status = <NewBadge isNew={isNew} />, foot = <DoneFoot {...props} /> } = props
  const isStaff = useHasRole('staff')
  return (
    <Panel
      title={name}
      status={status}
      lead={<ItemLead item={item} />}
      onClose={onClose}
      foot={isStaff && foot}
    >
      {changing.conflict}
      {children}
      {hasHistory && <ItemHistory item={item} isWaiting={isStaff && isNew} />}
    </Panel>
  )
}

function NewBadge({ isNew }: { isNew: boolean }) {
  return <Badge tone={isNew ? 'pending' : 'confirmed'}>{isNew ? words.status.new : words.status.done}</Badge>
}

function ItemLead({ item: { kind, created_at } }: { item: InboxItem }) {
  return (
    <p className="text-ink-soft">
      {inboxWords.kinds[kind].one}, {momentOf(created_at)}
    </p>
  )
}

// Who did what, when, with which text.
function ItemHistory({ item, isWaiting }: { item: InboxItem; isWaiting: boolean }) {
  const first = item.kind === 'duplicate' ? words.found : words.sent
  const steps = item.history.map(({ id, what, words: said, at, who }) => ({
    id,
    title: words.by(words.steps[what], who),
    text: said && <span dir="auto">{said}</span>,
    time: momentOf(at),
  }))
  const entries: TimelineEntry[] = [{ id: 'sent', title: first, time: momentOf(item.created_at) }, ...steps]
  if (isWaiting) entries.push({ id: 'waits', title: words.waits, when: 'now' })
  return (
    <PanelPart title={words.history}>
      <Timeline entries={entries} />
    </PanelPart>
  )
}

type DoneFootProps = Pick<ItemPanelFrameProps, 'item' | 'name' | 'isNew' | 'changing' | 'onClose'>

// Done closes the panel: the next one waits in the list.
function DoneFoot({ item, name, isNew, changing, onClose }: DoneFootProps) {
  const done = () =>
    changing.run({
      change: () => markDone(item, true),
      said: inboxNotices.done(name),
      undo: after => markDone(after, false),
      onDone: onClose,
    })
  useKey('c', isNew ? () => void done() : undefined)
  if (!isNew) return <NewAgain item={item} name={name} changing={changing} />
  return (
    <Button busy={changing.isBusy} onClick={done}>
      {words.done}
    </Button>
  )
}

export function NewAgain({ item, name, changing }: Pick<DoneFootProps, 'item' | 'name' | 'changing'>) {
  const reopen = () =>
    changing.run({ change: () => markDone(item, false), said: inboxNotices.newAgain(name) })
  return (
    <Button tone="quiet" busy={changing.isBusy} onClick={reopen}>
      {words.newAgain}
    </Button>
  )
}
