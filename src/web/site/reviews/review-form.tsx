// A rating and a few words. An island; without a script it posts as a plain form and the page answers.
import { business } from '#content/business.ts'
import { reviewForm as words } from '#content/reviews.ts'
import { reviewNotices } from '#domain/form-messages.ts'
import { formNotices } from '#domain/messages.ts'
import type { Review } from '#domain/review.ts'
import { sendReview } from '#web/data/reviews.ts'
import type { Honeypot } from '#web/data/submit.ts'
import type { AnsweredForm } from '#web/forms/answered-form.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SentPanel } from '#web/ui/sent-panel.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { ReviewFields } from './review-fields.tsx'
import { emptyReview } from './review-values.ts'
import { useInvitation } from './use-invitation.ts'

const notices = {
  ...{ sent: reviewNotices.sent, failed: reviewNotices.failed, tooMany: formNotices.tooManyAttempts },
  invalid: (errors: Record<string, string>) => (errors.rating ? reviewNotices.ratingRequired : undefined),
}
const fetchSchema = async () => (await import('#domain/review.ts')).reviewSchema

export function ReviewForm({ answered }: { answered?: AnsweredForm | undefined }) {
  const { token, invitation, isKindTold } = useInvitation()
  const review = usePublicForm({
    name: 'review',
    start: emptyReview,
    fetchSchema,
    send: row => sendAndOpen({ ...row, ...(token && { clean_token: token, is_kind_told: isKindTold }) }),
    notices,
    answered: answered && { ...answered, values: typedValues(answered.values) },
  })
  return (
    <>
      {review.isSent ? (
        <Thanks wantsGoogle={review.values.wants_google} onAgain={() => review.again()} />
      ) : (
        <ReviewFields review={review} notice={answered?.notice} invitation={invitation} />
      )}
      <ToastRegion />
    </>
  )
}

async function sendAndOpen(review: Review & Honeypot) {
  const answer = await sendReview(review)
  if (review.wants_google) open(business.social.google, '_blank', 'noopener,noreferrer')
  return answer
}

// A plain form sends texts.
function typedValues({ rating, wants_google, name, email, review_text }: Record<string, string>) {
  return {
    rating: Number(rating ?? 0),
    wants_google: wants_google !== undefined,
    ...{ name: name ?? '', email: email ?? '', review_text: review_text ?? '' },
  }
}

function Thanks({ wantsGoogle, onAgain }: { wantsGoogle: boolean; onAgain: () => void }) {
  const { title, text, google, again } = words.sent
  return (
    <SentPanel title={title}>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {/* Also for browsers that blocked the new tab. */}
        {wantsGoogle && (
          <LinkButton href={business.social.google} target="_blank" rel="noopener noreferrer">
            {google}
          </LinkButton>
        )}
        <Button tone="quiet" onClick={onAgain}>
          {again}
        </Button>
      </div>
    </SentPanel>
  )
}
