import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { bookingFieldMessages } from '#domain/messages.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { focusFirstError } from '#web/forms/focus-first-error.ts'
import { Button } from '#web/ui/button.tsx'
import { LastChange } from './call-to-change.tsx'
import { DayChoice } from './day-choice.tsx'
import { SlotChoice } from './slot-choice.tsx'
import type { ChangeOutcome } from './use-booking-change.ts'
import { useCalendar } from './use-calendar.ts'

const words = manageWords.moving

type MoveFormProps = {
  /** The booking's current day: the calendar opens there. */
  from: string
  bookingId: string
  isBusy: boolean
  onMove: (to: { day: string; slot: TimeSlot }) => Promise<ChangeOutcome>
  onDone: () => void
}

type Errors = { service_date?: string; service_time?: string }

export function MoveForm({ from, bookingId, isBusy, onMove, onDone }: MoveFormProps) {
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState<TimeSlot>()
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const diary = useCalendar(day || from, true, { for_booking: bookingId })
  useEffect(() => form.current?.focus(), [])
  useEffect(() => {
    if (form.current) focusFirstError(form.current, errors)
  }, [errors])

  function chooseDay(chosen: string) {
    setDay(chosen)
    setSlot(undefined)
    setErrors({})
  }

  function chooseSlot(chosen: TimeSlot) {
    setSlot(chosen)
    setErrors({})
  }

  async function save(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!day) return setErrors({ service_date: bookingFieldMessages.dateRequired })
    if (!slot) return setErrors({ service_time: bookingFieldMessages.slotRequired })
    const { isDone, timeRefused } = await onMove({ day, slot })
    if (isDone) return onDone()
    if (!timeRefused) return
    setSlot(undefined)
    setErrors({ service_time: timeRefused })
    diary.refresh()
  }

  return (
    <form
      ref={form}
      noValidate
      tabIndex={-1}
      aria-label={words.title}
      className="outline-none"
      onSubmit={save}
    >
      <DayChoice number={1} diary={diary} chosen={day} error={errors.service_date} onChoose={chooseDay} />
      <SlotChoice
        number={2}
        day={day ? diary.dayOf(day) : undefined}
        slot={slot ?? ''}
        error={errors.service_time}
        onChoose={chooseSlot}
      />
      <LastChange day={day} slot={slot} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {isBusy ? words.saving : words.save}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </form>
  )
}
