import { useState } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { bookingFieldMessages } from '#domain/messages.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { ManagedBooking } from '#web/data/manage-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { DayChoice } from './day-choice.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { useDiary } from './use-diary.ts'
import type { useManagedBooking } from './use-managed-booking.ts'

const words = manageWords.moving

type MoveFormProps = {
  booking: ManagedBooking
  managed: ReturnType<typeof useManagedBooking>
  onDone: () => void
}

export function MoveForm({ booking, managed, onDone }: MoveFormProps) {
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState<TimeSlot>()
  const [error, setError] = useState<{ day?: string; slot?: string }>({})
  const diary = useDiary(day || booking.service_date, true)

  function chooseDay(chosen: string) {
    setDay(chosen)
    setSlot(undefined)
    setError({})
  }

  async function save() {
    if (!day) return setError({ day: bookingFieldMessages.dateRequired })
    if (!slot) return setError({ slot: bookingFieldMessages.slotRequired })
    const refused = await managed.move(booking, { day, slot })
    if (!refused) return onDone()
    setError({ slot: refused })
    setSlot(undefined)
    diary.refresh()
  }

  return (
    <section aria-label={words.title}>
      <DayChoice number={1} diary={diary} chosen={day} error={error.day} onChoose={chooseDay} />
      <SlotChoice
        number={2}
        day={day ? diary.dayOf(day) : undefined}
        slot={slot ?? ''}
        error={error.slot}
        onChoose={setSlot}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button busy={managed.isBusy} onClick={save}>
          {managed.isBusy ? words.saving : words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}
