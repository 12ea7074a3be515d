// Regular plans that are there already, and the customer's panel with the plan in it.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, formatListDay, type IsoDay, todayAt } from '#domain/calendar.ts'
import { weekdayOf } from '#domain/plan-days.ts'
import { closedReason } from '#domain/time-slots.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { newSurname } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { newPhone } from './hostile-steps.ts'
import { expect, ownHouse } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { goTo } from './open-app.ts'
import { callOffice } from './quote-steps.ts'

// Plans take places for twelve weeks: in a diary of their own, which the files about them share.
export const test = atTheDesk(ownHouse())

/** The first such weekday that is far enough ahead for a client to change it. */
export function nextWeekday(weekday: number): IsoDay {
  let day = addDays(todayAt(new Date()), 3)
  while (weekdayOf(day) !== weekday || closedReason(day, new Date())) day = addDays(day, 1)
  return day
}

/** 'Tue 26 Jan, 08:00' */
export const at = (day: IsoDay, clock: string) => `${formatListDay(day)}, ${clock}`

export type Planned = {
  id: string
  customer: { id: string; first_name: string; last_name: string; email: string | null }
  /** Coming visits, by the rhythm. */
  days: IsoDay[]
}

type Person = { first_name?: string; last_name?: string; email?: string | null; phone?: string | null }

/** A plan of a customer of its own, made by the office; each test takes a weekday and an hour that no other has. */
export async function planned(
  server: ServerProcess,
  fields: { weekday: number; start_minute: number; rhythm?: string; from_day?: IsoDay },
  person: Person = {},
): Promise<Planned> {
  const customer = {
    id: randomUUID(),
    first_name: 'Bronwyn',
    last_name: newSurname(),
    email: null,
    phone: newPhone(),
    ...person,
  }
  expect((await server.tables.from('customers').insert(customer)).error).toBeNull()
  const plan = {
    id: randomUUID(),
    customer_id: customer.id,
    service_type: 'residential-standard',
    address: '3 Seemeeu Crescent, Diaz Beach',
    suburb: 'Diaz Beach',
    rhythm: 'weekly',
    minutes: 60,
    price_cents: 62_000,
    from_day: nextWeekday(fields.weekday),
    ...fields,
  }
  await callOffice(server, 'make_plan', { plan })
  const { data } = await server.tables
    .from('bookings')
    .select('plan_day')
    .eq('plan_id', plan.id)
    .order('plan_day')
  return { id: plan.id, customer, days: (data ?? []).map(({ plan_day }) => String(plan_day)) }
}

/** Of somebody of the office who comes to it now, where the server is given. */
export async function openPlan(page: Page, { id, customer }: Planned, server?: ServerProcess) {
  const path = `/crm/customers/${customer.id}?plan=${id}`
  await (server ? openOfficeAt(page, server, path) : goTo(page, path))
  await expect(page.locator('.panel').getByRole('heading', { name: 'Next visits' })).toBeVisible()
}

export const visitRow = (page: Page, day: IsoDay) =>
  page.locator('.visit').filter({ hasText: formatListDay(day) })

export const panel = (page: Page) => page.locator('.panel')
export const button = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true })
export function visit({ days }: Planned, place: number) {
  const day = days[place]
  // Another test's plan has the hour.
  if (!day) throw new Error(`Visit ${place} found no place.`)
  return day
}
