import { useState } from 'react'
import { linkWords as words } from '#content/admin.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { type ReferralLink, readLinks } from '#web/data/referral-links.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Column, Table } from '#web/ui/table.tsx'

import { UnlinkDialog } from './unlink-dialog.tsx'

const pageSize = 25

const columnsWith = (onUnlink: (link: ReferralLink) => void): Column<ReferralLink>[] => [
  { title: words.columns.referrer, cell: ({ referrer }) => <strong>{nameOf(referrer)}</strong> },
  { title: words.columns.friend, cell: ({ friend }) => nameOf(friend) },
  { title: words.columns.linked, cell: ({ created_at }) => formatShortDate(todayAt(new Date(created_at))) },
  { title: words.columns.state, cell: link => <LinkState link={link} /> },
  { title: words.columns.action, cell: link => <UnlinkButton link={link} onUnlink={onUnlink} /> },
]

export function LinkList() {
  const [unlinking, setUnlinking] = useState<ReferralLink>()
  const query = useKeysetPages<ReferralLink>({
    queryKey: ['referral-links'],
    pageSize,
    read: after => readLinks(after, pageSize),
  })
  return (
    <section className="mt-8">
      <h3 className="client-part">{words.list}</h3>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {links => (
          <Table
            caption={words.list}
            columns={columnsWith(setUnlinking)}
            rows={links}
            rowKey={({ id }) => id}
          />
        )}
      </QueryStates>
      <ShowMore query={query} />
      {unlinking && (
        <UnlinkDialog link={unlinking} names={namesOf(unlinking)} onClose={() => setUnlinking(undefined)} />
      )}
    </section>
  )
}

function UnlinkButton({ link, onUnlink }: { link: ReferralLink; onUnlink: (link: ReferralLink) => void }) {
  // A discount that has been given stays given.
  if (link.reward?.used_at) return null
  const { referrer, friend } = namesOf(link)
  return (
    <Button tone="text" aria-label={words.unlink.actionOf(referrer, friend)} onClick={() => onUnlink(link)}>
      {words.unlink.action}
    </Button>
  )
}

const namesOf = ({ referrer, friend }: ReferralLink) => ({
  referrer: nameOf(referrer),
  friend: nameOf(friend),
})

function LinkState({ link }: { link: ReferralLink }) {
  const { reward } = link
  const { states } = words
  if (!link.earned_at) return <Badge tone="pending">{states.waiting}</Badge>
  if (reward?.used_at) return <Badge tone="completed">{states.used}</Badge>
  if (!reward?.lapses_on) return <Badge tone="confirmed">{states.counted}</Badge>
  if (reward.lapses_on < todayAt(new Date())) return <Badge>{states.lapsed}</Badge>
  return <Badge tone="confirmed">{states.earned(formatShortDate(reward.lapses_on))}</Badge>
}

function nameOf(person: ReferralLink['referrer']): string {
  return person ? fullName(person) : words.unknown
}
