import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { formatDayOfYear, formatTimes, type IsoDay, isIsoDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { closeDay } from '#web/data/run-bookings.ts'
import { readWeekBookings } from '#web/data/staff-bookings.ts'
import { bookingKeys, bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { nameOf } from './booking-words.ts'

const words = bookingWords.closeDialog

/** The owner closes a day: nobody books it any more. */
export function CloseDayDialog({ onClose }: { onClose: () => void }) {
  const [day, setDay] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const { act, isBusy } = useAct(bookingKeys)
  const formId = useId()

  function close(event: SubmitEvent) {
    event.preventDefault()
    if (!isIsoDay(day) || day < todayAt(new Date())) return setError(words.dayRequired)
    void act({
      work: () => closeDay(day, reason),
      said: { title: bookingWords.done.dayClosed(formatDayOfYear(day)) },
      failed: bookingWords.failed,
      onDone: onClose,
    })
  }

  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {words.keep}
      </Button>
      <Button type="submit" form={formId} busy={isBusy}>
        {words.close}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title} actions={actions}>
      <form id={formId} onSubmit={close} noValidate className="grid gap-3">
        <p>{words.text}</p>
        <TextField
          label={words.day}
          type="date"
          min={todayAt(new Date())}
          value={day}
          error={error}
          onChange={event => {
            setDay(event.target.value)
            setError(undefined)
          }}
        />
        {isIsoDay(day) && <BookedOn day={day} />}
        <TextField
          label={words.reason}
          hint={words.hint}
          optional
          maxLength={200}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

/** The bookings of that day by name, because closing it does not cancel them. */
function BookedOn({ day }: { day: IsoDay }) {
  const { data, isError } = useQuery({
    queryKey: [bookingsKey, 'on', day],
    queryFn: () => readWeekBookings(day, day),
    staleTime: 0,
  })
  if (isError) return <p role="alert">{words.unread}</p>
  const hit = data?.filter(({ status }) => status !== 'completed')
  if (!hit) return null
  if (hit.length === 0) return <p role="status">{words.none}</p>
  return (
    <div role="status">
      <p className="font-semibold text-heading">{words.hits(hit.length)}</p>
      <ul className="max-h-40 overflow-y-auto">
        {hit.map(booking => (
          <li key={booking.id}>
            {formatTimes(booking.service_time)} {nameOf(booking)},{' '}
            {manageWords.statuses[booking.status].toLowerCase()}
          </li>
        ))}
      </ul>
    </div>
  )
}
