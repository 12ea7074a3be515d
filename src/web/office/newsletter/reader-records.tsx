import { readerWords as words } from '#content/newsletter-readers.ts'
import { formatShortDate, todayAt } from '#domain/calendar.ts'
import type { ReaderState } from '#domain/newsletter-readers.ts'
import type { ReaderLine } from '#web/data/newsletter-readers.ts'
import type { Records } from '#web/office/shared/record-list.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { StopReader } from './stop-reader.tsx'

const tones: Record<ReaderState, BadgeTone> = {
  confirmed: 'confirmed',
  waiting: 'pending',
  left: 'cancelled',
}

const dayOf = (at: string | null) => (at ? formatShortDate(todayAt(new Date(at))) : '')
const sinceOf = ({ state, confirmed_at, left_at }: ReaderLine) =>
  words.since[state](dayOf(state === 'left' ? left_at : confirmed_at))

function StateBadge({ state }: Pick<ReaderLine, 'state'>) {
  return <Badge tone={tones[state]}>{words.state.choices[state]}</Badge>
}

function factsOf(reader: ReaderLine) {
  const { requested_at, asked_on } = reader
  return [sinceOf(reader), words.asked(dayOf(requested_at)), asked_on && words.on(asked_on)]
}

export const readerRecords: Records<ReaderLine> = {
  nameOf: ({ email }) => email,
  columns: [
    { title: words.columns.email },
    { title: words.columns.state, cell: ({ state }) => <StateBadge state={state} /> },
    { title: words.columns.since, cell: sinceOf },
    { title: words.columns.asked, cell: ({ requested_at }) => dayOf(requested_at) },
    {
      title: words.columns.page,
      cell: ({ asked_on }) => (asked_on ? words.page(asked_on) : words.unknownPage),
    },
  ],
  cardBeside: ({ state }) => <StateBadge state={state} />,
  cardLines: reader => <p className="text-ink-soft">{factsOf(reader).filter(Boolean).join(' · ')}</p>,
  actionsTitle: words.actions,
  buttonsOf: reader => reader.state !== 'left' && <StopReader reader={reader} />,
}
