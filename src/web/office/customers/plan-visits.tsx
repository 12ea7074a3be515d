import { type FocusEvent, type ReactNode, useState } from 'react'
import { planWords as words } from '#content/office-plans.ts'
import { visitWords } from '#content/plans.ts'
import { formatListDay, todayAt } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { PlanCard, PlanVisit } from '#web/data/plans.ts'
import { dayOf, nextVisits } from '#web/plans/visits.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { PanelPart } from '#web/ui/panel.tsx'
import { MoveVisit } from './move-visit.tsx'
import type { Acting } from './plan-acting.ts'
import { firstNameOf } from './plan-telling.tsx'
import type { PlanActs } from './use-plan-acts.ts'
import { useVisitWays, type VisitWays } from './use-visit-ways.ts'

const shownAtFirst = 5

type PlanVisitsProps = {
  plan: PlanCard
  acts: PlanActs
  acting: Acting | undefined
  onAct: (acting?: Acting) => void
  foot: HTMLElement | null
}

/** What comes, each with Skip and Move; on the focused one S, M and P do the same. */
export function PlanVisits({ plan, acts, acting, onAct, foot }: PlanVisitsProps) {
  const [isLong, setLong] = useState(false)
  const next = nextVisits(plan.visits)
  const shown = isLong ? next : next.slice(0, shownAtFirst)
  const ways = useVisitWays({ plan, acts, onAct })
  const { focused, followFocus } = useFocusedVisit(shown)
  useKey('s', focused && canChange(focused) ? () => ways.skip(focused) : undefined)
  useKey('m', focused && canChange(focused) ? () => ways.move(focused) : undefined)
  useKey('p', focused ? () => ways.pause(focused) : undefined)
  return (
    <PanelPart title={words.next}>
      {next.length === 0 && <p className="text-ink-soft">{words.noNext}</p>}
      <ul className="visits" onFocus={followFocus} onBlur={followFocus}>
        {shown.map(visit => {
          const moving = acting?.kind === 'move' && acting.planDay === visit.plan_day ? acting : undefined
          return moving ? (
            <MoveVisit key={visit.plan_day} {...{ plan, visit, acts, moving, onAct, foot }} />
          ) : (
            <VisitRow key={visit.plan_day} visit={visit} client={firstNameOf(plan)} ways={ways} />
          )
        })}
      </ul>
      {next.length > shown.length && (
        <Button tone="text" className="-ml-[10px] mt-1" onClick={() => setLong(true)}>
          {words.more(next.length - shown.length)}
        </Button>
      )}
    </PanelPart>
  )
}

type VisitRowProps = { visit: PlanVisit; client: string; ways: VisitWays }

function VisitRow({ visit, client, ways }: VisitRowProps) {
  const day = formatListDay(dayOf(visit))
  const { skip, takeBack, move, named } = visitWords
  const small = visitSays(visit, client)
  return (
    <li className="visit" data-state={visit.state} data-visit={visit.plan_day}>
      <p>
        <b>{hasTime(visit) ? `${day}, ${clockOf(visit.start_minute)}` : day}</b>
        {small && <small>{small}</small>}
      </p>
      {visit.state === 'unplaced' && (
        <Link className="part-link" to={`/crm/bookings?day=${visit.plan_day}`}>
          {words.toWeek}
        </Link>
      )}
      {visit.state === 'skipped' && visit.skipped_by && (
        <VisitButton label={named(takeBack, day)} onClick={() => ways.takeBack(visit)}>
          {takeBack}
        </VisitButton>
      )}
      {canChange(visit) && (
        <>
          <VisitButton label={named(skip, day)} onClick={() => ways.skip(visit)}>
            {skip}
          </VisitButton>
          <VisitButton label={named(move, day)} onClick={() => ways.move(visit)}>
            {move}
          </VisitButton>
        </>
      )}
    </li>
  )
}

type VisitButtonProps = { label: string; onClick: () => void; children: ReactNode }

function VisitButton({ label, onClick, children }: VisitButtonProps) {
  return (
    <Button tone="text" aria-label={label} onClick={onClick}>
      {children}
    </Button>
  )
}

const canChange = ({ state }: PlanVisit) => ['coming', 'moved', 'unplaced'].includes(state)
const hasTime = ({ state }: PlanVisit) => state === 'coming' || state === 'moved'

function visitSays(visit: PlanVisit, client: string): string | undefined {
  const { state, skipped_by, skipped_at, closed, reason, moved_from } = visit
  if (state === 'paused') return visitWords.paused
  if (state === 'unplaced') return words.unplaced(words.reasons[reason ?? 'not_possible'])
  if (state === 'moved' && moved_from) return movedWords(moved_from, closed)
  if (state !== 'skipped') return
  if (!skipped_by) return words.leftOut(closed ?? '')
  const who = skipped_by === 'client' ? client : words.office
  return words.skippedBy(who, skipped_at ? formatListDay(todayAt(new Date(skipped_at))) : '')
}

const movedWords = (from: string, closed: string | null) =>
  [visitWords.movedFrom(formatListDay(from)), closed].filter(Boolean).join(': ')

// The visit whose row has the focus.
function useFocusedVisit(shown: PlanVisit[]) {
  const [day, setDay] = useState<string>()
  function followFocus(event: FocusEvent) {
    const next = event.type === 'focus' ? event.target : event.relatedTarget
    setDay(next?.closest<HTMLElement>('[data-visit]')?.dataset.visit)
  }
  return { focused: shown.find(({ plan_day }) => plan_day === day), followFocus }
}
