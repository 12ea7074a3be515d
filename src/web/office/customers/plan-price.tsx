import { type SubmitEvent, useId, useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { toldOnWhatsApp } from '#content/telling.ts'
import { formatDayOfYear, formatListDay } from '#domain/calendar.ts'
import { formatRand, parseRand, toDecimal } from '#domain/money.ts'
import { announcePlanPrice, type PlanCard } from '#web/data/plans.ts'
import { ArrowRight } from '#web/icons/arrow-right.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { PlanFoot } from './plan-foot.tsx'
import { noticeOf, type PriceNotice, percentOf } from './plan-notice.ts'
import { firstNameOf, planTelling, tellOf } from './plan-telling.tsx'
import type { PlanActs } from './use-plan-acts.ts'

const words = planWords.price

type PlanNewPriceProps = { plan: PlanCard; acts: PlanActs; foot: HTMLElement | null; onDone: () => void }

/** The old price and the new one, when it counts, and what the client reads; nothing is kept before it is told. */
export function PlanNewPrice({ plan, acts, foot, onDone }: PlanNewPriceProps) {
  const [typed, setTyped] = useState(toDecimal(plan.price_cents))
  const [isAsked, setAsked] = useState(false)
  const formId = useId()
  const cents = parseRand(typed)
  const error = cents === undefined ? words.wrong : cents === plan.price_cents ? words.same : undefined
  const notice = cents === undefined || error ? undefined : noticeOf(plan, cents)

  async function tell(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    if (cents === undefined || !notice) return
    const how = planTelling(plan).by === 'mail' ? 'mail' : 'person'
    const isDone = await acts.act(
      () => announcePlanPrice(plan, cents, how),
      ({ from_day }) => ({
        title: planWords.done.priced(formatRand(cents), formatDayOfYear(from_day)),
        ...tellOf(plan, toldOnWhatsApp.newPrice(plan.customer.name, notice.text)),
      }),
    )
    if (isDone) onDone()
  }

  return (
    <>
      <form id={formId} onSubmit={tell} noValidate aria-label={planWords.acts.price}>
        <PanelPart title={words.title}>
          <PriceField {...{ plan, typed, cents }} error={isAsked ? error : undefined} onType={setTyped} />
        </PanelPart>
      </form>
      {notice && <Announced plan={plan} notice={notice} />}
      <PlanFoot place={foot}>
        <Button type="submit" form={formId} busy={acts.isBusy}>
          {words.tell(firstNameOf(plan))}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {planWords.notNow}
        </Button>
      </PlanFoot>
    </>
  )
}

type PriceFieldProps = {
  plan: PlanCard
  typed: string
  cents: number | undefined
  error: string | undefined
  onType: (typed: string) => void
}

function PriceField({ plan, typed, cents, error, onType }: PriceFieldProps) {
  const errorId = useId()
  return (
    <>
      <div className="new-price">
        <span className="old-price">{formatRand(plan.price_cents)}</span>
        <ArrowRight aria-hidden="true" />
        <span className="rand">
          <span aria-hidden="true">R</span>
          <input
            aria-label={words.label}
            inputMode="decimal"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: opened by a press, and this is its only field
            autoFocus
            value={typed}
            onChange={event => onType(event.target.value)}
            onFocus={event => event.target.select()}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
        </span>
        {cents !== undefined && <span className="text-ink-soft">{percentOf(plan.price_cents, cents)}</span>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {plan.next_price && (
        <p className="mt-2 text-ink-soft">
          {words.waiting(formatRand(plan.next_price.price_cents), formatListDay(plan.next_price.from_day))}
        </p>
      )}
    </>
  )
}

function Announced({ plan, notice }: { plan: PlanCard; notice: PriceNotice }) {
  return (
    <>
      <PanelPart title={words.when}>
        <ol className="notice-line">
          <Step step="told" title={words.today} says={toldBy(plan)} />
          <Step
            step="waits"
            title={words.days}
            says={words.still(formatRand(plan.price_cents), notice.still.map(formatListDay))}
          />
          <Step step="counts" title={formatDayOfYear(notice.from)} says={words.counts} />
          {notice.first && (
            <Step
              step="first"
              title={formatDayOfYear(notice.first)}
              says={words.first(formatRand(notice.cents), notice.aYear)}
            />
          )}
        </ol>
      </PanelPart>
      <PanelPart title={words.reads(firstNameOf(plan))}>
        <div className="letter-bubble">
          {notice.text.map(part => (
            <p key={part}>{part}</p>
          ))}
        </div>
      </PanelPart>
    </>
  )
}

function Step({ step, title, says }: { step: string; title: string; says: string }) {
  return (
    <li data-step={step}>
      <b>{title}</b>
      <span>{says}</span>
    </li>
  )
}

function toldBy(plan: PlanCard): string {
  const [name, telling] = [firstNameOf(plan), planTelling(plan)]
  if (telling.by === 'mail') return words.told.mail(name, telling.email ?? '')
  return plan.customer.phone ? words.told.whatsApp(name) : words.told.call(name)
}
