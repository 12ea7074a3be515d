import { useQuery } from '@tanstack/react-query'
import { bankWords as words } from '#content/bank-file.ts'
import { readAside } from '#web/data/bank.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AsidePart } from './aside-part.tsx'
import { asideKey } from './bank-keys.ts'
import { BookBar } from './book-bar.tsx'
import { BookedPart } from './booked-part.tsx'
import { DecidePart } from './decide-part.tsx'
import { PairList } from './pair-list.tsx'
import type { Desk } from './use-bank-lines.ts'
import { useDecisions } from './use-decisions.ts'

/** What waits: to decide first, then what is matched, and one button for all that is ticked. */
export function BankLines({ desk }: { desk: Desk }) {
  const decisions = useDecisions(desk)
  const aside = useQuery({ queryKey: [asideKey], queryFn: readAside })
  const counts = {
    ...{ decide: decisions.undecided.length, matched: decisions.pairs.length, aside: aside.data?.count ?? 0 },
  }
  const isEmpty = desk.matches.length === 0
  return (
    <>
      {isEmpty ? <EmptyState title={words.empty.title}>{words.empty.text}</EmptyState> : <Flow {...counts} />}
      {counts.decide > 0 && <DecidePart decisions={decisions} owed={desk.owed} />}
      <PairList decisions={decisions} />
      <AsidePart query={aside} />
      <BookedPart />
      <BookBar decisions={decisions} />
    </>
  )
}

function Flow({ decide, matched, aside }: { decide: number; matched: number; aside: number }) {
  return (
    <>
      <div className="bank-flow" role="img" aria-label={words.flow(matched, decide, aside)}>
        <i data-part="matched" style={{ flexGrow: matched }} />
        <i data-part="decide" style={{ flexGrow: decide }} />
        <i data-part="aside" style={{ flexGrow: aside }} />
      </div>
      <nav className="bank-parts" aria-label={words.parts.label}>
        <a href="#bank-decide" data-part="decide">
          <b>{decide}</b> {words.parts.decide}
        </a>
        <a href="#bank-matched" data-part="matched">
          <b>{matched}</b> {words.parts.matched}
        </a>
        <a href="#bank-aside" data-part="aside">
          <b>{aside}</b> {words.parts.aside}
        </a>
      </nav>
    </>
  )
}
