// The diary for a calendar program. The address is the key, so it is asked for without a session; one that is unknown and
// one that has ended are looked up and answered alike.
import { createHash } from 'node:crypto'
import type { Context, Handler } from 'hono'
import { diaryCalendar } from '#content/calendar-address.ts'
import { bookingReference } from '#domain/booking-reference.ts'
import type { BookingStatus } from '#domain/booking-status.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { calendarFeed } from '#domain/calendar-feed.ts'
import { formatPhone } from '#domain/phone.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { AuthService } from '#server/auth/auth-service.ts'
import type { Database } from '#server/database/database.ts'
import { rateLimitKey } from '#server/http/caller-address.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'
import type { ServerEnv } from '#server/http/request-log.ts'

type Parts = { database: Database; auth: AuthService; siteUrl: string }
type CalendarClean = {
  id: string
  serviceType: ServiceType
  status: BookingStatus
  address: string
  day: IsoDay
  slot: TimeSlot
  startMinute: number | null
  minutes: number | null
  name: string
  phone: string | null
  changedAt: string
}

const backend = { role: 'backend' } as const
const fileShape = /^([0-9a-f]{64})\.ics$/
// Programs ask every few minutes at most, and a service that asks for many people does so from few addresses.
const limit = { hits: 60, networkHits: 300, seconds: 600 }
const headers = { 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }

export function serveCalendar({ database, auth, siteUrl }: Parts): Handler<ServerEnv> {
  return async c => {
    const [, token] = fileShape.exec(c.req.param('file') ?? '') ?? []
    if (!token) return c.text(diaryCalendar.unknown, 404, headers)
    const wait = await countAsking(c, { database, token, scale: auth.settings.rateLimitScale })
    if (wait) return c.text(diaryCalendar.tooOften, 429, { ...headers, 'retry-after': String(wait) })
    const read = { text: 'select public.read_calendar($1)', values: [token] }
    const [[[found] = []] = []] = await database.tx(backend, [read], { readOnly: true })
    if (!found) return c.text(diaryCalendar.unknown, 404, headers)
    const cleans: CalendarClean[] = JSON.parse(found)
    return answer(c, calendarFeed(diaryCalendar.name, cleans.map(eventOf(siteUrl))))
  }
}

type Asking = { database: Database; token: string; scale: number }

// Answers how long to wait, if it was too often. What is counted is a hash: no table holds an address in clear.
async function countAsking(c: Context<ServerEnv>, { database, token, scale }: Asking) {
  const counted = [
    [`address ${rateLimitKey(c.get('address'))}`, limit.networkHits],
    [`calendar ${createHash('sha256').update(token).digest('hex').slice(0, 32)}`, limit.hits],
  ] as const
  for (const [who, hits] of counted) {
    const hit = { form: 'calendar', who, most: Math.floor(hits * scale), seconds: limit.seconds }
    const wait = await hitRateLimit(database, hit)
    if (wait !== undefined) return wait
  }
  return undefined
}

const eventOf = (siteUrl: string) => (clean: CalendarClean) => {
  const { id, address, status, changedAt } = clean
  const words = {
    service: serviceLabel(clean.serviceType),
    name: clean.name,
    phone: clean.phone && formatPhone(clean.phone),
    reference: bookingReference(id),
    url: new URL(`/crm/bookings/${id}`, siteUrl).href,
  }
  return {
    ...clean,
    title: diaryCalendar.title(words),
    description: diaryCalendar.description(words),
    place: address,
    url: words.url,
    isConfirmed: status !== 'pending',
    changedAt: new Date(changedAt),
  }
}

function answer(c: Context<ServerEnv>, body: string) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, { ...headers, etag })
  return c.body(body, 200, { ...headers, etag, 'content-type': 'text/calendar; charset=utf-8' })
}
