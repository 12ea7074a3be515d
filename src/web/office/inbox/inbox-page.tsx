// Everything that comes in from the website, in one list; each item opens at its own address.

import { inboxWords } from '#content/inbox.ts'
import { officeWords } from '#content/office.ts'
import { formatBriefMoment } from '#domain/calendar.ts'
import { type InboxKind, inboxKinds, inboxStates, needsDecision } from '#domain/inbox.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type InboxLine, inboxList, markMany } from '#web/data/inbox.ts'
import { CopyCheck } from '#web/icons/copy-check.ts'
import { Gift } from '#web/icons/gift.ts'
import type { LineIcon } from '#web/icons/line-icon.tsx'
import { MessageSquare } from '#web/icons/message-square.ts'
import { Star } from '#web/icons/star.ts'
import { UserPlus } from '#web/icons/user-plus.ts'
import { ListPage } from '#web/office/frame/list-page.tsx'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { usePulse } from '#web/office/frame/use-pulse.ts'
import { ListRows, ListTools, useList } from '#web/office/shared/list.tsx'
import { SelectAll, type Selection, SelectionBar, useSelection } from '#web/office/shared/selection.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { Outlet, useLocation, useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Pick, PickGroup } from '#web/ui/menu.tsx'
import { Dot, Row } from '#web/ui/row.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

/** Staff see new items first; clients, for whom nothing waits, see everything they sent. */
export function InboxPage() {
  const isStaff = useHasRole('staff')
  const list = useInboxList(isStaff)
  const selection = useSelection(list.rows.filter(({ kind }) => !needsDecision(kind)))
  const unread = usePulse()?.unread
  const { words, kind, state } = list.asked
  return (
    <ListPage
      title={inboxWords.title}
      menuRef={selection.opener}
      menu={
        isStaff &&
        selection.rows.length > 0 && (
          <button type="button" className="menu-item" onClick={selection.begin}>
            {officeWords.select.begin}
          </button>
        )
      }
      unopened={inboxWords.unopened}
    >
      <ListTools list={list} {...inboxWords.search}>
        <InboxPick list={list} />
      </ListTools>
      {selection.isOn && (
        <SelectAll selection={selection}>
          {selection.rows.length < list.rows.length && inboxWords.many.decided}
        </SelectAll>
      )}
      <ListRows
        list={list}
        words={isStaff ? inboxWords : { ...inboxWords, empty: inboxWords.emptyOwn }}
        onEmpty={isStaff ? () => list.choose('state', 'done') : undefined}
        total={state === 'new' && !words && !kind ? unread : undefined}
      >
        {line => <InboxRow line={line} selection={selection} />}
      </ListRows>
      {selection.isOn && <MarkBar selection={selection} state={state} />}
      <Outlet />
    </ListPage>
  )
}

const useInboxList = (isStaff: boolean) =>
  useList(inboxList, {
    filters: { kind: inboxKinds, state: inboxStates },
    usual: { state: isStaff ? 'new' : 'all' },
  })

function InboxPick({ list }: { list: ReturnType<typeof useInboxList> }) {
  const { kind, state = 'all' } = list.asked
  const { choices } = inboxWords.state
  return (
    <Pick
      label={inboxWords.show}
      shown={[kind && inboxWords.kinds[kind].many, (state !== 'all' || !kind) && choices[state]]
        .filter(Boolean)
        .join(', ')}
    >
      <PickGroup
        label={inboxWords.state.label}
        value={state}
        choices={inboxStates.map(value => ({ value, label: choices[value] }))}
        onPick={value => list.choose('state', value)}
      />
      <PickGroup<InboxKind | 'all'>
        label={inboxWords.kind.label}
        value={kind ?? 'all'}
        choices={[
          { value: 'all', label: inboxWords.kind.all },
          ...inboxKinds.map(value => ({ value, label: inboxWords.kinds[value].many })),
        ]}
        onPick={value => list.choose('kind', value === 'all' ? undefined : value)}
      />
    </Pick>
  )
}

const icons: Record<InboxKind, LineIcon> = {
  message: MessageSquare,
  review: Star,
  referral: UserPlus,
  registration: Gift,
  duplicate: CopyCheck,
}

