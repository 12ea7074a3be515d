import { useState } from 'react'
import { needsDecision } from '#domain/inbox.ts'
import type { InboxLine } from '#web/data/inbox.ts'

export type InboxSelection = ReturnType<typeof useInboxSelection>

/** The ticked items that are still shown: never act on an item that has left the list. */
export function useInboxSelection(lines: InboxLine[]) {
  const [isOn, setOn] = useState(false)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const selectable = lines.filter(({ kind }) => !needsDecision(kind))
  const chosen = selectable.filter(({ id }) => ticked.has(id))
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  const tickAll = (isTicked: boolean) => setTicked(new Set(isTicked ? selectable.map(({ id }) => id) : []))
  const turn = (on: boolean) => {
    setOn(on)
    setTicked(new Set())
  }
  return {
    isOn,
    turn,
    ticked,
    toggle,
    tickAll,
    selectable,
    chosen,
    hasDecided: selectable.length < lines.length,
  }
}
