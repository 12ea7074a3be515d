import { GitMerge } from 'lucide-react'
import { useState } from 'react'
import { mergeWords as words } from '#content/customers.ts'
import { differingFields, type MergeChoices, mergedCleans, settledFields } from '#domain/customer-merge.ts'
import { fullName } from '#domain/full-name.ts'
import { settleSuggestion } from '#web/data/customer-file.ts'
import type { Customer } from '#web/data/customers.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sinceMonth } from './facts.tsx'
import { ChoicePair, PairTable, PlainPair } from './pair-table.tsx'
import { useRefreshCustomers } from './use-customer-actions.tsx'
import { useMerge } from './use-merge.ts'

type MergeBoxProps = { keep: Customer; drop: Customer; suggestionId: string }

/** Two records that may be one person: shows the result of a merge, field by field, before anything happens. */
export function MergeBox({ keep, drop, suggestionId }: MergeBoxProps) {
  const [choices, setChoices] = useState<MergeChoices>({})
  const [busy, setBusy] = useState<'merge' | 'part'>()
  const merge = useMerge()
  const part = useParting()
  const act = async (kind: 'merge' | 'part', work: () => Promise<void>) => {
    setBusy(kind)
    await work()
    setBusy(undefined)
  }
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
        <Button
          tone="quiet"
          busy={busy === 'merge'}
          onClick={() => act('merge', () => merge(keep, drop, choices))}
        >
          <GitMerge aria-hidden="true" />
          {busy === 'merge' ? words.merging : words.merge}
        </Button>
        <Button tone="text" busy={busy === 'part'} onClick={() => act('part', () => part(suggestionId))}>
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

// Marks them as two people, permanently.
function useParting() {
  const refresh = useRefreshCustomers()
  return async (suggestionId: string) => {
    try {
      await settleSuggestion(suggestionId, false)
      showToast({ title: words.dismissed })
      await refresh()
    } catch {
      showToast({ title: words.dismissFailed, tone: 'bad' })
    }
  }
}
