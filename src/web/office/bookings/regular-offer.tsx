import { planWords } from '#content/office-plans.ts'
import { planTitle } from '#content/plans.ts'
import { clockOf } from '#domain/clean-length.ts'
import { asksForRhythm, type DayRhythm, movedRhythm, usualRhythm } from '#domain/rhythm.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { RhythmChoice } from '#web/plans/rhythm-choice.tsx'
import { CheckField } from '#web/ui/field.tsx'

const words = planWords.offer

type RegularOfferProps = {
  booking: OfficeBooking
  rhythm: DayRhythm | undefined
  onChoose: (rhythm: DayRhythm | undefined) => void
}

/** A request that asks for a rhythm can become a plan as it is confirmed: one tap more, and all of it is filled in. */
export function RegularOffer({ booking, rhythm, onChoose }: RegularOfferProps) {
  if (!canBecomeRegular(booking)) return null
  const usual = movedRhythm({ rhythm: usualRhythm(booking.service_type) }, booking.service_date)
  const start = clockOf(booking.start_minute ?? 0)
  return (
    <div className="regular-offer">
      <CheckField
        label={
          <>
            <b>{words.title}</b>
            <small>{words.text(planTitle(rhythm ?? usual, start))}</small>
          </>
        }
        checked={rhythm !== undefined}
        onChange={event => onChoose(event.target.checked ? usual : undefined)}
      />
      {rhythm && (
        <RhythmChoice label={words.often} from={booking.service_date} chosen={rhythm} onChoose={onChoose} />
      )}
    </div>
  )
}

// A clean without a place in the day, or of nobody we know, is not planned with yet.
export function canBecomeRegular({
  status,
  service_type,
  slot_trouble,
  start_minute,
  customer_id,
  plan_id,
}: OfficeBooking) {
  const isOpen = status === 'pending' && slot_trouble === null && start_minute !== null
  return isOpen && customer_id !== null && plan_id === null && asksForRhythm(service_type)
}
