// The jobs of today and tomorrow, and the last answer stored in this browser for when there is no signal.
import { sizeText } from '#content/clean-size.ts'
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { stretchOf } from '#domain/clean-length.ts'
import { type Job, paymentOf } from '#domain/day-list.ts'
import type { DiaryDay } from '#domain/diary.ts'
import { type DiscountLine, discountReason } from '#domain/discounts.ts'
import { fullName } from '#domain/full-name.ts'
import { fromDecimal } from '#domain/money.ts'
import type { Rows } from '#domain/rows.ts'
import type { WayFigures } from '#domain/suburbs.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { asSelf } from './as-self.ts'
import { availableSlots, type SlotAvailability } from './bookings.ts'
import { readChecklists, type StoredChecklist } from './checklists.ts'
import { readDiaryDays, readWays } from './diary-days.ts'
import { restApi, type TableQuery } from './rest-api.ts'

export type DayList = {
  readAt: number
  jobs: Job[]
  closed: Record<IsoDay, string>
  /** For staff: when the crews work, and how long the way is. Lists stored before lack it. */
  diary?: { days: DiaryDay[]; ways: WayFigures } | undefined
  /** For staff: the owner's own lists of what is ticked off. Lists stored before lack it. */
  checklists?: StoredChecklist[]
}

type PersonColumn = 'first_name' | 'last_name' | 'phone'
type BookingColumn =
  | 'id'
  | 'customer_id'
  | 'guest_name'
  | 'guest_phone'
  | 'service_type'
  | 'service_date'
  | 'service_time'
  | 'start_minute'
  | 'minutes'
  | 'crew_id'
  | 'crew_name'
  | 'size'
  | 'extra_labels'
  | 'suburb'
  | 'address'
  | 'special_instructions'
  | 'status'
  | 'price'
  | 'started_at'
  | 'finished_at'
  | 'updated_at'
type Row = Pick<Rows['bookings'], BookingColumn> & {
  customers: Pick<Rows['customers'], PersonColumn | 'notes' | 'language'> | null
  client_profiles: Pick<Rows['client_profiles'], PersonColumn> | null
  discount_reasons: DiscountLine[]
  services: Pick<Rows['services'], 'payment_method' | 'payment_status'> | null
  job_lines: Pick<Rows['job_lines'], 'line' | 'place' | 'is_done'>[]
  job_photos: Pick<Rows['job_photos'], 'id'>[]
}

const columns =
  'id, customer_id, guest_name, guest_phone, service_type, service_date, service_time, start_minute, minutes, ' +
  'crew_id, crew_name, size, extra_labels, suburb, address, special_instructions, ' +
  'status, price, discount_reasons, started_at, finished_at, updated_at, customers(first_name, last_name, phone, notes, language), ' +
  'client_profiles(first_name, last_name, phone), services(payment_method, payment_status), ' +
  'job_lines(line, place, is_done), job_photos(id)'

type Question = { userId: string; today: IsoDay; isStaff: boolean }

/** Unfinished jobs, then today and tomorrow in order, and which of the next days are closed. */
export async function readDayList({ userId, today, isStaff }: Question): Promise<DayList> {
  const until = addDays(today, 2)
  const [left, rows, slots, days, ways, checklists] = await Promise.all([
    isStaff ? readLeftOver(today) : [],
    readRows(today),
    isStaff ? [] : availableSlots(today, until),
    isStaff ? readDiaryDays(today, until) : [],
    isStaff ? readWays() : undefined,
    isStaff ? readChecklists() : [],
  ])
  const list = {
    readAt: Date.now(),
    jobs: [...left, ...rows].map(row => jobOf(row, isStaff)),
    closed: ways
      ? Object.fromEntries(days.flatMap(({ day, closed }) => (closed === undefined ? [] : [[day, closed]])))
      : closedDays(slots),
    diary: ways && { days, ways },
    checklists,
  }
  localStorage.setItem(dayKey(userId), JSON.stringify(list))
  return list
}

export function keptDayList(userId: string): DayList | undefined {
  const kept = localStorage.getItem(dayKey(userId))
  return kept ? (JSON.parse(kept) as DayList) : undefined
}

const dayKey = (userId: string) => officeKeyOf('day', userId)

const readRows = (today: IsoDay) =>
  inOrder(
    restApi()
      .from('bookings')
      .select(columns)
      .in('service_date', [today, addDays(today, 1)])
      .neq('status', 'cancelled')
      .neq('sender_check', 'waiting'),
  )

// Confirmed and the day is over, but not marked as done.
const readLeftOver = (today: IsoDay) =>
  inOrder(
    restApi().from('bookings').select(columns).eq('status', 'confirmed').lt('service_date', today).limit(100),
  )

async function inOrder(question: TableQuery): Promise<Row[]> {
  const { data, error } = await asSelf(
    question
      .order('service_date')
      .order('service_time')
      .order('start_minute')
      .order('id')
      // The failure is shown at once; the pulse triggers the next try.
      .retry(false),
  )
  if (error) throw error
  return data as Row[]
}

function jobOf(row: Row, isStaff: boolean): Job {
  const person = row.customers ?? row.client_profiles
  return {
    id: row.id,
    customerId: row.customer_id,
    name: row.guest_name ?? (person ? fullName(person) : ''),
    phone: row.guest_phone ?? row.client_profiles?.phone ?? row.customers?.phone ?? null,
    language: row.customers?.language,
    serviceType: row.service_type,
    day: row.service_date,
    slot: row.service_time,
    address: row.address,
    suburb: row.suburb,
    work: [sizeText(row.service_type, row.size), ...(row.extra_labels ?? [])].filter(part => part !== null),
    // Clients are told the window, and the office may still shift the start in it.
    stretch: isStaff ? stretchOf(row) : null,
    ...(isStaff && { start: row.start_minute, minutes: row.minutes, crewId: row.crew_id }),
    team: row.crew_name,
    notes: [row.special_instructions ?? '', row.customers?.notes ?? ''].filter(Boolean),
    status: row.status,
    priceCents: row.price === null ? null : (fromDecimal(String(row.price)) ?? null),
    discounts: row.discount_reasons.map(line => discountReason(line)),
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    payment: row.services && paymentOf(row.services),
    updatedAt: row.updated_at,
    photos: row.job_photos.length,
    sheet: row.job_lines
      .sort((one, other) => one.place - other.place)
      .map(({ line, is_done }) => ({ line, isDone: is_done })),
  }
}

// A day is closed when none of its slots is open; the slots carry the reason.
function closedDays(diary: SlotAvailability[]): Record<IsoDay, string> {
  const days = Object.entries(Object.groupBy(diary, ({ day }) => day))
  return Object.fromEntries(
    days
      .filter(([, slots]) => slots?.every(({ state }) => state === 'closed'))
      .map(([day, slots]) => [day, slots?.[0]?.reason ?? '']),
  )
}
