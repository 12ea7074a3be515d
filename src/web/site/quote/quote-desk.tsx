// A quote as its client reads and answers it, by the private link or signed in. An island.
import { lazy, Suspense, useEffect, useState } from 'react'
import { quotePage as words } from '#content/quote-page.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'
import { ClosedQuote } from './closed-quote.tsx'
import { LapsedQuote } from './lapsed-quote.tsx'
import { OpenQuote } from './open-quote.tsx'
import { stageOf } from './quote-stage.ts'
import { Stage } from './stage.tsx'
import { type QuoteLink, useQuote } from './use-quote.ts'
import { type QuoteViewProps, useQuoteAnswer } from './use-quote-answer.ts'

// Fetched while the quote is read, so that it is there when the answer is, also where the signal has gone meanwhile.
const loadApproved = () => import('./approved-quote.tsx')
const ApprovedQuote = lazy(async () => ({
  default: (await loadApproved().catch(() => undefined))?.ApprovedQuote ?? PlainApproved,
}))

export function QuoteDesk() {
  const link = useQuoteLink()
  return (
    <>
      {link === 'unknown' && <Fetching />}
      {link === undefined && <Missing />}
      {typeof link === 'object' && 'ownId' in link && (
        <a className="quote-home" href="/dashboard">
          {words.dashboard}
        </a>
      )}
      {typeof link === 'object' && <Desk link={link} />}
      <ToastRegion />
    </>
  )
}

// Only the browser knows by which link the page was opened.
function useQuoteLink(): QuoteLink | 'unknown' | undefined {
  const [link, setLink] = useState<QuoteLink | 'unknown' | undefined>('unknown')
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [key, ownId] = [asked.get('key'), asked.get('quote')]
    setLink(key ? { key } : ownId ? { ownId } : undefined)
  }, [])
  return link
}

function Desk({ link }: { link: QuoteLink }) {
  const quote = useQuote(link)
  const { shown, read } = quote
  useEffect(() => void loadApproved().catch(() => {}), [])
  if (shown === 'loading') return <Fetching />
  if (shown === 'missing') return <Missing />
  if (shown === 'signed-out')
    return (
      <Stage title={words.signIn.title} look="lapsed">
        <p>{words.signIn.text}</p>
        <LinkButton href="/auth">{words.signIn.action}</LinkButton>
      </Stage>
    )
  if (shown === 'failed')
    return (
      <Stage title={words.failed.title} look="lapsed" status="alert">
        <p>{words.failed.text}</p>
        <Button onClick={read}>{words.failed.retry}</Button>
      </Stage>
    )
  return <Answering link={link} quote={shown} desk={quote} />
}

type AnsweringProps = { link: QuoteLink; quote: ClientQuote; desk: ReturnType<typeof useQuote> }

function Answering({ link, quote, desk }: AnsweringProps) {
  const answer = useQuoteAnswer(link, quote, desk)
  const stage = stageOf(quote)
  const props = { link, quote, answer }
  if (stage === 'open') return <OpenQuote key={quote.id} {...props} />
  if (stage === 'lapsed') return <LapsedQuote {...props} />
  if (stage === 'approved' || stage === 'done')
    return (
      <Suspense fallback={<Fetching />}>
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

function Fetching() {
  return (
    <Stage title={words.title} look="asked">
      <div className="w-full max-w-md">
        <Skeleton lines={5} label={words.loading} />
      </div>
    </Stage>
  )
}

function Missing() {
  return (
    <Stage title={words.missing.title} look="lapsed">
      <p>{words.missing.text}</p>
      <LinkButton href="/booking">{words.missing.book}</LinkButton>
    </Stage>
  )
}
