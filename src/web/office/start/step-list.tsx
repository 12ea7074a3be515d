import { startFacts } from '#content/business.ts'
import { shownFact } from '#content/example-facts.ts'
import { firstStepWords as words } from '#content/first-steps.ts'
import { sampleWords } from '#content/sample-words.ts'
import { type FirstStep, firstSteps, minutesOfStep, nextStep, type StepState } from '#domain/first-steps.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'

/** All five, always in sight; only the one to take now has the filled button. */
export function StepList({ day }: { day: FirstDay }) {
  const now = nextStep(day.states)
  return (
    <section aria-labelledby="first-steps" className="start-steps">
      <h3 id="first-steps" className="sr-only">
        {words.list}
      </h3>
      <ol>
        {firstSteps.map(step => (
          <Step key={step} step={step} day={day} isNow={step === now} />
        ))}
      </ol>
      <p className="start-leave">{words.leave}</p>
      <p className="start-leave">
        <Link to="/admin/start/look">{sampleWords.choice.look.go}</Link>
      </p>
    </section>
  )
}

function Step({ step, day, isNow }: { step: FirstStep; day: FirstDay; isNow: boolean }) {
  const { title, lead, begin } = words.steps[step]
  const state = day.states[step]
  const to = `/admin/start/${step}`
  return (
    <li data-state={isNow ? 'now' : state}>
      <Ring state={isNow && state !== 'done' ? 'now' : state} />
      <div>
        <h4>
          <Link to={to}>{title}</Link>
          <span className="sr-only">: {words.states[state]}</span>
        </h4>
        <p className="text-ink-soft" dir="auto">
          {state === 'done' ? knownOf(step, day) : lead}
        </p>
        {isNow && (
          <Link to={to} className={buttonClass({}, 'start-go')}>
            {begin}
          </Link>
        )}
      </div>
      {state === 'done' ? (
        <Link to={to} className={buttonClass({ tone: 'text' })} aria-label={words.changeOf(title)}>
          {words.change}
        </Link>
      ) : (
        <span className="start-time">
          {state === 'later' ? words.left : words.minutes(minutesOfStep[step])}
        </span>
      )}
    </li>
  )
}

/** The tick of Today: empty, half, full; with a dash where it was left. */
function Ring({ state }: { state: StepState | 'now' }) {
  return (
    <svg className="start-ring" data-state={state} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="20" />
      {state === 'done' && (
        <>
          <circle className="water" cx="22" cy="22" r="18" />
          <path className="tick-mark" d="M14 22.5l6 5.5 10.5-11.5" />
        </>
      )}
      {state === 'now' && <path className="water" d="M4 26c6-5 12-5 18 0s12 5 18 0a18 18 0 0 1-36 0Z" />}
      {state === 'later' && <path className="dash" d="M15 22h14" />}
    </svg>
  )
}

function knownOf(step: FirstStep, { facts, settings, prices, mail, people }: FirstDay): string {
  const { known } = words
  const fact = (name: 'name' | 'phone') => shownFact(name, facts[name] ?? startFacts[name])
  const clock = (opens: string, closes: string) => `${opens.slice(0, 5)}–${closes.slice(0, 5)}`
  switch (step) {
    case 'business':
      return `${fact('name')}, ${fact('phone')}`
    case 'hours':
      return known.hours(
        clock(settings.weekday_opens_at, settings.weekday_closes_at),
        clock(settings.saturday_opens_at, settings.saturday_closes_at),
        settings.slot_capacity,
      )
    case 'prices': {
      const count = prices.filter(({ price_from_cents }) => price_from_cents !== null).length
      return count > 0 ? known.prices(count) : known.noPrices
    }
    case 'mail':
      return mail.source === 'none' ? known.noMail : known.mail(mail.host)
    case 'people':
      return people > 0 ? known.people(people) : known.noPeople
  }
}
