import { useState } from 'react'
import { bankWords, headlineWords } from '#content/bank-file.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { OwedInvoice } from '#domain/owed-index.ts'
import { useAct } from '#web/acts/use-act.ts'
import { bringLinesBack, setLinesAside } from '#web/data/bank.ts'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { bankKeys } from './bank-keys.ts'
import { DecideCard } from './decide-card.tsx'
import type { Decisions } from './use-decisions.ts'

const words = bankWords.decide
const shownAtFirst = 20
const shownMore = 100

/** One open at a time; J and K go through them. */
export function DecidePart({ decisions, owed }: { decisions: Decisions; owed: OwedInvoice[] }) {
  const { undecided, accept } = decisions
  const [wanted, setWanted] = useState<string>()
  const [most, setMost] = useState(shownAtFirst)
  const { act, isBusy } = useAct(bankKeys)
  const open = Math.max(
    0,
    undecided.findIndex(({ line }) => line.id === wanted),
  )
  const step = (by: number) =>
    setWanted(undecided[Math.min(undecided.length - 1, Math.max(0, open + by))]?.line.id)
  useKey('j', () => step(1))
  useKey('k', () => step(-1))
  // The next one opens where this one was.
  const leave = (at: number) => setWanted((undecided[at + 1] ?? undecided[at - 1])?.line.id)
  const setAside = (id: string, at: number) =>
    void act({
      work: () => setLinesAside([id]),
      said: ({ aside }) => bankWords.aside.done(aside),
      failed: bankWords.aside.failed,
      undo: () => ({ work: () => bringLinesBack([id]), failed: bankWords.aside.backFailed }),
      onDone: () => leave(at),
    })
  return (
    <section id="bank-decide" aria-labelledby="bank-decide-title">
      <h3 id="bank-decide-title">{words.title}</h3>
      <ul className="bank-decide">
        {undecided.slice(0, Math.max(most, open + 1)).map((match, at) => (
          <li key={match.line.id}>
            {at === open ? (
              <DecideCard
                match={match}
                owed={owed}
                isBusy={isBusy}
                isAsked={wanted === match.line.id}
                onAccept={shares => {
                  leave(at)
                  accept(match.line.id, shares)
                }}
                onAside={() => setAside(match.line.id, at)}
              />
            ) : (
              <button type="button" className="bank-closed" onClick={() => setWanted(match.line.id)}>
                <span className="bank-day">{formatShortDate(match.line.day)}</span>
                <b className="bank-raw">{match.line.text}</b>
                <span className="bank-why">{headlineWords(match.headline)}</span>
                <span className="bank-cents">{formatRand(match.line.cents)}</span>
                <ChevronDown aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {undecided.length > most && (
        <Button tone="text" onClick={() => setMost(most + shownMore)}>
          {bankWords.matched.rest(undecided.length - most)}
        </Button>
      )}
    </section>
  )
}
