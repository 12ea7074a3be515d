// What the link that led here asks for: ?service= with its ?size= and ?often=, and #day- or ?date=. A link tells what somebody wants now, so it goes before the
// draft of an earlier visit.
import { isWishedRhythm } from '#content/clean-size.ts'
import { isIsoDay, todayAt } from '#domain/calendar.ts'
import { kindOf, type ServiceType, serviceKinds, serviceTypes, usualType } from '#domain/service-types.ts'
import { withType } from '#web/calendar/size-for-type.ts'
import { dayOfHash } from '#web/site/shared/booking-on.ts'
import type { BookingDraft } from './booking-draft.ts'

type Here = { search: string; hash: string; now: Date }

export function askedFor(draft: BookingDraft, { search, hash, now }: Here): Partial<BookingDraft> {
  // What is on its way to us is sent as it is.
  if (draft.unanswered) return {}
  const asked = new URLSearchParams(search)
  return {
    ...serviceAsked(search, draft),
    ...dayAsked(dayOfHash(hash) ?? asked.get('date') ?? '', { draft, now }),
  }
}

/** A kind of clean, or one of its rhythms. */
export function serviceOf(search: string): ServiceType | undefined {
  const service = new URLSearchParams(search).get('service')
  const kind = serviceKinds.find(one => one === service)
  return kind ? usualType(kind) : serviceTypes.find(one => one === service)
}

function serviceAsked(search: string, draft: BookingDraft): Partial<BookingDraft> {
  const type = serviceOf(search)
  if (!type) return {}
  const asked = new URLSearchParams(search)
  const size = Number(asked.get('size'))
  const often = asked.get('often')
  const sized = Number.isInteger(size) && size > 0 && size <= largestSize
  return {
    ...(type !== draft.service_type && withType(type, draft)),
    ...(isWishedRhythm(often) && { often }),
    ...(sized && { sized: kindOf(type), size, isUsual: false, takes: undefined }),
  }
}

// Of what a special is for; who has more says so in the form.
const largestSize = 12

function dayAsked(day: string, { draft, now }: { draft: BookingDraft; now: Date }): Partial<BookingDraft> {
  if (!isIsoDay(day) || day < todayAt(now) || day === draft.service_date) return {}
  return { service_date: day, service_time: '' }
}

/** Taken once: a reload must not bring back what was changed since. */
export function forgetAsked() {
  const here = new URL(location.href)
  for (const name of ['service', 'size', 'often', 'date']) here.searchParams.delete(name)
  if (dayOfHash(here.hash) || here.hash.startsWith('#service-')) here.hash = ''
  if (here.href !== location.href) history.replaceState(history.state, '', here)
}
