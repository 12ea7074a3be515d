import { useId } from 'react'
import { todayWords } from '#content/today.ts'
import type { Stage } from '#domain/booking-status.ts'
import { type Job, stageOf } from '#domain/day-list.ts'
import { useDay } from './day-context.tsx'

/** The round tick: empty, half full, full. An accidental second tap does nothing. */
export function TodayTick({ job }: { job: Job }) {
  const { start, askPayment, undo } = useDay()
  const stage = stageOf(job)
  if (stage === 'asked') return <span className="job-dot" />
  const acts = { 'to go': start, 'under way': askPayment, done: () => undo(job, 'complete') }
  return (
    <button
      type="button"
      className="tick"
      aria-label={todayWords.tickLabels[stage](job.name)}
      onClick={event => event.detail < 2 && acts[stage](job)}
    >
      <Tide stage={stage} />
      <span>{todayWords.ticks[stage]}</span>
    </button>
  )
}

function Tide({ stage }: { stage: Exclude<Stage, 'asked'> }) {
  const clip = useId()
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" data-stage={stage}>
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="17" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className="tide" d="M0 22c4-3.500 8-3.500 12 0s8 3.500 12 0 8-3.500 12 0 8 3.500 12 0v44H0z" />
      </g>
      <circle className="tide-ring" cx="20" cy="20" r="17.8" />
      <path className="tide-check" d="M12.500 20.500l5.200 5.200 10-11" />
    </svg>
  )
}
