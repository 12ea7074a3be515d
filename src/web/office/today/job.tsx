import { lazy, Suspense } from 'react'
import { mapLinkTo } from '#content/sharing.ts'
import { todayWords } from '#content/today.ts'
import { clockAt, formatTimes } from '#domain/calendar.ts'
import { type Job, realMinutes, stageOf, suburbOf } from '#domain/day-list.ts'
import { formatRand } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { Clock } from '#web/icons/clock.ts'
import { KeyRound } from '#web/icons/key-round.ts'
import { MapPin } from '#web/icons/map-pin.ts'
import { Truck } from '#web/icons/truck.ts'
import { Link } from '#web/router/link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TodayReach } from './reach.tsx'
import { TodayTick } from './tick.tsx'

// After the list itself, which is what is looked for first.
const JobSheet = lazy(async () => ({ default: (await import('./job-sheet.tsx')).JobSheet }))

type TodayJobProps = {
  job: Job
  /** The driving from the job before, in minutes. */
  way: number | undefined
  canTick: boolean
  isSmall?: boolean
}

/** Time and price, name, what, where, how to get in, how to reach them. A done one is three lines. */
export function TodayJob({ job, way, canTick, isSmall = false }: TodayJobProps) {
  const stage = stageOf(job)
  return (
    <li className={`job ${isSmall ? 'job-small' : ''}`} data-stage={stage}>
      {canTick ? <TodayTick job={job} /> : <span className="job-dot" />}
      <div className="job-main">
        {way !== undefined && stage !== 'done' && (
          <p className="job-way">
            <Truck aria-hidden="true" />
            {todayWords.way(way)}
          </p>
        )}
        <When job={job} />
        <p className="job-price">
          {job.priceCents === null ? todayWords.noPrice : formatRand(job.priceCents)}
        </p>
        <p className="job-who">
          <Link data-row to={jobPath(job)}>
            {job.name || todayWords.noName}
          </Link>
        </p>
        <What job={job} />
        {stage !== 'done' && <Visit job={job} isUnderWay={stage === 'under way'} />}
        {canTick && stage !== 'asked' && (
          <Suspense>
            <JobSheet job={job} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

/** The booking's panel, over the week that it is in. */
export const bookingPathOf = ({ id, day }: Pick<Job, 'id' | 'day'>) => `/crm/bookings/${id}?day=${day}`

const jobPath = (job: Job) => (job.customerId ? `/crm/customers/${job.customerId}` : bookingPathOf(job))

function When({ job }: { job: Job }) {
  const stage = stageOf(job)
  return (
    <p className="job-when">
      {job.stretch ?? formatTimes(job.slot)}
      {job.team && `, ${job.team}`}
      {stage === 'under way' && job.startedAt && (
        <span className="job-now">
          <Icon name="spark" />
          {todayWords.underWaySince(clockAt(new Date(job.startedAt)))}
        </span>
      )}
      {stage === 'asked' && <Badge tone="pending">{todayWords.pending}</Badge>}
    </p>
  )
}

function What({ job }: { job: Job }) {
  const isDone = stageOf(job) === 'done'
  const service = serviceLabel(job.serviceType)
  const minutes = isDone ? realMinutes(job) : undefined
  const asides = [
    ...job.discounts,
    ...(isDone && job.payment ? [todayWords.paid[job.payment]] : []),
    ...(minutes ? [todayWords.took(minutes)] : []),
  ]
  return (
    <p className="job-what">
      {/* The name leads to the customer, this to the booking. */}
      <Link to={bookingPathOf(job)} aria-label={todayWords.bookingOf(service, job.name)}>
        {service}
      </Link>
      {isDone && `, ${job.suburb ?? suburbOf(job.address)}`}
      {!isDone && job.work?.map(part => <span key={part}> · {part}</span>)}
      {asides.map(aside => (
        <span key={aside}> · {aside}</span>
      ))}
      {job.isUnsent && (
        <span className="job-unsent">
          <Clock aria-hidden="true" />
          {todayWords.unsent}
        </span>
      )}
    </p>
  )
}

function Visit({ job, isUnderWay }: { job: Job; isUnderWay: boolean }) {
  return (
    <>
      <p className="job-where">
        <MapPin aria-hidden="true" />
        <span>
          <a className="laptop-only" href={mapLinkTo(job.address)} target="_blank" rel="noopener noreferrer">
            {job.address}
          </a>
          <span className="phone-only">{job.address}</span>
          {job.suburb && !job.address.includes(job.suburb) && ` (${job.suburb})`}
        </span>
      </p>
      {job.notes.map(note => (
        <p key={note} className={isUnderWay ? 'job-note job-note-full' : 'job-note'}>
          <KeyRound aria-hidden="true" />
          <span>{note}</span>
        </p>
      ))}
      {job.phone && <p className="print-only">{formatPhone(job.phone)}</p>}
      <TodayReach job={job} />
    </>
  )
}
