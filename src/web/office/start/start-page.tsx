import { dashboardWords } from '#content/account.ts'
import { examplesIn } from '#content/example-facts.ts'
import { firstStepWords as words } from '#content/first-steps.ts'
import { clockAt } from '#domain/calendar.ts'
import { firstSteps, minutesLeft, nextStep } from '#domain/first-steps.ts'
import type { FirstDay } from '#web/data/first-steps.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor, visitorName } from '#web/office/frame/office-visitor.ts'
import { ExampleList } from '#web/office/shared/example-list.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useNavigate } from '#web/router/routing.tsx'
import { useKey } from '#web/ui/keys.ts'
import { SitePreview } from './site-preview.tsx'
import { StepList } from './step-list.tsx'
import { useFirstDay } from './use-first-day.ts'
import './start.css'

const { greetings } = dashboardWords

export function StartPage() {
  const visitor = useOfficeVisitor()
  const navigate = useNavigate()
  const query = useFirstDay()
  const day = query.data
  const next = day && nextStep(day.states)
  useKey('n', next && (() => void navigate(`/admin/start/${next}`)))
  const isReady = day !== undefined && next === undefined
  return (
    <OfficePage
      title={isReady ? words.ready : words.greeting(greetingAt(new Date()), visitorName(visitor))}
      tabTitle={words.title}
      lead={day ? leadOf(day) : ''}
      isLongLead
    >
      <QueryState query={query} failed={words.failed}>
        {read => (
          <div className="start">
            <StepList day={read} />
            <div className="start-examples">
              <ExampleList
                stored={read.facts}
                goTo={name => void navigate(`/admin/business?field=${encodeURIComponent(name)}`)}
              />
            </div>
            <SitePreview facts={read.facts} />
          </div>
        )}
      </QueryState>
    </OfficePage>
  )
}

function leadOf({ states, facts }: FirstDay): string {
  const done = firstSteps.filter(step => states[step] === 'done').length
  if (done < firstSteps.length) return words.progress(done, minutesLeft(states))
  return examplesIn(facts).length > 0 ? `${words.readyText} ${words.stillExamples}` : words.readyText
}

function greetingAt(now: Date) {
  const clock = clockAt(now)
  if (clock < '12:00') return greetings.morning
  return clock < '18:00' ? greetings.afternoon : greetings.evening
}
