import { bookingForm } from '#content/booking-form.ts'
import { business } from '#content/business.ts'
import { chatWords, whatsappChatLink } from '#content/chat.ts'
import { isAskedHowOften, sizeInShort, wishedRhythms } from '#content/clean-size.ts'
import { arrivalSentence } from '#content/diary.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { kindOf, type ServiceType, serviceLabel } from '#domain/service-types.ts'
import { type DayAvailability, isSoon } from '#web/calendar/calendar-days.ts'
import type { BookingDraft } from './booking-draft.ts'
import { SoFar } from './so-far.tsx'

const words = bookingForm.summary

// Beside the form on wide screens.
/** costs: 'about R 1 150', or 'A home from R 520' before anything is chosen. */
type BookingSummaryProps = {
  draft: BookingDraft
  isClient: boolean
  costs: string | undefined
  /** What is offered on it besides. */
  notes: string[] | undefined
}

export function BookingSummary({ draft, isClient, costs, notes }: BookingSummaryProps) {
  const { service, size, often, day, arrival, duration } = chosenWords(draft)
  return (
    <aside className="sticky top-28 mt-18 hidden rounded-card bg-sand p-[clamp(1.25rem,2.4vw,2rem)] lg:block">
      <h2 className="display text-title">{words.title}</h2>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 tabular-nums [&_dd]:wrap-anywhere [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:font-semibold [&_dt]:text-ink-soft">
        <Line label={words.service} chosen={service} before={words.open} />
        <Line label={words.size} chosen={size} />
        <Line label={words.often} chosen={often} />
        <Line label={words.suburb} chosen={draft.suburb} />
        <Line label={words.day} chosen={day} before={words.open} />
        <Line label={words.arrival} chosen={arrival} before={words.open} />
        <Line label={words.duration} chosen={duration} />
        <Line label={words.price} chosen={service && costs} before={costs} />
        <Line label={words.as} chosen={isClient ? draft.guest_name : undefined} before={words.guest} />
      </dl>
      <Notes notes={notes} className="mt-4" />
      <p className="mt-5 border-t-2 border-line pt-5 text-small">
        <OtherWays />
      </p>
    </aside>
  )
}

export function OtherWays() {
  return (
    <>
      {words.other.before} <TalkToUs /> {words.other.after}
    </>
  )
}

type LineProps = { label: string; chosen: string | undefined; before?: string | undefined }

// What is chosen comes; what stood there when the page was opened is simply there.
function Line({ label, chosen, before }: LineProps) {
  const said = chosen ?? before
  if (!said) return null
  return (
    <>
      <dt>{label}</dt>
      <dd key={said} className={chosen && 'comes'}>
        {said}
      </dd>
    </>
  )
}

type SoonNoteProps = { draft: BookingDraft; day: DayAvailability | undefined; heardBy: string | undefined }

/** Where the day that is chosen, or its time, comes before our answer would. */
export function SoonNote({ draft: { service_time }, day, heardBy }: SoonNoteProps) {
  const times = day?.slots.filter(({ slot }) => !service_time || slot === service_time)
  if (!isSoon(times ?? [], heardBy)) return null
  return (
    <p role="status" className="comes mt-3 rounded-block bg-sand p-4">
      {bookingForm.soon} <TalkToUs />.
    </p>
  )
}

function TalkToUs() {
  return (
    <>
      <a href={whatsappChatLink(words.other.message)} target="_blank" rel="noopener noreferrer">
        {chatWords.label}
      </a>{' '}
      {words.other.or}{' '}
      <a className="whitespace-nowrap" href={`tel:${business.phone.e164}`}>
        {business.phone.shown}
      </a>
    </>
  )
}

// One line above the send button on phones.
export function BookingRecap({ draft, isClient, costs, notes }: BookingSummaryProps) {
  const { service, size, often, day, arrival, duration } = chosenWords(draft)
  const what = [size, often?.toLowerCase(), draft.suburb].filter(Boolean).join(', ')
  if (!service && !day) return null
  return (
    <>
      <div className="recap comes mt-8 rounded-block bg-sand p-4 leading-snug lg:hidden">
        <p>
          <b key={service} className="comes block text-heading">
            {service && (isClient ? service : words.recap(service))}
          </b>
          {[
            what,
            day,
            arrival
              ? arrivalSentence(draft.service_time, duration)
              : duration && `${words.duration} ${duration}`,
            costs && `${words.price}: ${costs}`,
          ].map(
            line =>
              line && (
                <span key={line} className="comes block tabular-nums">
                  {line}
                </span>
              ),
          )}
        </p>
        <Notes notes={notes} className="mt-1.5" />
      </div>
      {costs && <SoFar draft={draft} costs={costs} />}
    </>
  )
}

function Notes({ notes = [], className }: { notes: string[] | undefined; className: string }) {
  return notes.length > 0 && <p className={`text-small ${className}`}>{notes.join(' ')}</p>
}

function chosenWords({ service_type, service_date, service_time, takes, ...draft }: BookingDraft) {
  const type = (service_type || undefined) as ServiceType | undefined
  const isSized = type && draft.sized === kindOf(type)
  return {
    service: type && serviceLabel(type),
    size: isSized ? sizeInShort(type, draft.size, draft.extras?.length) : undefined,
    often: type && isAskedHowOften(type) && draft.often ? wishedRhythms[draft.often] : undefined,
    duration: takes,
    day: service_date ? formatDayOfYear(service_date) : undefined,
    arrival: service_time ? formatTimes(service_time) : undefined,
  }
}
