import { CopyCheck, Heart, type LucideIcon, MessageSquare, Star, UserPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { inboxWords as words } from '#content/inbox.ts'
import { formatMoment } from '#domain/calendar.ts'
import { type InboxKind, needsDecision } from '#domain/inbox.ts'
import type { InboxLine } from '#web/data/inbox.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'
import { firstWordsOf } from './first-words.ts'
import type { InboxSelection } from './use-inbox-selection.ts'

const icons: Record<InboxKind, LucideIcon> = {
  message: MessageSquare,
  review: Star,
  referral: UserPlus,
  registration: Heart,
  duplicate: CopyCheck,
}

type InboxListProps = { lines: InboxLine[]; selection: InboxSelection }

export function InboxList({ lines, selection }: InboxListProps) {
  const list = useFocusThatStays(lines)
  return (
    <ul
      ref={list}
      className="inbox-list"
      aria-label={words.title}
      data-selecting={selection.isOn || undefined}
    >
      {lines.map(line => (
        <li key={line.id}>
          {selection.isOn && !needsDecision(line.kind) ? (
            <InboxChoice line={line} selection={selection} />
          ) : (
            <InboxRow line={line} />
          )}
        </li>
      ))}
    </ul>
  )
}

function InboxRow({ line }: { line: InboxLine }) {
  const { search } = useLocation()
  const isOpen = useParams().id === line.id
  return (
    <Link
      data-row
      className="inbox-row"
      to={`/crm/inbox/${line.kind}/${line.id}${search}`}
      state={fromList}
      aria-current={isOpen || undefined}
      data-unread={useIsUnread(line)}
    >
      <RowWords line={line} />
    </Link>
  )
}

// The whole row ticks: a thumb need not find the box.
function InboxChoice({ line, selection }: { line: InboxLine; selection: InboxSelection }) {
  return (
    <label className="check inbox-choice">
      <input
        data-row
        type="checkbox"
        checked={selection.ticked.has(line.id)}
        onChange={() => selection.toggle(line.id)}
      />
      <span className="inbox-row" data-unread={useIsUnread(line)}>
        <RowWords line={line} />
      </span>
    </label>
  )
}

function RowWords({ line }: { line: InboxLine }) {
  const KindIcon = icons[line.kind]
  return (
    <>
      <span className="inbox-mark">
        {useIsUnread(line) && <span className="sr-only">{words.isNew}: </span>}
      </span>
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
    </>
  )
}

const useIsUnread = (line: InboxLine) => (useHasRole('staff') && line.is_new) || undefined

// A done item leaves the list, perhaps with the focus on it: then the row that takes its place gets the focus.
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
