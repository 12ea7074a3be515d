import { letterOffice as words } from '#content/newsletter-office.ts'
import { formatMoment } from '#domain/calendar.ts'
import type { LetterLine } from '#web/data/newsletters.ts'
import type { Records } from '#web/office/shared/record-list.tsx'
import { LetterBadge } from './letter-badge.tsx'
import { whoOf } from './who-of.ts'

const whenOf = ({ sent_at, updated_at }: LetterLine) =>
  formatMoment(new Date(sent_at ?? updated_at), new Date())
const hasOf = ({ status, counts }: LetterLine) =>
  status === 'draft' ? null : words.has(counts.sent, counts.all)

function factsOf(letter: LetterLine) {
  const has = hasOf(letter)
  return [whoOf(letter), has && words.have(has), whenOf(letter)]
}

export const letterRecords: Records<LetterLine> = {
  nameOf: ({ subject }) => subject.trim() || words.untitled,
  pathOf: ({ id }) => `/admin/newsletter/${id}`,
  columns: [
    { title: words.columns.subject },
    { title: words.columns.state, cell: ({ status }) => <LetterBadge status={status} /> },
    { title: words.columns.audience, cell: letter => whoOf(letter) },
    { title: words.columns.progress, cell: hasOf },
    { title: words.columns.when, cell: whenOf },
  ],
  cardBeside: ({ status }) => <LetterBadge status={status} />,
  cardLines: letter => <p className="text-ink-soft">{factsOf(letter).filter(Boolean).join(' · ')}</p>,
  actionsTitle: words.actions,
}
