import { lazy, Suspense, useState } from 'react'
import { onMyWayWords } from '#content/on-my-way.ts'
import { mapLinkTo } from '#content/sharing.ts'
import { todayWords, whatsAppText } from '#content/today.ts'
import { addDays, formatDayOfYear, formatTimes, todayAt } from '#domain/calendar.ts'
import { type Job, stageOf } from '#domain/day-list.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { Check } from '#web/icons/check.ts'
import { MapPin } from '#web/icons/map-pin.ts'
import { Phone } from '#web/icons/phone.ts'
import { Truck } from '#web/icons/truck.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useDay } from './day-context.tsx'

const OnMyWaySheet = lazy(async () => ({ default: (await import('./on-my-way.tsx')).OnMyWaySheet }))

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Call, WhatsApp, Map: words on a phone, the number itself on a laptop. */
export function TodayReach({ job }: { job: Job }) {
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <div className="reach">
      <CompleteButton job={job} />
      {job.phone && <OnMyWayButton job={job} phone={job.phone} />}
      {job.phone && (
        <a className={quiet} href={`tel:${job.phone}`}>
          <Phone aria-hidden="true" />
          <span className="phone-only">{todayWords.call}</span>
          <span className="laptop-only">{formatPhone(job.phone)}</span>
        </a>
      )}
      {job.phone && (
        <a className={`${quiet} reach-whatsapp`} href={whatsAppLink(job, job.phone)} {...newTab}>
          <Icon name="whatsapp" />
          <span className="max-[899px]:not-sr-only sr-only">{todayWords.whatsApp}</span>
        </a>
      )}
      <a className={`${quiet} phone-only`} href={mapLinkTo(job.address)} {...newTab}>
        <MapPin aria-hidden="true" />
        {todayWords.map}
      </a>
    </div>
  )
}

/** For the cleans of today that have not begun. */
function OnMyWayButton({ job, phone }: { job: Job; phone: string }) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new')
  const isStaff = useHasRole('staff')
  if (!isStaff || job.day !== todayAt(new Date()) || stageOf(job) !== 'to go') return null
  return (
    <>
      <Button
        tone="quiet"
        className="reach-way"
        aria-label={onMyWayWords.buttonFor(job.name)}
        onClick={() => setState('open')}
      >
        <Truck aria-hidden="true" />
        {onMyWayWords.button}
      </Button>
      <Suspense>
        {state !== 'new' && (
          <OnMyWaySheet job={job} phone={phone} open={state === 'open'} onClose={() => setState('closed')} />
        )}
      </Suspense>
    </>
  )
}

// The one filled button of the laptop's screen; a phone has it in the bar at the thumb.
function CompleteButton({ job }: { job: Job }) {
  const { askPayment, jobs } = useDay()
  const isStaff = useHasRole('staff')
  if (!isStaff || stageOf(job) !== 'under way') return null
  const isFirst = jobs.find(other => stageOf(other) === 'under way')?.id === job.id
  return (
    <Button tone={isFirst ? 'sea' : 'quiet'} className="laptop-only" onClick={() => askPayment(job)}>
      <Check aria-hidden="true" />
      {todayWords.complete}
    </Button>
  )
}

function whatsAppLink(job: Job, phone: string): string {
  const text = whatsAppText({
    name: job.name,
    service: serviceLabel(job.serviceType),
    when: `${dayWord(job)}, ${formatTimes(job.slot)}`,
  })
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`
}

function dayWord({ day }: Job) {
  const today = todayAt(new Date())
  if (day === today) return todayWords.title.toLowerCase()
  return day === addDays(today, 1) ? todayWords.tomorrow.toLowerCase() : formatDayOfYear(day)
}
