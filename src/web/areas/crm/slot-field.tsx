import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { formatTimes, isIsoDay } from '#domain/calendar.ts'
import { timeSlots } from '#domain/time-slots.ts'
import { availableSlots } from '#web/data/bookings.ts'
import { SelectField } from '#web/ui/field.tsx'
import { bookingsKey } from './use-booking-acts.ts'

const words = bookingWords.adding

type SlotFieldProps = {
  day: string
  slot: string
  error: string | undefined
  onChoose: (slot: string) => void
}

/** The five times of a day; those that cannot be had say why. */
export function SlotField({ day, slot, error, onChoose }: SlotFieldProps) {
  const { data = [] } = useQuery({
    queryKey: [bookingsKey, 'slots', day],
    queryFn: () => availableSlots(day, day),
    enabled: isIsoDay(day),
    staleTime: 15_000,
  })
  return (
    <div data-field="service_time">
      <SelectField
        label={words.slot}
        value={slot}
        error={error}
        onChange={event => onChoose(event.target.value)}
      >
        <option value="">{words.chooseSlot}</option>
        {timeSlots.map(time => {
          const reason = data.find(entry => entry.slot === time)?.reason
          return (
            <option key={time} value={time} disabled={Boolean(reason)}>
              {reason ? `${formatTimes(time)}: ${reason}` : formatTimes(time)}
            </option>
          )
        })}
      </SelectField>
    </div>
  )
}
