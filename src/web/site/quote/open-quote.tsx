// A quote that waits for its answer.
import { useEffect, useRef, useState } from 'react'
import { cleanTitle, momentText, quotePage, timeText } from '#content/quote-page.ts'
import { formatDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { OfferedTime } from '#domain/quote.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import { CheckField, TextField } from '#web/ui/field.tsx'
import { AskButton, DeclineButton } from './answer-buttons.tsx'
import { Bill } from './bill.tsx'
import { Changed } from './changed.tsx'
import { Dock } from './dock.tsx'
import { Arrival, isSameTime, Leaf, levelOf, TimeChoice, Tube } from './leaf.tsx'
import { Note } from './note.tsx'
import { isChangeOfAgreed } from './quote-stage.ts'
import { Stage } from './stage.tsx'
import type { LostTime, QuoteViewProps } from './use-quote-answer.ts'

const words = quotePage.open

export function OpenQuote({ link, quote, answer }: QuoteViewProps) {
  const wish = useWish(quote, answer.lost)
  const { trouble, busyWith } = answer
  const isChange = isChangeOfAgreed(quote)

  function approve() {
    if (!isChange && wish.times.length > 0 && !wish.time) return answer.say(words.chooseFirst)
    void answer.approve({
      time: isChange ? undefined : wish.time,
      details: wish.details,
      use_credits: wish.usesCredits,
    })
  }

  return (
    <>
      <Stage
        look="asked"
        reference={reference(quote)}
        title={cleanTitle(quote.service_type, quote.suburb)}
        room={quote.service_type}
      />
      <div className="quote-columns">
        <div className="quote-lead">
          <DayLeaf quote={quote} wish={wish} lost={answer.lost} trouble={trouble} />
          <Note note={quote.note} />
        </div>
        <div className="quote-side">
          <Changed quote={quote} />
          <Bill quote={quote} link={link}>
            {quote.credits_cents > 0 && (
              <Credits quote={quote} isUsed={wish.usesCredits} onUse={wish.useCredits} />
            )}
          </Bill>
        </div>
      </div>
      <Dock
        sum={formatRand(quote.total_cents)}
        text={wish.time ? timeText(wish.time) : words.nothingNow}
        trouble={trouble?.field ? undefined : trouble?.words}
        action={isChange ? words.approveChange : words.approve}
        acting={words.approving}
        isBusy={busyWith === 'approve'}
        onAct={approve}
      >
        <AskButton link={link} quote={quote} />
        <DeclineButton quote={quote} answer={answer} isChange={isChange} />
      </Dock>
    </>
  )
}

function reference({ number, first_name, was }: ClientQuote) {
  const text = quotePage.reference(number, first_name)
  return was ? `${text}, ${words.changed}` : text
}

type Wish = ReturnType<typeof useWish>

// What the client chooses before they approve.
function useWish(quote: ClientQuote, lost: LostTime | undefined) {
  const held = heldTime(quote)
  const times = lost?.times.length ? lost.times : quote.booking_id ? [] : quote.offers
  const [time, setTime] = useState<OfferedTime | undefined>(held ?? onlyOne(quote.offers))
  const [usesCredits, useCredits] = useState(false)
  const [details, setDetails] = useState({ address: '', phone: '' })
  useEffect(() => {
    if (lost) setTime(undefined)
  }, [lost])
  const free = times.filter(offered => !lost?.gone || !isSameTime(offered, lost.gone))
  const typed = Object.fromEntries(Object.entries(details).filter(([, text]) => text.trim()))
  return { time, setTime, times: free, usesCredits, useCredits, typed: details, setDetails, details: typed }
}

const heldTime = ({ service_date: day, service_time: slot }: ClientQuote): OfferedTime | undefined =>
  day && slot ? { day, slot } : undefined
const onlyOne = <T,>(list: readonly T[]) => (list.length === 1 ? list[0] : undefined)

type DayLeafProps = {
  quote: ClientQuote
  wish: Wish
  lost: LostTime | undefined
  trouble: QuoteViewProps['answer']['trouble']
}

function DayLeaf({ quote, wish, lost, trouble }: DayLeafProps) {
  const held = heldTime(quote)
  const isChange = isChangeOfAgreed(quote)
  const keeps = isChange ? words.agreed : lost ? words.kept : words.keep
  return (
    <Leaf
      label={held ? keeps : words.offer}
      day={held?.day}
      isGone={Boolean(lost && held)}
      foot={!(lost && held) && <Hold quote={quote} />}
    >
      {held && !lost && <Arrival time={held} quote={quote} />}
      {lost && <Lost lost={lost} hasOthers={wish.times.length > 0} isHeld={Boolean(held)} />}
      {wish.times.length > 0 && (
        <TimeChoice
          label={words.choose}
          times={wish.times.map(time => ({ time, text: timeText(time) }))}
          chosen={wish.time}
          onChoose={wish.setTime}
        />
      )}
      {!quote.booking_id && <Details quote={quote} wish={wish} trouble={trouble} />}
    </Leaf>
  )
}

function Lost({ lost, hasOthers, isHeld }: { lost: LostTime; hasOthers: boolean; isHeld: boolean }) {
  const others = isHeld ? words.nearest : words.otherOffer
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time anew, for the button pressed stands elsewhere
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [lost])
  return (
    <div ref={place} role="alert" className="mb-3">
      <p className="font-bold text-heading">
        {lost.why}
        {lost.gone && `: ${timeText(lost.gone)}`}
      </p>
      <p>{hasOthers ? others : words.noneLeft}</p>
    </div>
  )
}

