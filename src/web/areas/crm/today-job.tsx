import { Clock, KeyRound, MapPin } from 'lucide-react'
import { Link } from 'react-router'
import { mapLinkTo } from '#content/sharing.ts'
import { todayWords } from '#content/today.ts'
import { clockAt, formatTimes } from '#domain/calendar.ts'
import { type Job, stageOf, suburbOf } from '#domain/day-list.ts'
import { formatRand } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TodayReach } from './today-reach.tsx'
import { TodayTick } from './today-tick.tsx'

type TodayJobProps = { job: Job; canTick: boolean; isSmall?: boolean }

/** Time and price, name, what, where, how to get in, how to reach them. A done one is three lines. */
export function TodayJob({ job, canTick, isSmall = false }: TodayJobProps) {
  const stage = stageOf(job)
  return (
    <li className={`job ${isSmall ? 'job-small' : ''}`} data-stage={stage}>
      {canTick ? <TodayTick job={job} /> : <span className="job-dot" />}
      <div className="job-main">
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
      </div>
    </li>
  )
}

const jobPath = ({ id, customerId }: Job) =>
  customerId ? `/crm/customers/${customerId}` : `/crm/bookings/${id}`

function When({ job }: { job: Job }) {
  const stage = stageOf(job)
  return (
    <p className="job-when">
      {formatTimes(job.slot)}
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
  const what = [serviceLabel(job.serviceType), isDone && suburbOf(job.address)].filter(Boolean).join(', ')
  const asides = [...job.discounts, ...(isDone && job.payment ? [todayWords.paid[job.payment]] : [])]
  return (
    <p className="job-what">
      {what}
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
        <a className="laptop-only" href={mapLinkTo(job.address)} target="_blank" rel="noopener noreferrer">
          {job.address}
        </a>
        <span className="phone-only">{job.address}</span>
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
