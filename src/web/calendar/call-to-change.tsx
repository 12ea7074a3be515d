import { manageWords } from '#content/manage-booking.ts'

const { before, phone } = manageWords.late

/** Less than 24 hours before, a change is a matter for the phone. */
export function CallToChange() {
  return (
    <>
      {before} <a href={`tel:${phone.e164}`}>{phone.shown}</a>.
    </>
  )
}
