import { useState } from 'react'
import { todayWords } from '#content/today.ts'
import { addDays, formatListDay, formatTimes } from '#domain/calendar.ts'
import { type Job, stageOf, suburbOf } from '#domain/day-list.ts'
import { formatRand } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { CalendarClock } from '#web/icons/calendar-clock.ts'
import { Check } from '#web/icons/check.ts'
import { CircleQuestionMark } from '#web/icons/circle-question-mark.ts'
import { Clock } from '#web/icons/clock.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { useDay } from './day-context.tsx'
import { bookingPathOf } from './job.tsx'

const words = todayWords.leftOver
const most = 3

/** Unfinished cleans of past days, at the top until somebody completes or cancels them. */
export function LeftOver() {
  const { leftOver } = useDay()
  const [isWhole, setWhole] = useState(false)
  if (leftOver.length === 0) return null
  const shown = isWhole ? leftOver : leftOver.slice(0, most)
  return (
    <section aria-label={words.title} className="left-over">
      <div className="day-head">
        <h3>{words.title}</h3>
        <span>{todayWords.cleans(leftOver.length)}</span>
      </div>
      <ul>
        {shown.map(job => (
          <LeftOverJob key={job.id} job={job} />
        ))}
      </ul>
      {shown.length < leftOver.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          {words.all(leftOver.length)}
        </Button>
      )}
    </section>
  )
}

function LeftOverJob({ job }: { job: Job }) {
  const { askPayment } = useDay()
  const isDone = stageOf(job) === 'done'
  const name = job.name || todayWords.noName
  return (
    <li className={isDone ? 'left-job left-job-done' : 'left-job'}>
      {isDone ? <Check aria-hidden="true" /> : <CircleQuestionMark aria-hidden="true" />}
      <div>
        <p className="job-who">
          <Link data-row to={bookingPathOf(job)}>
            {name}, <When job={job} />
          </Link>
        </p>
        <p className="left-asks">{asks(job)}</p>
        <p className="text-ink-soft">
          {serviceLabel(job.serviceType)}, {suburbOf(job.address)}
          {job.priceCents !== null && `, ${formatRand(job.priceCents)}`}
        </p>
      </div>
      {isDone ? (
        <Unsent />
      ) : (
        <div className="left-acts">
          <Button tone="quiet" aria-label={words.complete(name)} onClick={() => askPayment(job)}>
            <Check aria-hidden="true" />
            {todayWords.complete}
          </Button>
          <Link
            className={buttonClass({ tone: 'quiet' })}
            aria-label={words.changeOf(name)}
            to={bookingPathOf(job)}
          >
            <CalendarClock aria-hidden="true" />
            {words.change}
          </Link>
        </div>
      )}
    </li>
  )
}

function When({ job }: { job: Job }) {
  const { today } = useDay()
  const day = job.day === addDays(today, -1) ? todayWords.yesterday : formatListDay(job.day)
  return `${day} ${formatTimes(job.slot)}`
}

function asks(job: Job): string {
  if (stageOf(job) === 'done') return words.done
  return job.startedAt ? words.started : words.text
}

function Unsent() {
  return (
    <span className="job-unsent">
      <Clock aria-hidden="true" />
      {todayWords.unsent}
    </span>
  )
}
