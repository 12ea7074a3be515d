// One Inbox item: each kind has its own panel.
import { useQuery } from '@tanstack/react-query'
import { inboxWords } from '#content/inbox.ts'
import { type InboxKind, inboxKinds } from '#domain/inbox.ts'
import { readInboxItem } from '#web/data/inbox.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useClosePanel } from '#web/office/shared/use-close-panel.ts'
import { useParams } from '#web/router/routing.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DuplicatePanel } from './duplicate.tsx'
import { MessagePanel } from './message.tsx'
import type { ItemPanelProps } from './parts.tsx'
import { ReferralPanel } from './referral.tsx'
import { RegistrationPanel } from './registration.tsx'
import { ReviewPanel } from './review.tsx'

export function InboxPanel() {
  const { kind = '', id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const close = useClosePanel('/crm/inbox')
  const known = inboxKinds.find(candidate => candidate === kind)
  const query = useQuery({
    queryKey: ['inbox-item', session.user.id, kind, id],
    queryFn: () => readInboxItem(known as InboxKind, id),
    enabled: Boolean(known),
    // A colleague may have dealt with it since the list was read.
    staleTime: 0,
  })
  if (query.data) return <ItemPanel key={id} item={query.data} onClose={close} />
  const isGone = !known || isNoId(query.error)
  const gone = <EmptyState title={inboxWords.gone.title}>{inboxWords.gone.text}</EmptyState>
  return (
    <Panel title={known ? inboxWords.kinds[known].one : inboxWords.title} onClose={close}>
      {isGone ? (
        gone
      ) : (
        <QueryState query={query} failed={inboxWords.failed}>
          {() => gone}
        </QueryState>
      )}
    </Panel>
  )
}

function ItemPanel({ item, onClose }: ItemPanelProps) {
  switch (item.kind) {
    case 'message':
      return <MessagePanel item={item} onClose={onClose} />
    case 'review':
      return <ReviewPanel item={item} onClose={onClose} />
    case 'referral':
      return <ReferralPanel item={item} onClose={onClose} />
    case 'registration':
      return <RegistrationPanel item={item} onClose={onClose} />
    case 'duplicate':
      return <DuplicatePanel item={item} onClose={onClose} />
  }
}

// A mistyped address: PostgreSQL cannot read it as an id.
const isNoId = (error: unknown) => (error as { code?: string } | null)?.code === '22P02'
