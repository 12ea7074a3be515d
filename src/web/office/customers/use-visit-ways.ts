import { planWords } from '#content/office-plans.ts'
import { formatListDay } from '#domain/calendar.ts'
import { type PlanCard, type PlanVisit, skipVisit, takeBackSkip } from '#web/data/plans.ts'
import { dayOf } from '#web/plans/visits.ts'
import type { Acting } from './plan-acting.ts'
import { firstNameOf, tellOf } from './plan-telling.tsx'
import type { PlanActs } from './use-plan-acts.ts'

const { done } = planWords

type Ways = { plan: PlanCard; acts: PlanActs; onAct: (acting?: Acting) => void }
export type VisitWays = ReturnType<typeof useVisitWays>

/** What can be done with one visit. */
export function useVisitWays({ plan, acts, onAct }: Ways) {
  const untold = { text: done.tookBackUntold(firstNameOf(plan)) }
  const backOf =
    ({ plan_day }: PlanVisit) =>
    () =>
      takeBackSkip(plan.id, plan_day)
  return {
    skip: (visit: PlanVisit) =>
      acts.act(
        () => skipVisit(plan.id, visit.plan_day),
        () => ({
          title: done.skipped(formatListDay(dayOf(visit))),
          // Nobody was told of one that had no place.
          text: visit.booking_id ? tellOf(plan).text : undefined,
          undo: {
            work: backOf(visit),
            said: { title: done.tookBack(formatListDay(visit.plan_day)), ...untold },
          },
        }),
      ),
    takeBack: (visit: PlanVisit) =>
      acts.act(backOf(visit), ({ state }) => {
        const said = state === 'unplaced' ? done.backUnplaced : done.tookBack
        return { title: said(formatListDay(visit.plan_day)), ...untold }
      }),
    move: (visit: PlanVisit) =>
      onAct({ kind: 'move', plan: plan.id, planDay: visit.plan_day, scope: 'this' }),
    pause: (visit: PlanVisit) => onAct({ kind: 'pause', plan: plan.id, from: visit.plan_day }),
  }
}
