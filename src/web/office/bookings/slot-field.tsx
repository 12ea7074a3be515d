import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { formatTimes, isIsoDay } from '#domain/calendar.ts'
import { timeSlots } from '#domain/terms.ts'
import { availableSlots, type WantedClean } from '#web/data/bookings.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { SelectField } from '#web/ui/field.tsx'

const words = bookingWords.adding

type SlotFieldProps = {
  day: string
  clean: WantedClean
  slot: string
  error: string | undefined
  onChoose: (slot: string) => void
}

/** The five times of a day; unavailable ones say why. */
export function SlotField({ day, clean, slot, error, onChoose }: SlotFieldProps) {
  const { service_type, size, extras, suburb } = clean
  const wanted = { service_type, size, extras, suburb, is_endless: true }
  const { data = [] } = useQuery({
    queryKey: [bookingsKey, 'slots', day, wanted],
    queryFn: () => availableSlots(day, day, wanted),
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
