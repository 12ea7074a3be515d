import { manageWords } from '#content/manage-booking.ts'

/** Less than 24 hours before, a change is a matter for the phone. */
export function CallToChange() {
  const { before, phone } = manageWords.late
  return (
    <>
      {before} <a href={`tel:${phone.e164}`}>{phone.shown}</a>.
    </>
  )
}
