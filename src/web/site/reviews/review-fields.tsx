import { reviewForm as words } from '#content/reviews.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import type { Notice } from '#domain/messages.ts'
import { reviewLimits } from '#domain/review.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { Invitation } from '#web/data/reviews.ts'
import { ReturnedNotice } from '#web/forms/returned-notice.tsx'
import type { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Honeypot } from '#web/ui/honeypot.tsx'
import { KeptNote } from '#web/ui/kept-note.tsx'
import { StarChoice } from '#web/ui/star-choice.tsx'
import type { ReviewValues } from './review-values.ts'

type ReviewFieldsProps = {
  review: ReturnType<typeof usePublicForm<ReviewValues, object>>
  /** The server's answer, where the form was sent without a script. */
  notice: Notice | undefined
  invitation: Invitation | null
}

export function ReviewFields({ review, notice, invitation }: ReviewFieldsProps) {
  const { bind, mark, change, values, errors, isSending } = review
  const { fields, hints } = words
  return (
    // No action: it posts to this page's own address, with the token that may be in it.
    <form
      ref={review.form}
      method="post"
      noValidate
      onSubmit={review.onSubmit}
      aria-label={words.label}
      className="grid gap-5"
    >
      <ReturnedNotice notice={notice} errors={errors} />
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
      <Honeypot label={words.honeypot} />
      {review.isUnanswered && <KeptNote>{words.kept}</KeptNote>}
      <Button type="submit" tone="coral" size="large" busy={isSending} className="w-full">
        {isSending ? words.sending : words.send}
      </Button>
      <p className="text-small text-ink-soft">{words.promise}</p>
    </form>
  )
}

function About({ invitation }: { invitation: Invitation }) {
  const { about, done } = words.invitation
  const { service_type, service_date, is_reviewed } = invitation
  return (
    <p className="rounded-block bg-sand p-4">
      {is_reviewed ? done : about(serviceLabel(service_type), formatDayOfYear(service_date))}
    </p>
  )
}
