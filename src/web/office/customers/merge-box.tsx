import { GitMerge } from 'lucide-react'
import { useState } from 'react'
import { mergeWords as words } from '#content/customers.ts'
import { differingFields, type MergeChoices, mergedCleans, settledFields } from '#domain/customer-merge.ts'
import { fullName } from '#domain/full-name.ts'
import { useAct } from '#web/acts/use-act.ts'
import type { Customer } from '#web/data/customers.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { sinceMonth } from './facts.tsx'
import { merge, part } from './merge-acts.ts'
import { ChoicePair, PairTable, PlainPair } from './pair-table.tsx'

type MergeBoxProps = { keep: Customer; drop: Customer; suggestionId: string }

/** Two records that may be one person: shows the result of a merge, field by field, before anything happens. */
export function MergeBox({ keep, drop, suggestionId }: MergeBoxProps) {
  const [choices, setChoices] = useState<MergeChoices>({})
  const { act, busyWith } = useAct(customerKeys)
  const name = fullName(drop)
  return (
    <section className="note-box" aria-label={words.title(name)}>
      <h4>{words.title(name)}</h4>
      <p>{leadOf(keep, drop)}</p>
      <PairTable heads={[words.this, words.other(sinceMonth(drop))]}>
        {differingFields(keep, drop).map(({ field, label, keep: ours, drop: theirs }) => (
          <ChoicePair
            key={field}
            label={label}
            values={[ours, theirs]}
            chosen={choices[field] === 'drop' ? 1 : 0}
            onChoose={place => setChoices({ ...choices, [field]: place ? 'drop' : 'keep' })}
          />
        ))}
        <SettledPairs keep={keep} drop={drop} />
        <PlainPair label={words.services}>
          <Sum keep={keep} drop={drop} />
        </PlainPair>
      </PairTable>
      <p className="mt-2">{words.moves}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button tone="quiet" busy={busyWith === 'merge'} onClick={() => act(merge(keep, drop, choices))}>
          <GitMerge aria-hidden="true" />
          {busyWith === 'merge' ? words.merging : words.merge}
        </Button>
        <Button tone="text" busy={busyWith === 'part'} onClick={() => act(part(suggestionId))}>
          {words.twoPeople}
        </Button>
      </div>
    </section>
  )
}

// The fields that need no choice, in two lines.
function SettledPairs({ keep, drop }: { keep: Customer; drop: Customer }) {
  const settled = settledFields(keep, drop)
  const told = (shared: boolean) =>
    settled
      .filter(({ isShared }) => isShared === shared)
      .map(({ value }) => value)
      .join(' · ')
  return (
    <>
      {told(true) && <PlainPair label={words.both}>{told(true)}</PlainPair>}
      {told(false) && <PlainPair label={words.onlyOne}>{told(false)}</PlainPair>}
    </>
  )
}

function Sum({ keep, drop }: { keep: Customer; drop: Customer }) {
  const cleans = mergedCleans(keep, drop)
  return (
    <>
      {words.sum(cleans.keep, cleans.drop)} <b>{cleans.total}</b>
      {words.card(cleans.stamps, cleans.places)}
      {cleans.earns > 0 && words.earns(cleans.earns)}
    </>
  )
}

function leadOf(keep: Customer, drop: Customer): string {
  if (keep.phone && keep.phone === drop.phone) return words.lead.phone
  if (keep.email && keep.email.toLowerCase() === drop.email?.toLowerCase()) return words.lead.email
  return words.lead.other
}
