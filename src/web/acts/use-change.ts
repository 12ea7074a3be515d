// What is done inside one record's panel: one act at a time, whichever button, and never over a colleague's change.
import { createContext, use, useState } from 'react'
import { type Act, useAct } from './use-act.ts'

/** Where a colleague was quicker nothing is saved, and the panel says so. */
export function useChange() {
  const { act, ...busy } = useAct()
  const [isOvertaken, setOvertaken] = useState(false)
  const change = <After>({ onDone, ...wanted }: Act<After>) =>
    act({
      ...wanted,
      onDone: after => {
        setOvertaken(false)
        onDone?.(after)
      },
      onConflict: () => setOvertaken(true),
    })
  return { act: change, isOvertaken, accept: () => setOvertaken(false), ...busy }
}

/** A panel gives it to the buttons and forms inside. */
export const ChangeContext = createContext<ReturnType<typeof useChange> | undefined>(undefined)

export function useChangeHere() {
  const change = use(ChangeContext)
  if (!change) throw new Error('Only inside of a panel')
  return change
}
