import { ownPlanWords as words } from '#content/plans.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type OwnPlanWithVisits, type PlanVisit, skipVisit, takeBackSkip } from '#web/data/plans.ts'

/** Skipping a visit and taking that back, by the client whose plan it is. */
export function useOwnVisit(plan: OwnPlanWithVisits, visit: PlanVisit) {
  const { act, isBusy } = useAct(['own-plans'], ['own-bookings'])
  const day = formatDayOfYear(visit.service_date)
  const back = { work: () => takeBackSkip(plan.id, visit.plan_day), said: words.back(day) }
  return {
    isBusy,
    takeBack: () => act({ ...back, failed }),
    skip: () =>
      act({
        work: () => skipVisit(plan.id, visit.plan_day),
        said: words.skipped(day),
        failed,
        undo: () => back,
      }),
  }
}

function failed(error: unknown) {
  const { title, text } = words.notChanged
  if (!(error instanceof Refusal)) return { title, text }
  return { title, text: error.code === 'too_late' ? words.late : error.message }
}
