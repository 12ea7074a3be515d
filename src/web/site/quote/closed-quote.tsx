// Declined, cancelled or taken back: nothing is left to answer, and there is a way on.
import { momentText, quotePage } from '#content/quote-page.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { AskButton } from './answer-buttons.tsx'
import { Bill } from './bill.tsx'
import { Leaf } from './leaf.tsx'
import { isChangeOfAgreed, type QuoteStage } from './quote-stage.ts'
import { Stage } from './stage.tsx'
import type { QuoteViewProps } from './use-quote-answer.ts'

type ClosedQuoteProps = Omit<QuoteViewProps, 'answer'> & { stage: QuoteStage }

export function ClosedQuote({ link, quote, stage }: ClosedQuoteProps) {
  const { title, label, text, again } = wordsOf(stage)
  const isStaying = isChangeOfAgreed(quote)
  return (
    <>
      <Stage
        look="lapsed"
        reference={referenceOf(stage, quote)}
        status="status"
        title={title}
        room={quote.service_type}
        takesFocus={stage === 'declined'}
      />
      <div className="quote-columns">
        <div className="quote-lead">
          <Leaf label={label} day={quote.service_date} isGone={!isStaying}>
            <p className="quote-window">{isStaying ? quotePage.declined.stays : text(quote)}</p>
            {quote.decline_reason && (
              <p className="quote-window mt-2 wrap-anywhere">
                {quotePage.declined.reason(quote.decline_reason)}
              </p>
            )}
          </Leaf>
          {stage === 'declined' && (
            <div>
              <h2 className="display text-title">{quotePage.declined.changedMind}</h2>
              <p className="mt-1">{quotePage.declined.text}</p>
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <AskButton link={link} quote={quote} />
            <LinkButton size="small" href="/booking">
              {again}
            </LinkButton>
          </div>
        </div>
        <div className="quote-side">
          <Bill quote={quote} link={link} />
        </div>
      </div>
    </>
  )
}

function wordsOf(stage: QuoteStage) {
  if (stage === 'declined') return { ...quotePage.declined, text: declinedText }
  const { label } = quotePage.cancelled
  if (stage === 'stays') return { ...quotePage.stays, text: () => quotePage.declined.stays }
  const { title, text, again } = stage === 'cancelled' ? quotePage.cancelled : quotePage.ended
  return { title, label, again, text: () => text }
}

function referenceOf(stage: QuoteStage, { number, first_name, answered_at }: ClientQuote) {
  if (stage === 'declined' && answered_at)
    return quotePage.declined.status(momentText(answered_at, new Date()))
  return quotePage.reference(number, first_name)
}

const declinedText = ({ booking_id }: ClientQuote) =>
  booking_id ? quotePage.declined.free : quotePage.declined.noDay
