import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { clockOf, longestMinutes, minuteOf } from '#domain/clean-length.ts'
import { readCrewNames } from '#web/data/diary-settings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { crewChoices } from './booking-words.ts'
import type { BookingActs } from './use-booking-acts.ts'

const words = bookingWords.plan

// What a reason can overrule.
const overruled = ['slot_taken', 'ends_too_late', 'crew_off']

type Planned = OfficeBooking & { start_minute: number; minutes: number }
type PlanFormProps = { booking: Planned; acts: BookingActs; onDone: () => void }

export function PlanForm({ booking, acts, onDone }: PlanFormProps) {
  const [start, setStart] = useState(clockOf(booking.start_minute))
  const [minutes, setMinutes] = useState(String(booking.minutes))
  const [crew, setCrew] = useState(String(booking.crew_id ?? ''))
  // Asked for once something is in the way.
  const [reason, setReason] = useState<string>()
  const isWrong = !(Number(minutes) >= 10 && Number(minutes) <= longestMinutes)

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isWrong || !start) return
    const plan = { start: minuteOf(start), minutes: Number(minutes), crewId: Number(crew) || undefined }
    const { isDone, code = '' } = await acts.plan({ ...plan, reason: reason?.trim() || undefined })
    if (isDone) onDone()
    else if (overruled.includes(code)) setReason(reason ?? '')
  }

  return (
    <form onSubmit={save} noValidate aria-label={words.title} className="mt-3 grid gap-4">
      <TextField
        label={words.fields.start}
        type="time"
        step={600}
        hint={words.windowHint}
        value={start}
        onChange={event => setStart(event.target.value)}
      />
      <TextField
        label={words.fields.minutes}
        inputMode="numeric"
        value={minutes}
        error={isWrong ? words.minutesWrong : undefined}
        onChange={event => setMinutes(event.target.value.replace(/\D/g, ''))}
      />
      <CrewField booking={booking} crew={crew} onChoose={setCrew} />
      {reason !== undefined && (
        <TextField
          label={words.fields.reason}
          hint={words.reasonHint}
          maxLength={300}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={acts.isBusy}>
          {words.save}
        </Button>
        <Button tone="quiet" size="small" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}

type CrewFieldProps = { booking: OfficeBooking; crew: string; onChoose: (crew: string) => void }

// Only where there is a choice.
function CrewField({ booking, crew, onChoose }: CrewFieldProps) {
  const { data: active = [] } = useQuery({
    queryKey: ['crew-names'],
    queryFn: readCrewNames,
    staleTime: 60_000,
  })
  const crews = crewChoices(active, booking)
  if (crews.length < 2) return null
  return (
    <SelectField label={words.fields.crew} value={crew} onChange={event => onChoose(event.target.value)}>
      {crews.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