// A quote that came of a message may know neither where nor how to reach them.
function Details({ quote, wish, trouble }: Omit<DayLeafProps, 'lost'>) {
  const { typed, setDetails } = wish
  const errorOf = (field: string) => (trouble?.field === field ? trouble.words : undefined)
  const asksPhone = trouble?.field === 'phone' || Boolean(typed.phone)
  return (
    <div className="mt-4 grid gap-4">
      {!quote.address && (
        <TextField
          label={words.address}
          hint={words.addressHint}
          autoComplete="street-address"
          error={errorOf('address')}
          value={typed.address}
          onChange={event => setDetails({ ...typed, address: event.target.value })}
        />
      )}
      {asksPhone && (
        <TextField
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          error={errorOf('phone')}
          value={typed.phone}
          onChange={event => setDetails({ ...typed, phone: event.target.value })}
        />
      )}
    </div>
  )
}

function Hold({ quote }: { quote: ClientQuote }) {
  const now = new Date()
  const level = levelOf(quote, now)
  if (isChangeOfAgreed(quote) && quote.held_until)
    return (
      <Tube
        level={level}
        title={words.untilChange(momentText(quote.held_until, now))}
        text={words.thenChange}
      />
    )
  if (quote.booking_id && quote.held_until)
    return (
      <Tube level={level} title={words.until(momentText(quote.held_until, now))} text={words.afterwards} />
    )
  if (!quote.valid_until) return null
  return <Tube level={level} title={words.goodUntil(formatDate(quote.valid_until))} text={words.goodThen} />
}

type CreditsProps = { quote: ClientQuote; isUsed: boolean; onUse: (isUsed: boolean) => void }

function Credits({ quote, isUsed, onUse }: CreditsProps) {
  const { useCredit, creditHint } = quotePage.bill
  const pays = Math.min(quote.credits_cents, quote.total_cents)
  return (
    <div className="quote-credits">
      <CheckField
        label={useCredit(formatRand(pays))}
        checked={isUsed}
        onChange={event => onUse(event.target.checked)}
      />
      <p className="text-small text-ink-soft">{creditHint(formatRand(quote.credits_cents))}</p>
    </div>
  )
}
