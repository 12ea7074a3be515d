// People of the office, and a browser that lives on another day: the server takes no booking for an hour that has
// passed, so a day's work is tried on a day to come.
import type { Page } from '@playwright/test'
import { slotStart, type TimeSlot } from '#domain/time-slots.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { comeBack, expect, newMember } from './house.ts'
import { isAppOpen } from './open-app.ts'

export async function newStaff(server: ServerProcess, role: 'staff' | 'admin' = 'staff') {
  const member = await newMember(server, { first_name: 'Marietjie' })
  expect((await server.tables.from('user_roles').insert({ user_id: member.id, role })).error).toBeNull()
  return member
}

export async function openCrm(page: Page, email: string) {
  await comeBack(page, email)
  await expect(page).toHaveURL(/\/crm$/)
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
}

/** From now on it is the morning of that day in this browser; where the app is open already, until it is loaded anew. */
export async function liveOn(page: Page, day: string) {
  const aheadMs = slotStart(day, '08:00-10:00').getTime() - Date.now()
  if (await isAppOpen(page)) await page.evaluate(moveClock, aheadMs)
  else await page.addInitScript(moveClock, aheadMs)
  // The client then reckons the end of a session from its own clock.
  await page.route('**/auth/v1/token*', async route => {
    const response = await route.fetch()
    const { expires_at: _, ...session } = await response.json()
    await route.fulfill({ response, json: session })
  })
}

// Moved again, it is the true clock that is moved.
function moveClock(aheadMs: number) {
  const host = globalThis as typeof globalThis & { trueDate?: DateConstructor }
  host.trueDate ??= Date
  const RealDate = host.trueDate
  class MovedDate extends RealDate {
    constructor(...given: [] | [string | number]) {
      super(given[0] ?? RealDate.now() + aheadMs)
    }
    static override now() {
      return RealDate.now() + aheadMs
    }
  }
  globalThis.Date = MovedDate as DateConstructor
}

export type CleanFacts = {
  /** Of its private link. */
  key?: string
  name?: string
  slot?: TimeSlot
  status?: 'pending' | 'confirmed'
  notes?: string
}

/** A clean of a customer of its own, agreed unless said otherwise. */
export async function bookClean({ tables }: ServerProcess, day: string, facts: CleanFacts = {}) {
  const { name = 'Fatima Davids', slot = '10:00-12:00', status = 'confirmed', notes = null, key } = facts
  const [first_name, ...rest] = name.split(' ')
  const phone = `+2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
  const person = { first_name, last_name: rest.join(' '), phone }
  const customer = await tables.from('customers').insert(person).select('id').single()
  expect(customer.error).toBeNull()
  const clean = {
    customer_id: customer.data?.id,
    service_type: 'residential-deep',
    service_date: day,
    service_time: slot,
    // Short, so that several find room on one day.
    minutes: 60,
    address: '31 Kompas Street, Hartenbos',
    price: 855,
    status,
    special_instructions: notes,
    ...(key && { manage_token: key }),
  }
  const booking = await tables.from('bookings').insert(clean).select('id').single()
  expect(booking.error).toBeNull()
  return { id: String(booking.data?.id), customerId: String(customer.data?.id), name, phone }
}
