// Steps of a guest on /booking, by the labels on screen.
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  addDays,
  formatDayOfYear,
  formatMonth,
  formatTimes,
  isSaturday,
  monthOf,
  todayAt,
} from '#domain/calendar.ts'
import { closedReason, slotStart, type TimeSlot } from '#domain/time-slots.ts'
import type { ServerProcess } from '#tests/server-process.ts'

export const guest = {
  'Full name': 'Lerato Jacobs',
  Phone: '082 123 4567',
  Email: 'lerato@example.com',
  'Street address': '12 Marsh Street, Mossel Bay',
}

let lastDay = addDays(todayAt(new Date()), 6)

// Each test takes a weekday of its own, for they share one diary.
export function freshDay(): string {
  do lastDay = addDays(lastDay, 1)
  while (closedReason(lastDay, new Date()) || isSaturday(lastDay))
  return lastDay
}

/** A time that starts within 24 hours and that no other test has taken, on a day that is opened for it if need be. */
export async function slotWithinADay({ tables }: ServerProcess) {
  const [today, soon] = [todayAt(new Date()), Date.now() + 23 * 3_600_000]
  const days = { from_day: today, to_day: addDays(today, 1) }
  for (const day of Object.values(days)) await tables.from('day_overrides').upsert({ day, is_open: true })
  const asked = { ...days, is_endless: true, service_type: 'window' }
  const { data = [] } = await tables.rpc('available_slots', asked)
  const place = (data as { day: string; slot: TimeSlot; state: string }[])
    .map(({ day, slot, state }) => ({ day, slot, state, starts: slotStart(day, slot).getTime() }))
    .find(({ state, starts }) => state === 'free' && starts > Date.now() + 60_000 && starts < soon)
  if (!place) throw new Error('There is always a slot within a day.')
  return place
}

export async function openForm(page: Page) {
  await page.goto('/booking')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('button', { name: /still loading/ })).toHaveCount(0)
}

export async function chooseSlot(page: Page, day: string, slot: TimeSlot = '10:00-12:00') {
  await page.getByRole('radio', { name: 'Carpet' }).check()
  await turnTo(page, day)
  await dayButton(page, day).click()
  await slotChoice(page, slot).check()
}

/** Once one is chosen, the others stand behind Change. */
export async function changeService(page: Page, name: string) {
  await page.locator('#what').getByRole('link', { name: 'Change' }).click()
  await page.getByRole('radio', { name }).check()
}

export async function turnTo(page: Page, day: string) {
  // Some month is on view before any is turned away.
  await expect(page.getByRole('grid')).toBeVisible()
  const wanted = page.getByRole('grid', { name: formatMonth(monthOf(day)) })
  while (!(await wanted.isVisible())) await page.getByRole('button', { name: 'Next month' }).click()
}

export function dayButton(page: Page, day: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${formatDayOfYear(day)},`) })
}

export function slotChoice(page: Page, slot: TimeSlot): Locator {
  return page.getByRole('radio', { name: formatTimes(slot) })
}

export async function fillIn(page: Page, fields: Partial<typeof guest> = {}) {
  for (const [label, text] of Object.entries({ ...guest, ...fields }))
    await page.getByLabel(label, { exact: true }).fill(text)
}

export async function send(page: Page) {
  await page.getByRole('button', { name: 'Send my request' }).click()
}

export function someoneElse(day: string, slot: TimeSlot) {
  return {
    id: randomUUID(),
    service_type: 'window',
    service_date: day,
    service_time: slot,
    address: '1 Church Street, Mossel Bay',
    guest_name: 'Thabo Mokoena',
    guest_email: 'thabo@example.com',
    guest_phone: '+27831234567',
  }
}