// While many are chosen the whole row ticks: a thumb need not find the box.
function InboxRow({ line, selection }: { line: InboxLine; selection: Selection<InboxLine> }) {
  const { search } = useLocation()
  const isOpen = useParams().id === line.id
  const isUnread = useHasRole('staff') && line.is_new
  const KindIcon = icons[line.kind]
  const said = {
    title: (
      <>
        {isUnread && <span className="sr-only">{inboxWords.line.isNew}: </span>}
        <bdi>{line.name}</bdi>
      </>
    ),
    aside: <time dateTime={line.created_at}>{formatBriefMoment(new Date(line.created_at), new Date())}</time>,
    text: (
      <>
        <KindIcon aria-hidden="true" className="mr-1.5 inline size-[15px] align-[-2px]" />
        <span className={line.kind === 'message' ? 'sr-only' : ''}>{inboxWords.kinds[line.kind].one} · </span>
        {firstWordsOf(line)}
      </>
    ),
  }
  if (selection.isOn && !needsDecision(line.kind))
    return (
      <Row
        as="label"
        lead={
          <input
            data-row
            type="checkbox"
            className="row-tick"
            checked={selection.isTicked(line.id)}
            onChange={() => selection.toggle(line.id)}
          />
        }
        {...said}
      />
    )
  return (
    <Row
      as={Link}
      data-row
      // What cannot be ticked keeps the place of its box empty, so that the words stay in one edge.
      lead={selection.isOn ? <span className="size-[22px] flex-none" /> : <Dot isOn={isUnread} />}
      to={`/crm/inbox/${line.kind}/${line.id}${search}`}
      state={fromList}
      aria-current={isOpen || undefined}
      {...said}
    />
  )
}

/** The beginning of what was written, or what it is about. */
function firstWordsOf(line: InboxLine): string {
  const { rated, referred, joined, joinedFrom, samePerson, suggested } = inboxWords.line
  switch (line.kind) {
    case 'message':
      return line.first_words ?? ''
    case 'review':
      return `${rated(line.about.rating)} · ${line.first_words}`
    case 'referral':
      return [referred(line.about.friend), line.first_words].filter(Boolean).join(' · ')
    case 'registration':
      return line.about.city ? joinedFrom(line.about.city) : joined
    case 'duplicate':
      return line.about.field === 'same_person' ? samePerson(line.about.other ?? '') : suggested(line.about)
  }
}

type MarkBarProps = { selection: Selection<InboxLine>; state: 'new' | 'done' | 'all' | undefined }

// The message says how many, and its Undo affects exactly those.
function MarkBar({ selection, state }: MarkBarProps) {
  const { act, isBusy } = useAct()
  const { chosen, end } = selection
  const isPanelOpen = Boolean(useParams().id)
  const isNone = chosen.length === 0
  const mark = (isDone: boolean) => () =>
    act({
      work: () => markMany(chosen, isDone),
      said: changed => {
        const words = isDone ? inboxWords.many.done : inboxWords.many.reopened
        const left = chosen.length - changed.length
        return { title: words.said(changed.length), ...(left > 0 && { text: words.left(left) }) }
      },
      // Without a code the connection broke before the answer: it may or may not have arrived.
      failed: error => inboxWords.many[(error as { code?: string }).code ? 'failed' : 'noAnswer'],
      undo: changed =>
        changed.length > 0 && {
          work: async () => {
            const back = await markMany(changed, !isDone)
            if (back.length < changed.length)
              showOnlyToast(inboxWords.many.takenBack(back.length, changed.length))
          },
        },
      onDone: end,
    })
  useKey('c', isPanelOpen || isNone || state === 'done' ? undefined : mark(true))
  return (
    <SelectionBar selection={selection} isPanelOpen={isPanelOpen}>
      {state !== 'done' && (
        <Button busy={isBusy} disabled={isNone} onClick={mark(true)}>
          {inboxWords.many.done.act}
        </Button>
      )}
      {state !== 'new' && (
        <Button
          tone={state === 'done' ? 'sea' : 'quiet'}
          busy={isBusy}
          disabled={isNone}
          onClick={mark(false)}
        >
          {inboxWords.many.reopened.act}
        </Button>
      )}
    </SelectionBar>
  )
}
