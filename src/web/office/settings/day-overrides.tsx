import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { formatDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type DayOverride, readDayOverrides, removeDayOverride } from '#web/data/settings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DayForm } from './day-form.tsx'

const words = settingsWords.days

/** The days to come on which the owner departs from the calendar. */
export function DayOverrides() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['day-overrides', session.user.id],
    queryFn: () => readDayOverrides(todayAt(new Date())),
    staleTime: 0,
  })
  return (
    <OfficeSection title={words.title} lead={words.lead}>
      <DayForm known={query.data ?? []} />
      <div className="mt-6">
        <QueryStates query={query} failed={words.listFailed} empty={words.empty}>
          {days => (
            <ul aria-label={words.title}>
              {days.map(day => (
                <DayRow key={day.day} override={day} />
              ))}
            </ul>
          )}
        </QueryStates>
      </div>
    </OfficeSection>
  )
}

function DayRow({ override }: { override: DayOverride }) {
  const { day, is_open, reason } = override
  const { act, isBusy } = useAct(['day-overrides'])
  const remove = () =>
    act({
      work: () => removeDayOverride(override),
      said: { title: words.removed(formatDay(day)) },
      failed: () => words.removeFailed,
    })
  return (
    <li className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0">
        <b className="text-heading">{formatDay(day)}</b>
        {reason && <p className="text-ink-soft">{reason}</p>}
      </div>
      <Badge tone={is_open ? 'confirmed' : 'cancelled'} className="ml-auto">
        {words.choices[is_open ? 'open' : 'closed']}
      </Badge>
      <IconButton icon="close" label={words.remove(formatDay(day))} aria-busy={isBusy} onClick={remove} />
    </li>
  )
}
