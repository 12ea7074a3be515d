import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { settingsWords } from '#content/settings.ts'
import { formatDay, formatTimes, isIsoDay, todayAt } from '#domain/calendar.ts'
import { dayOffSchema } from '#domain/diary-settings.ts'
import { fullName } from '#domain/full-name.ts'
import { isChangedMeanwhile } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import {
  addDayOff,
  type CrewDayOff,
  readVisitsOf,
  removeDayOff,
  type StoredCrew,
} from '#web/data/diary-settings.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const words = settingsWords.crews.off

/** A team's days off. What stands on one is listed and stays: moving it is the office's to do. */
export function CrewDaysOff({ crew }: { crew: StoredCrew }) {
  const { act } = useAct(['crews'])
  const { form, values, isBusy, submit, bind } = useForm({
    start: { day: '', reason: '' },
    schema: dayOffSchema,
    draftKey: `day-off-${crew.id}`,
    send: fields =>
      act({
        work: () => addDayOff(crew.id, fields),
        said: { title: words.saved(formatDay(fields.day)) },
        failed: whyNot,
      }),
  })
  const remove = (off: CrewDayOff) =>
    act({
      work: () => removeDayOff(crew.id, off),
      said: { title: words.removed(formatDay(off.day)) },
      failed: whyNot,
    })
  return (
    <div className="mt-6 grid gap-3">
      <h4 className="font-semibold text-heading">{words.title}</h4>
      <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-3">
        <div className="field-grid">
          <TextField {...bind('day')} label={words.fields.day} type="date" min={todayAt(new Date())} />
          <TextField {...bind('reason')} label={words.fields.reason} optional />
        </div>
        {isIsoDay(values.day) && <Visits crew={crew} day={values.day} />}
        <div>
          <Button type="submit" tone="quiet" busy={isBusy}>
            {isBusy ? officeWords.saving : words.add}
          </Button>
        </div>
      </form>
      <ul aria-label={words.title}>
        {crew.crew_days_off.map(off => (
          <li key={off.day} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
            <b className="text-heading">{formatDay(off.day)}</b>
            {off.reason && <span className="text-ink-soft">{off.reason}</span>}
            <span className="ml-auto">
              <IconButton icon="close" label={words.remove(formatDay(off.day))} onClick={() => remove(off)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const whyNot = (error: unknown) => (isChangedMeanwhile(error) ? words.changed : words.failed)

function Visits({ crew, day }: { crew: StoredCrew; day: string }) {
  const { data: visits = [] } = useQuery({
    queryKey: ['visits-of', crew.id, day],
    queryFn: () => readVisitsOf(crew.id, day),
    staleTime: 0,
  })
  if (visits.length === 0) return null
  return (
    <div className="note-box" role="status">
      <b>{words.visits(visits.length)}</b>
      <ul className="my-1">
        {visits.map(({ id, service_time, guest_name, customers }) => (
          <li key={id}>
            {formatTimes(service_time)} <bdi>{guest_name ?? (customers ? fullName(customers) : '')}</bdi>
          </li>
        ))}
      </ul>
      <p>{words.visitsStay}</p>
    </div>
  )
}
