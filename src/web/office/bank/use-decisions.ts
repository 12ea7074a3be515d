// What the owner has said about the lines on her screen, before anything is booked: which invoice a line pays, and which
// of the matched ones are not to be booked.
import { useState } from 'react'
import type { Share } from '#domain/bank-match.ts'
import type { Desk, Matched } from './use-bank-lines.ts'

export type Pair = { line: Matched['line']; shares: Share[]; isChosen: boolean }
export type Decisions = ReturnType<typeof useDecisions>

export function useDecisions({ matches }: Desk) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Share[]>>(new Map())
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const undecided = matches.filter(match => match.kind === 'decide' && !chosen.has(match.line.id))
  const pairs = matches.flatMap(match => pairOf(match, chosen))
  return {
    undecided: undecided as Extract<Matched, { kind: 'decide' }>[],
    pairs,
    ticked: pairs.filter(({ line }) => !left.has(line.id)),
    isTicked: (id: string) => !left.has(id),
    tick: (id: string, isOn: boolean) => setLeft(changed(left, id, !isOn)),
    accept: (id: string, shares: Share[]) => setChosen(new Map(chosen).set(id, shares)),
    decideAgain: (id: string) => setChosen(new Map([...chosen].filter(([other]) => other !== id))),
  }
}

function pairOf(match: Matched, chosen: ReadonlyMap<string, Share[]>): Pair[] {
  const own = chosen.get(match.line.id)
  if (own) return [{ line: match.line, shares: own, isChosen: true }]
  return match.kind === 'matched' ? [{ line: match.line, shares: match.shares, isChosen: false }] : []
}

function changed(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  if (isIn) next.add(id)
  else next.delete(id)
  return next
}
