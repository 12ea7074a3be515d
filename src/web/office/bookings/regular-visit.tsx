import { useQuery } from '@tanstack/react-query'
import { planWords } from '#content/office-plans.ts'
import { planTitle } from '#content/plans.ts'
import { formatListDay } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { readPlanCard } from '#web/data/plans.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Repeat } from '#web/icons/repeat.ts'
import { Link } from '#web/router/link.tsx'
import { PanelPart } from '#web/ui/panel.tsx'

const words = planWords.ofBooking

/** Which regular plan a booking is a visit of, and the way there. */
export function RegularVisit({ booking }: { booking: OfficeBooking }) {
  const { plan_id, plan_day, customer_id, service_date } = booking
  const { data: plan } = useQuery({
    queryKey: ['plans', 'card', plan_id],
    queryFn: () => readPlanCard(plan_id ?? ''),
    enabled: plan_id !== null,
  })
  if (!plan_id || !customer_id) return null
  return (
    <PanelPart title={words.title}>
      <p className="flex items-start gap-2 font-semibold">
        <Repeat aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-link" />
        {plan ? planTitle(plan, clockOf(plan.start_minute)) : planWords.title}
      </p>
      {plan_day && plan_day !== service_date && (
        <p className="mt-1 text-ink-soft">{words.moved(formatListDay(plan_day))}</p>
      )}
      <p className="mt-1">
        <Link className="text-link underline" to={`/crm/customers/${customer_id}?plan=${plan_id}`}>
          {words.leads}
        </Link>
      </p>
    </PanelPart>
  )
}
