// What a new plan would come to, asked while it is being typed.
import { useQuery } from '@tanstack/react-query'
import { planWords } from '#content/office-plans.ts'
import { formatListDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { type NewPlan, type PlanVisit, previewPlan } from '#web/data/plans.ts'
import { dayOf } from '#web/plans/visits.ts'
import { useLateValue } from '#web/ui/use-late-value.ts'
import { plansKey } from './use-plan-acts.ts'

const words = planWords.making
const typingMs = 300

type Booking = { id: string; updated_at: string }
type Answer = { says: string; visits?: PlanVisit[] }

export function usePlanPreview(plan: NewPlan | undefined, booking: Booking | undefined): Answer {
  const wanted = JSON.stringify(plan ?? null)
  const rested = useLateValue(wanted, typingMs)
  const query = useQuery({
    queryKey: [plansKey, 'new', rested, booking?.id],
    queryFn: () => preview(JSON.parse(rested) as NewPlan, booking),
    enabled: rested === wanted && plan !== undefined,
    // The picture stays until there is another.
    placeholderData: before => before,
    staleTime: 15_000,
    retry: false,
  })
  if (!plan) return { says: '' }
  if (query.isError) return { says: words.unknown }
  if (!query.data) return { says: words.looking }
  return query.data
}

async function preview(plan: NewPlan, booking: Booking | undefined): Promise<Answer> {
  try {
    const { visits } = await previewPlan(plan, booking)
    return { says: wordsFor(visits), visits }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { says: error.message }
  }
}

function wordsFor(visits: PlanVisit[]): string {
  const lost = visits.filter(({ state }) => state === 'unplaced')
  const coming = visits.filter(({ state }) => state === 'coming' || state === 'moved')
  if (lost.length > 0)
    return words.fitsNot(
      coming.length,
      lost.map(visit => formatListDay(dayOf(visit))),
    )
  return coming.length > 0 ? words.fits(coming.length) : words.none
}
