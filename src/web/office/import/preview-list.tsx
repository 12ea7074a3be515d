import { useState } from 'react'
import { troubleWords, importWords as words } from '#content/import.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import type { ImportedPerson } from '#domain/people-file/raw-person.ts'
import { formatPhone } from '#domain/phone.ts'
import type { Fate, Settled } from '#web/data/import.ts'
import { Button } from '#web/ui/button.tsx'
import type { Looked } from './use-people-file.ts'

const pageSize = 50

type PreviewListProps = {
  part: Settled
  looked: Looked
  choices: Record<number, Settled>
  onChoose: (place: number, settled: Settled) => void
}

export function PreviewList({ part, looked, choices, onChoose }: PreviewListProps) {
  // As the heap was when it was opened: who is decided otherwise stays in sight.
  const [fates] = useState(() =>
    looked.preview.people.filter(({ place, fate }) => (choices[place] ?? fate) === part),
  )
  const [shown, setShown] = useState(pageSize)
  const broken = part === 'skip' ? looked.broken : []
  const rest = fates.length + broken.length - shown
  if (fates.length + broken.length === 0) return <p className="text-ink-soft">{words.empty}</p>
  return (
    <>
      <ul className="import-list">
        {fates.slice(0, shown).map(fate => (
          <PreviewRow
            key={fate.place}
            fate={fate}
            looked={looked}
            settled={choices[fate.place] ?? fate.fate}
            onChoose={settled => onChoose(fate.place, settled)}
          />
        ))}
        {broken.slice(0, Math.max(0, shown - fates.length)).map(({ line, name, trouble, found }) => (
          <li key={`broken ${line}`}>
            <div>
              <b>{name || words.nameless}</b>
              <small>{words.line(line)}</small>
              <p>{troubleWords(trouble, found)}</p>
            </div>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button tone="quiet" onClick={() => setShown(shown + 200)}>
          {words.more(Math.min(rest, 200))}
        </Button>
      )}
    </>
  )
}

type PreviewRowProps = {
  fate: Fate
  looked: Looked
  settled: Settled
  onChoose: (settled: Settled) => void
}

function PreviewRow({ fate, looked, settled, onChoose }: PreviewRowProps) {
  const told = looked.people[fate.place - 1]
  if (!told) return null
  const name = fullName(told.person)
  const canMerge = fate.customer_id !== null && fate.fills.length > 0 && fate.why !== 'twice'
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{factsOf(told.person).join(' · ')}</small>
        {told.remarks.map(({ kind, found }) => (
          <p key={`${kind} ${found}`}>
            {kind === 'shortened' ? words.person.shortened : words.person.unread(found)}
          </p>
        ))}
        <p>{whyOf(fate, looked)}</p>
      </div>
      <select
        className="input"
        aria-label={words.fate.label(name)}
        value={settled}
        onChange={({ target }) => onChoose(target.value as Settled)}
      >
        <option value="new">{words.fate.new}</option>
        {canMerge && <option value="merge">{words.fate.merge(fate.name ?? '')}</option>}
        <option value="skip">{words.fate.skip}</option>
      </select>
    </li>
  )
}

function factsOf({ phone, email, cleans, last_clean, consent }: ImportedPerson): string[] {
  return [
    phone && formatPhone(phone),
    email,
    cleans !== null && words.person.cleans(cleans),
    last_clean && words.person.lastClean(formatShortDate(last_clean)),
    consent && words.person.consent,
  ].filter(fact => typeof fact === 'string')
}

function whyOf({ why, fate, name, other, fills }: Fate, { people }: Looked): string {
  if (fate === 'merge') return words.fills(fills.map(field => words.fields[field] ?? field))
  switch (why) {
    case 'twice':
      return words.why.twice(people[(other ?? 0) - 1]?.line ?? 0)
    case 'several':
      return words.why.several
    case 'known':
    case 'other-name':
      return words.why[why](name ?? '')
    default:
      return ''
  }
}
