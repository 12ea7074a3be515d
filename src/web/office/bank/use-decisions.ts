// What the owner has said about the lines on her screen, before anything is booked: which invoice a line pays, and which
// of the matched ones are not to be booked. Kept in this browser until they are booked.
import { useState } from 'react'
import type { Share } from '#domain/bank-match.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import {
  decisionsOf,
  type KeptDecisions,
  keptShares,
  ofLines,
  owedById,
  sharesNow,
} from './kept-decisions.ts'
import type { Desk, Matched } from './use-bank-lines.ts'

export type Pair = { line: Matched['line']; shares: Share[]; isChosen: boolean }
export type Decisions = ReturnType<typeof useDecisions>

export function useDecisions({ matches, owed }: Desk) {
  const [decided, change] = useKeptDecisions(matches)
  const invoices = owedById(owed, matches)
  const sharesOf = ({ line }: Matched) => sharesNow(decided.chosen[line.id], invoices)
  const left = new Set(decided.left)
  const pairs = matches.flatMap(match => pairOf(match, sharesOf(match)))
  const undecided = matches.filter(match => match.kind === 'decide' && !sharesOf(match))
  return {
    undecided: undecided as Extract<Matched, { kind: 'decide' }>[],
    pairs,
    ticked: pairs.filter(({ line }) => !left.has(line.id)),
    isTicked: (id: string) => !left.has(id),
    tick: (id: string, isOn: boolean) =>
      change({ ...decided, left: [...decided.left.filter(other => other !== id), ...(isOn ? [] : [id])] }),
    accept: (id: string, shares: Share[]) =>
      change({ ...decided, chosen: { ...decided.chosen, [id]: keptShares(shares) } }),
    decideAgain: (id: string) => {
      const { [id]: _, ...chosen } = decided.chosen
      change({ ...decided, chosen })
    },
  }
}

function useKeptDecisions(matches: Matched[]) {
  const { session } = useOfficeVisitor()
  const key = officeKeyOf('bank-decisions', session.user.id)
  const [decided, setDecided] = useState(() => decisionsOf(readKept(key)))
  const change = (next: KeptDecisions) => {
    setDecided(next)
    keep(key, ofLines(next, matches))
  }
  return [decided, change] as const
}

function pairOf(match: Matched, own: Share[] | undefined): Pair[] {
  if (own) return [{ line: match.line, shares: own, isChosen: true }]
  return match.kind === 'matched' ? [{ line: match.line, shares: match.shares, isChosen: false }] : []
}
