import { officeWords } from '#content/office.ts'
import { planWords as words } from '#content/office-plans.ts'
import { planTitle } from '#content/plans.ts'
import { formatDate, formatListDay } from '#domain/calendar.ts'
import { clockOf, shortHours } from '#domain/clean-length.ts'
import { formatRand } from '#domain/money.ts'
import { kindLabel } from '#domain/service-types.ts'
import { continuePlan, endPause, type PlanCard, takeBackPlanPrice } from '#web/data/plans.ts'
import { Pause } from '#web/icons/pause.ts'
import { Tag } from '#web/icons/tag.ts'
import { useCrewNames } from '#web/office/shared/use-crew-names.ts'
import { Swell } from '#web/plans/swell.tsx'
import { dayOf, inScope, swellVisits } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import type { Acting } from './plan-acting.ts'
import { PlanChange } from './plan-change.tsx'
import { PlanEnd } from './plan-end.tsx'
import { visitsAtNewPrice } from './plan-notice.ts'
import { PlanPause } from './plan-pause.tsx'
import { PlanNewPrice } from './plan-price.tsx'
import { firstNameOf, tellOf } from './plan-telling.tsx'
import { PlanVisits } from './plan-visits.tsx'
import { type PlanActs, usePlanActs } from './use-plan-acts.ts'

type OnAct = (acting?: Acting) => void

type PlanPartProps = {
  plan: PlanCard
  acting: Acting | undefined
  onAct: OnAct
  foot: HTMLElement | null
}

/** One plan: its rhythm in words and as a swell, the next visits, and what can be done with it. */
export function PlanPart({ plan, acting, onAct, foot }: PlanPartProps) {
  const acts = usePlanActs()
  const isEnded = plan.state === 'ended'
  const open = { plan, acts, foot, onDone: () => onAct() }
  return (
    <>
      <PanelPart
        title={words.title}
        aside={
          !isEnded && !acting && <ChangeLink onChange={() => onAct({ kind: 'change', plan: plan.id })} />
        }
      >
        <PlanHead plan={plan} acting={acting} />
        {(!acting || acts.isOvertaken) && <PlanStates plan={plan} acts={acts} />}
      </PanelPart>
      {acts.isOvertaken && (
        <Notice tone="wait" role="alert">
          {words.overtaken}
        </Notice>
      )}
      {acting?.kind === 'price' && <PlanNewPrice {...open} />}
      {acting?.kind === 'pause' && <PlanPause {...open} from={acting.from} />}
      {acting?.kind === 'end' && <PlanEnd {...open} />}
      {acting?.kind === 'change' && <PlanChange {...open} />}
      {!isEnded && (!acting || acting.kind === 'move') && (
        <PlanVisits {...{ plan, acts, acting, onAct, foot }} />
      )}
      {!isEnded && !acting && <PlanWays plan={plan} onAct={onAct} />}
    </>
  )
}

function ChangeLink({ onChange }: { onChange: () => void }) {
  return (
    <button type="button" className="part-link" onClick={onChange}>
      {words.change}
    </button>
  )
}

function PlanHead({ plan, acting }: { plan: PlanCard; acting: Acting | undefined }) {
  const title = planTitle(plan, clockOf(plan.start_minute))
  const hasCrews = useCrewNames().length > 1
  const [rhythm, at] = title.split(/ (?=at \d\d:\d\d$)/)
  return (
    <>
      <p className="plan-say">
        {rhythm}
        <br />
        {at}
      </p>
      <p className="text-ink-soft">
        {words.about({
          kind: kindLabel(plan.service_type),
          length: shortHours(plan.minutes),
          crew: hasCrews ? plan.crew_name : null,
          price: formatRand(plan.price_cents),
        })}{' '}
        {words.onClosed.says[plan.on_closed]}
      </p>
      {plan.visits.length > 0 && (
        <Swell
          visits={swellVisits(plan.visits)}
          label={title}
          chosen={chosenDays(plan, acting)}
          isEnded={plan.state === 'ended'}
        />
      )}
    </>
  )
}

function chosenDays(plan: PlanCard, acting: Acting | undefined): Set<string> | undefined {
  if (acting?.kind === 'price') return new Set(visitsAtNewPrice(plan).map(dayOf))
  if (acting?.kind !== 'move') return
  return new Set(inScope(plan.visits, acting.planDay, acting.scope).map(dayOf))
}

// What is out of the ordinary, each with the way back.
function PlanStates({ plan, acts }: { plan: PlanCard; acts: PlanActs }) {
  const { pauses, next_price: price, until_day: until, state } = plan
  const told = tellOf(plan)
  return (
    <ul className="plan-states">
      {plan.changes.map(change => (
        <li key={change.from_day}>
          {words.changesOn(formatListDay(change.from_day), [
            planTitle(change, clockOf(change.start_minute)),
            kindLabel(change.service_type),
            shortHours(change.minutes),
          ])}
        </li>
      ))}
      {pauses.map(({ from_day, to_day }) => (
        <PlanStateLine
          key={from_day}
          says={words.paused(formatListDay(from_day), formatListDay(to_day))}
          way={words.endPause}
          onTake={() =>
            acts.act(
              () => endPause(plan, from_day),
              () => ({ title: words.done.pauseEnded, ...told }),
            )
          }
        />
      ))}
      {price && (
        <PlanStateLine
          says={words.newPriceFrom(formatRand(price.price_cents), formatListDay(price.from_day))}
          // What was agreed on together with another clean goes back with that.
          way={isAnnounced(plan, price.from_day) ? officeWords.undo : undefined}
          onTake={() =>
            acts.act(
              () => takeBackPlanPrice(plan),
              ({ was_told }) => ({
                title: words.done.priceTakenBack,
                text: was_told ? words.done.priceWasTold(firstNameOf(plan)) : undefined,
              }),
            )
          }
        />
      )}
      {until && (
        <PlanStateLine
          says={state === 'ended' ? words.ended(formatDate(until)) : words.ends(formatDate(until))}
          way={words.takeBackEnd}
          onTake={() =>
            acts.act(
              () => continuePlan(plan),
              () => ({ title: words.done.goesOn, ...told }),
            )
          }
        />
      )}
    </ul>
  )
}

const isAnnounced = ({ prices }: PlanCard, from: string) =>
  prices.some(({ from_day, told_how }) => from_day === from && told_how !== 'plan')

type PlanStateLineProps = { says: string; way: string | undefined; onTake: () => void }

function PlanStateLine({ says, way, onTake }: PlanStateLineProps) {
  return (
    <li>
      {says}{' '}
      {way && (
        <button type="button" className="part-link" onClick={onTake}>
          {way}
        </button>
      )}
    </li>
  )
}

function PlanWays({ plan, onAct }: { plan: PlanCard; onAct: OnAct }) {
  return (
    <div className="plan-acts">
      <Button tone="quiet" onClick={() => onAct({ kind: 'pause', plan: plan.id, from: undefined })}>
        <Pause aria-hidden="true" />
        {words.acts.pause}
      </Button>
      <Button tone="quiet" onClick={() => onAct({ kind: 'price', plan: plan.id })}>
        <Tag aria-hidden="true" />
        {words.acts.price}
      </Button>
      <Button tone="danger" onClick={() => onAct({ kind: 'end', plan: plan.id })}>
        {words.acts.end}
      </Button>
    </div>
  )
}
