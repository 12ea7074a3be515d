import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { settingsWords } from '#content/settings.ts'
import { dayOverrideSchema } from '#domain/business-settings.ts'
import { formatDay, formatTimes, isIsoDay, todayAt } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type BookingOnDay, type DayOverride, readBookingsOn, saveDayOverride } from '#web/data/settings.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'

const words = settingsWords.days
const empty = { day: '', is_open: 'closed', reason: '' }

/** Closes or opens a day, after showing who has booked it. */
export function DayForm({ known }: { known: DayOverride[] }) {
  const { act } = useAct(['day-overrides'])
  const [conflict, setConflict] = useState('')
  const { form, values, isBusy, submit, bind } = useForm({
    start: empty,
    schema: dayOverrideSchema,
    draftKey: 'day-override',
    send: fields =>
      act({
        work: () =>
          saveDayOverride(
            fields,
            known.find(({ day }) => day === fields.day),
          ),
        said: { title: words.saved[fields.is_open ? 'open' : 'closed'](formatDay(fields.day)) },
        failed: words.saveFailed,
        onDone: () => setConflict(''),
        onConflict: () => setConflict(words.setMeanwhile(formatDay(fields.day))),
      }),
  })
  const choice = values.is_open === 'open' ? 'open' : 'closed'
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={words.title} className="grid gap-4">
      {conflict && (
        <Notice tone="wait" role="alert">
          {conflict}
        </Notice>
      )}
      <div className="field-grid">
        <TextField {...bind('day')} label={words.fields.day} type="date" min={todayAt(new Date())} />
        <SelectField {...bind('is_open')} label={words.fields.is_open}>
          <option value="closed">{words.choices.closed}</option>
          <option value="open">{words.choices.open}</option>
        </SelectField>
        <TextField
          {...bind('reason')}
          label={words.fields.reason}
          hint={words.reasonHint}
          optional
          className="field-wide"
        />
      </div>
      {choice === 'closed' && isIsoDay(values.day) && <BookingsOnDay day={values.day} />}
      <div>
        <Button type="submit" tone="quiet" busy={isBusy}>
          {isBusy ? officeWords.saving : words.add[choice]}
        </Button>
      </div>
    </form>
  )
}

function BookingsOnDay({ day }: { day: string }) {
  const { data: bookings = [] } = useQuery({
    queryKey: ['bookings-on', day],
    queryFn: () => readBookingsOn(day),
    staleTime: 0,
  })
  if (bookings.length === 0) return null
  return (
    <div className="note-box" role="status">
      <b>{words.bookings(bookings.length)}</b>
      <ul className="my-1">
        {bookings.map(booking => (
          <li key={booking.id}>
            {formatTimes(booking.service_time)} <bdi>{nameOf(booking)}</bdi>
          </li>
        ))}
      </ul>
      <p>{words.bookingsStay}</p>
    </div>
  )
}

function nameOf({ guest_name, customers }: BookingOnDay) {
  return guest_name ?? (customers ? fullName(customers) : words.noName)
}
