import { reviewForm as words } from '#content/reviews.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { reviewLimits } from '#domain/form-limits.ts'
import type { Notice } from '#domain/messages.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { Invitation } from '#web/data/reviews.ts'
import { PublicFormFrame } from '#web/forms/public-form-frame.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { CheckField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import type { ReviewValues } from './review-values.ts'

type ReviewFieldsProps = {
  review: ReturnType<typeof usePublicForm<ReviewValues, object>>
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
  invitation: Invitation | null
}

export function ReviewFields({ review, notice, invitation }: ReviewFieldsProps) {
  const { bind, mark, change, values } = review
  const { fields, hints } = words
  return (
    // No action: the token of an invitation is in this page's own address.
    <PublicFormFrame form={review} {...{ words, notice }} promise={words.promise}>
      {invitation && <About invitation={invitation} />}
      <StarChoice
        label={words.rating}
        name="rating"
        stars={words.stars}
        value={values.rating}
        onChoose={rating => change({ rating })}
        {...mark('rating')}
      />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...bind('name')} label={fields.name} hint={hints.name} autoComplete="name" />
        <TextField
          {...bind('email')}
          label={fields.email}
          hint={hints.email}
          type="email"
          autoComplete="email"
        />
        <TextAreaField
          {...bind('review_text')}
          label={fields.text}
          hint={words.counter(values.review_text.length, reviewLimits.text)}
          rows={5}
          className="sm:col-span-2"
        />
      </div>
      <CheckField
        name="wants_google"
        label={words.google}
        checked={values.wants_google}
        onChange={event => change({ wants_google: event.target.checked })}
      />
    </PublicFormFrame>
  )
}

function About({ invitation }: { invitation: Invitation }) {
  const { about, done, kindShown } = words.invitation
  const { service_type, service_date, is_reviewed } = invitation
  if (is_reviewed) return <p className="rounded-block bg-sand p-4">{done}</p>
  return (
    <div className="grid gap-1 rounded-block bg-sand p-4">
      <p>{about(serviceLabel(service_type), formatDayOfYear(service_date))}</p>
      <p>{kindShown}</p>
    </div>
  )
}
