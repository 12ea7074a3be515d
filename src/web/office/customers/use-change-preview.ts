// What a change would come to, asked while it is being typed.
import { useQuery } from '@tanstack/react-query'
import { planWords } from '#content/office-plans.ts'
import { formatListDay, type IsoDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PlanCard, type PlanChange, type PlanVisit, previewChange } from '#web/data/plans.ts'
import { dayOf, type Scope } from '#web/plans/visits.ts'
import { useLateValue } from '#web/ui/use-late-value.ts'
import { plansKey } from './use-plan-acts.ts'

const words = planWords.moving
const typingMs = 200

type Asked = { planDay: IsoDay; scope: Scope; change: PlanChange | undefined }
/** The answer in words, and whether it can be done at all. */
export type ChangePreview = { says: string; isPossible: boolean; visits: PlanVisit[] | undefined }

export function useChangePreview(plan: PlanCard, asked: Asked): ChangePreview {
  const wanted = JSON.stringify(asked)
  const rested = useLateValue(wanted, typingMs)
  const query = useQuery({
    queryKey: [plansKey, 'preview', plan.id, plan.updated_at, rested],
    queryFn: () => preview(plan, JSON.parse(rested) as Asked),
    enabled: rested === wanted && asked.change !== undefined,
    staleTime: 15_000,
    retry: false,
  })
  if (rested !== wanted || query.isPending)
    return { says: words.looking, isPossible: true, visits: undefined }
  if (query.isError) return { says: words.unknown, isPossible: true, visits: undefined }
  return query.data
}

// A refusal is an answer as well: it does not fit, and why.
async function preview(plan: PlanCard, { planDay, scope, change = {} }: Asked): Promise<ChangePreview> {
  try {
    const { visits, cancelled = 0 } = await previewChange({ planId: plan.id, planDay, scope, change })
    const before = new Set(
      plan.visits.filter(({ state }) => state === 'unplaced').map(({ plan_day }) => plan_day),
    )
    const lost = visits.filter(({ state, plan_day }) => state === 'unplaced' && !before.has(plan_day))
    const fits =
      lost.length > 0 ? words.notFitting(lost.map(visit => formatListDay(dayOf(visit)))) : words.fits
    const says = cancelled > 0 ? `${fits} ${words.fallAway(cancelled)}` : fits
    return { says, isPossible: true, visits }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { says: words.hits[error.code] ?? error.message, isPossible: false, visits: undefined }
  }
}
