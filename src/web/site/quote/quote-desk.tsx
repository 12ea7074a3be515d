// A quote as its client reads and answers it, by the private link or signed in. An island.
import { lazy, Suspense, useEffect } from 'react'
import { quotePage as words } from '#content/quote-page.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import { Fetching, PaperDesk } from '#web/site/shared/paper/paper-desk.tsx'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { ClosedQuote } from './closed-quote.tsx'
import { LapsedQuote } from './lapsed-quote.tsx'
import { OpenQuote } from './open-quote.tsx'
import { readByLink } from './quote-access.ts'
import { stageOf } from './quote-stage.ts'
import { Stage } from './stage.tsx'
import { type QuoteOnDesk, type QuoteViewProps, useQuoteAnswer } from './use-quote-answer.ts'

// Fetched while the quote is read, so that it is there when the answer is, also where the signal has gone meanwhile.
const loadApproved = () => import('./approved-quote.tsx')
const ApprovedQuote = lazy(async () => ({
  default: (await loadApproved().catch(() => undefined))?.ApprovedQuote ?? PlainApproved,
}))

export function QuoteDesk() {
  useEffect(() => void loadApproved().catch(() => {}), [])
  return (
    <>
      <PaperDesk ownName="quote" words={words} readPaper={readByLink}>
        {(quote, link, desk) => <Answering link={link} quote={quote} desk={desk} />}
      </PaperDesk>
      <ToastRegion />
    </>
  )
}

type AnsweringProps = { link: PaperLink; quote: ClientQuote; desk: QuoteOnDesk }

function Answering({ link, quote, desk }: AnsweringProps) {
  const answer = useQuoteAnswer(link, quote, desk)
  const stage = stageOf(quote)
  const props = { link, quote, answer }
  if (stage === 'open') return <OpenQuote key={quote.id} {...props} />
  if (stage === 'lapsed') return <LapsedQuote {...props} />
  if (stage === 'approved' || stage === 'done')
    return (
      <Suspense fallback={<Fetching words={words} />}>
        <ApprovedQuote {...props} isDone={stage === 'done'} />
      </Suspense>
    )
  return <ClosedQuote {...props} stage={stage} />
}

// If the connection broke between the answer and the card: all that matters is that it is booked.
function PlainApproved({ quote }: QuoteViewProps) {
  const day = quote.service_date ? formatDayOfYear(quote.service_date) : ''
  return <Stage title={words.approved.title(day, quote.first_name)} look="booked" status="status" />
}
