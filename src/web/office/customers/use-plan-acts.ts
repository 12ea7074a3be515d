// The office's acts on a regular plan, each with its message; a colleague's change is shown, never overwritten.
import { useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { useAct } from '#web/acts/use-act.ts'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'

export const plansKey = 'plans'

// Its visits are bookings: the week, the day and the customer are read again too.
const elsewhere = ['customer', 'customers', 'customer-figures', ...bookingKeys]

type Said = {
  title: string
  text?: string | undefined
  action?: { label: string; onAct: () => void } | undefined
  /** How to take it back. */
  undo?: { work: () => Promise<unknown>; said: { title: string; text?: string } } | undefined
}

/** Does the work, says what it led to, and reads again; answers whether it worked. */
type PlanAct = <Answer>(work: () => Promise<Answer>, said: (answer: Answer) => Said) => Promise<boolean>

export function usePlanActs() {
  const { act, isBusy } = useAct([plansKey], elsewhere)
  const [isOvertaken, setOvertaken] = useState(false)

  const planAct: PlanAct = (work, said) => {
    setOvertaken(false)
    return act({
      work,
      said: after => {
        const { undo: _, ...words } = said(after)
        return words
      },
      failed: planWords.failed,
      undo: after => said(after).undo ?? false,
      onConflict: () => setOvertaken(true),
    })
  }

  return { act: planAct, isBusy, isOvertaken }
}

export type PlanActs = ReturnType<typeof usePlanActs>
