import { firstStepWords } from '#content/first-steps.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Link } from '#web/router/link.tsx'
import { StepFoot, StepPage } from './step-page.tsx'
import { useStepMoves } from './use-first-day.ts'

const words = firstStepWords.people

export function PeopleStep() {
  return (
    <StepPage step="people" lead={words.lead}>
      {day => <People day={day} />}
    </StepPage>
  )
}

function People({ day }: { day: FirstDay }) {
  const { mark, busyWith } = useStepMoves('people', day.states)
  return (
    <div className="grid max-w-3xl gap-6">
      <ul className="start-ways">
        <Way to="/admin/import" title={words.import} text={words.importText} />
        <Way to="/admin/roles" title={words.team} text={words.teamText} />
      </ul>
      <StepFoot
        onLater={() => void mark('later')}
        onGo={() => void mark('done')}
        go={words.none}
        busyWith={busyWith}
      />
    </div>
  )
}

function Way({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link to={to}>
        <span>
          <b>{title}</b>
          <span className="text-ink-soft">{text}</span>
        </span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}
