import { sentRequestWords } from '#content/sent-request.ts'
import { managePath } from '#domain/booking-reference.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { sentFromHere } from './sent-request.ts'

const words = sentRequestWords.before

/** Above the form: whoever opens the page again sees that the request has arrived, and how to change it. */
export function SentBefore() {
  const sent = sentFromHere(new Date())
  if (!sent) return null
  const { reference, service_type, service_date, service_time, manage_token } = sent
  return (
    <p role="status" className="mb-6 rounded-block bg-leaf-ground p-4">
      {words.text(reference)} {serviceLabel(service_type)}, {formatDayOfYear(service_date)},{' '}
      {formatTimes(service_time)}.{' '}
      {manage_token && (
        <a href={managePath(manage_token)} className="font-semibold underline">
          {words.manage}
        </a>
      )}
    </p>
  )
}
