import { CopyCheck, Heart, type LucideIcon, MessageSquare, Star, UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { inboxWords as words } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import type { InboxKind } from '#domain/inbox.ts'
import type { InboxLine } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/office-visitor.ts'
import { fromList } from '#web/office/use-close-panel.ts'
import { firstWordsOf } from './inbox-first-words.ts'

const icons: Record<InboxKind, LucideIcon> = {
  message: MessageSquare,
  review: Star,
  referral: UserPlus,
  registration: Heart,
  duplicate: CopyCheck,
}

export function InboxList({ lines }: { lines: InboxLine[] }) {
  const list = useFocusThatStays(lines)
  return (
    <ul ref={list} className="inbox-list" aria-label={words.title}>
      {lines.map(line => (
        <li key={line.id}>
          <InboxRow line={line} />
        </li>
      ))}
    </ul>
  )
}

function InboxRow({ line }: { line: InboxLine }) {
  const { search } = useLocation()
  const isOpen = useParams().id === line.id
  const isUnread = useHasRole('staff') && line.is_new
  const KindIcon = icons[line.kind]
  return (
    <Link
      data-row
      className="inbox-row"
      to={`/crm/inbox/${line.kind}/${line.id}${search}`}
      state={fromList}
      aria-current={isOpen || undefined}
      data-unread={isUnread || undefined}
    >
      <span className="inbox-mark">{isUnread && <span className="sr-only">{words.isNew}: </span>}</span>
      <span className="inbox-kind">
        <KindIcon aria-hidden="true" />
        {words.kinds[line.kind].one}
      </span>
      <bdi className="inbox-name">{line.name}</bdi>
      <span className="inbox-words" dir="auto">
        {firstWordsOf(line)}
      </span>
      <time className="inbox-when" dateTime={line.created_at}>
        {formatMoment(new Date(line.created_at), new Date())}
      </time>
    </Link>
  )
}

// What is done leaves the list, maybe with the focus on it: the row that takes its place has it then.
function useFocusThatStays(lines: InboxLine[]) {
  const list = useRef<HTMLUListElement>(null)
  const place = useRef(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the lines have changed
  useEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    if (place.current >= 0 && document.activeElement === document.body)
      rows[Math.min(place.current, rows.length - 1)]?.focus({ preventScroll: true })
    const remember = () => {
      place.current = rows.indexOf(document.activeElement as HTMLElement)
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [lines])
  return list
}
