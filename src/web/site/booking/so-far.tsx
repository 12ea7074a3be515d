import { bookingForm } from '#content/booking-form.ts'
import { diaryWords } from '#content/diary.ts'
import type { BookingDraft } from './booking-draft.ts'
import { contactStep, dayStep, timeStep } from './step-ids.ts'

/** On a phone below what is chosen, until the recap is in sight, which says it to those who listen too. */
export function SoFar({ draft, costs }: { draft: BookingDraft; costs: string }) {
  const [step, title] = nextOf(draft)
  return (
    <p className="so-far" aria-hidden="true">
      <b>{costs}</b>
      <a href={`#${step}`} tabIndex={-1}>
        {title}
      </a>
    </p>
  )
}

function nextOf({ service_date, service_time }: BookingDraft) {
  if (!service_date) return [dayStep, diaryWords.steps.day]
  if (!service_time) return [timeStep, diaryWords.steps.slotWithoutDay]
  return [contactStep, bookingForm.steps.contact]
}
