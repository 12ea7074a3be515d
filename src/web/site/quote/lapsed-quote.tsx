// A quote whose time is over: its price may still stand, on another day.
import { useCallback, useEffect, useState } from 'react'
import { momentText, quotePage, timeText } from '#content/quote-page.ts'
import { formatDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { OfferedTime } from '#domain/quote.ts'
import { type ClientQuote, readQuoteDays } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AskButton } from './answer-buttons.tsx'
import { Bill } from './bill.tsx'
import { Dock } from './dock.tsx'
import { Arrival, isSameTime, Leaf, TimeChoice, Tube } from './leaf.tsx'
import { accessBy } from './quote-access.ts'
import { Stage } from './stage.tsx'
import type { QuoteViewProps } from './use-quote-answer.ts'

const words = quotePage.lapsed

export function LapsedQuote({ link, quote, answer }: QuoteViewProps) {
  const { time, setTime, days, read } = useNewDay(link, quote, answer.lost?.gone)
  const canPick = canPickDay(quote)
  if (quote.new_day) return <Asked link={link} quote={quote} day={quote.new_day} />

  async function pick() {
    if (!time) return answer.say(quotePage.open.chooseFirst)
    if (!(await answer.pickDay(time))) void read()
  }

  return (
    <>
      <Stage
        look="lapsed"
        reference={quotePage.reference(quote.number, quote.first_name)}
        status="status"
        title={quote.service_date ? words.title : words.titleOffer}
        room={quote.service_type}
      />
      <div className="quote-columns">
        <div className="quote-lead">
          <GoneLeaf quote={quote} />
        </div>
        <div className="quote-side">
          {canPick && (
            <section className="quote-pick" aria-labelledby="quote-pick">
              <h2 id="quote-pick" className="display">
                {words.pick}
              </h2>
              <p>{words.pickText}</p>
              {answer.lost && (
                <p role="alert" className="mt-2 font-bold text-heading">
                  {answer.lost.why}
                </p>
              )}
              <Days days={days} chosen={time} onChoose={setTime} onRetry={read} />
            </section>
          )}
          <Bill quote={quote} link={link} />
        </div>
      </div>
      <Dock
        sum={formatRand(quote.total_cents)}
        text={quote.valid_until ? words.good(formatDate(quote.valid_until)) : ''}
        trouble={answer.trouble?.words}
        {...(canPick && { action: words.choose, acting: words.choosing })}
        isBusy={answer.busyWith === 'pick'}
        onAct={pick}
      >
        <AskButton link={link} quote={quote} />
      </Dock>
    </>
  )
}

// One that came of a message has no request that could move to another day.
const canPickDay = ({ is_price_good, booking_id }: ClientQuote) => is_price_good && booking_id !== null

type FoundDays = OfferedTime[] | 'loading' | 'failed'

function useNewDay(link: PaperLink, quote: ClientQuote, gone: OfferedTime | undefined) {
  const [days, setDays] = useState<FoundDays>('loading')
  const [time, setTime] = useState<OfferedTime>()
  const isAsked = canPickDay(quote) && !quote.new_day
  const read = useCallback(async () => {
    const found = await accessBy(link)
      .then(readQuoteDays)
      .catch(() => 'failed' as const)
    setDays(found)
    setTime(undefined)
  }, [link])
  useEffect(() => {
    if (isAsked) void read()
  }, [isAsked, read])
  const free = Array.isArray(days) ? days.filter(day => !gone || !isSameTime(day, gone)) : days
  return { days: free, time, setTime, read }
}

function GoneLeaf({ quote }: { quote: ClientQuote }) {
  const { held_until, is_price_good, total_cents, service_date } = quote
  const label = held_until ? words.keptUntil(momentText(held_until, new Date())) : words.titleOffer
  return (
    <Leaf label={label} day={service_date} isGone>
      <p className="quote-window">
        {is_price_good && quote.booking_id ? (
          <>
            {words.stands} <b>{formatRand(total_cents)}</b>. {words.onlyDay}
          </>
        ) : (
          words.priceGone
        )}
      </p>
    </Leaf>
  )
}

type DaysProps = {
  days: FoundDays
  chosen: OfferedTime | undefined
  onChoose: (time: OfferedTime) => void
  onRetry: () => void
}

function Days({ days, chosen, onChoose, onRetry }: DaysProps) {
  if (days === 'loading') return <Skeleton lines={3} label={words.looking} />
  if (days === 'failed')
    return (
      <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 font-semibold text-error">
        {words.daysFailed}
        <Button tone="quiet" size="small" onClick={onRetry}>
          {quotePage.failed.retry}
        </Button>
      </p>
    )
  if (days.length === 0) return <p className="mt-3 font-semibold">{words.none}</p>
  return (
    <TimeChoice
      label={quotePage.open.choose}
      times={days.map(time => ({ time, text: timeText(time) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

function Asked({ link, quote, day }: { link: PaperLink; quote: ClientQuote; day: OfferedTime }) {
  return (
    <>
      <Stage
        look="asked"
        reference={quotePage.reference(quote.number, quote.first_name)}
        status="status"
        title={words.askedTitle}
        room={quote.service_type}
        takesFocus
      />
      <div className="quote-columns">
        <div className="quote-lead">
          <Leaf
            label={words.asked}
            day={day.day}
            foot={<Tube level={1} title={formatRand(quote.total_cents)} text={words.askedText} />}
          >
            <Arrival time={day} quote={quote} />
          </Leaf>
          <div>
            <AskButton link={link} quote={quote} />
          </div>
        </div>
        <div className="quote-side">
          <Bill quote={quote} link={link} />
        </div>
      </div>
    </>
  )
}
