// What is on today and tomorrow, and the last answer kept in this browser for when there is no signal.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import type { Job, Payment } from '#domain/day-list.ts'
import { type DiscountLine, discountReason } from '#domain/discounts.ts'
import { fromDecimal } from '#domain/money.ts'
import { officeKeyOf } from '#web/session-keys.ts'
import { bearer } from './auth.ts'
import { availableSlots, type DiarySlot } from './bookings.ts'
import { restClient } from './client.ts'

export type DayList = { readAt: number; jobs: Job[]; closed: Record<IsoDay, string> }

type Person = { first_name: string; last_name: string; phone: string | null }
type Row = Pick<Job, 'id' | 'address' | 'status'> & {
  customer_id: string | null
  guest_name: string | null
  guest_phone: string | null
  service_type: Job['serviceType']
  service_date: IsoDay
  service_time: Job['slot']
  special_instructions: string | null
  price: number | null
  started_at: string | null
  updated_at: string
  customers: (Person & { notes: string | null }) | null
  client_profiles: Person | null
  discount_reasons: DiscountLine[]
  services: { payment_method: string | null; payment_status: string } | null
}

const columns =
  'id, customer_id, guest_name, guest_phone, service_type, service_date, service_time, address, special_instructions, ' +
  'status, price, discount_reasons, started_at, updated_at, customers(first_name, last_name, phone, notes), ' +
  'client_profiles(first_name, last_name, phone), services(payment_method, payment_status)'

/** Today and tomorrow in order, and which of the days up to the one after are closed. */
export async function readDayList(userId: string, today: IsoDay): Promise<DayList> {
  const [rows, diary] = await Promise.all([readRows(today), availableSlots(today, addDays(today, 2))])
  const list = { readAt: Date.now(), jobs: rows.map(jobOf), closed: closedDays(diary) }
  localStorage.setItem(dayKey(userId), JSON.stringify(list))
  return list
}

export function keptDayList(userId: string): DayList | undefined {
  const kept = localStorage.getItem(dayKey(userId))
  return kept ? (JSON.parse(kept) as DayList) : undefined
}

const dayKey = (userId: string) => officeKeyOf('day', userId)

async function readRows(today: IsoDay): Promise<Row[]> {
  const { data, error } = await restClient()
    .from('bookings')
    .select(columns)
    .in('service_date', [today, addDays(today, 1)])
    .neq('status', 'cancelled')
    .order('service_date')
    .order('service_time')
    .order('id')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as unknown as Row[]
}

function jobOf(row: Row): Job {
  const person = row.customers ?? row.client_profiles
  const fullName = person && `${person.first_name} ${person.last_name}`.replace(/ -$/, '')
  return {
    id: row.id,
    customerId: row.customer_id,
    name: row.guest_name ?? fullName ?? '',
    phone: row.guest_phone ?? row.client_profiles?.phone ?? row.customers?.phone ?? null,
    serviceType: row.service_type,
    day: row.service_date,
    slot: row.service_time,
    address: row.address,
    notes: [row.special_instructions ?? '', row.customers?.notes ?? ''].filter(Boolean),
    status: row.status,
    priceCents: row.price === null ? null : (fromDecimal(String(row.price)) ?? null),
    discounts: row.discount_reasons.map(line => discountReason(line)),
    startedAt: row.started_at,
    payment: row.services && paymentOf(row.services),
    updatedAt: row.updated_at,
  }
}

function paymentOf({ payment_method, payment_status }: NonNullable<Row['services']>): Payment {
  if (payment_status !== 'paid') return 'not-yet'
  if (payment_method === 'credit-card') return 'card'
  return payment_method === 'bank-transfer' ? 'bank-transfer' : 'cash'
}

// A day is closed when none of its slots is open, and they say why.
function closedDays(diary: DiarySlot[]): Record<IsoDay, string> {
  const days = Object.entries(Object.groupBy(diary, ({ day }) => day))
  return Object.fromEntries(
    days
      .filter(([, slots]) => slots?.every(({ state }) => state === 'closed'))
      .map(([day, slots]) => [day, slots?.[0]?.reason ?? '']),
  )
}
