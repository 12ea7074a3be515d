// What arrives while somebody of the office looks is there within seconds, without a reload.

import { limit } from '#tests/limits.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect } from './house.ts'
import { laptop, row } from './inbox-steps.ts'
import { askedFor, longWaiting, openOfficeAt, requestOf } from './office-booking-steps.ts'

const test = atTheDesk(alone)

const soon = { timeout: limit(20_000) }

test('a request appears in the open Bookings, and after a while in the Admin Console', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.setViewportSize(laptop)
  await openOfficeAt(page, server, '/crm/bookings', 'admin')
  await expect(page.getByRole('heading', { name: 'Waiting for an answer' })).toBeVisible()
  await askedFor(server, freshDay(), { guest_name: 'Lindi Live', ...longWaiting })
  await expect(requestOf(page, 'Lindi Live')).toBeVisible(soon)
  // The lists are kept while the CRM is left.
  await page.locator('.office-link[href="/admin/site"]').click()
  await expect(page).toHaveURL(/\/admin\/site$/)
  await askedFor(server, freshDay(), { guest_name: 'Away Arrived', ...longWaiting })
  await page.locator('.office-link[href="/crm"]').click()
  await page.locator('.office-link[href="/crm/bookings"]').click()
  await expect(requestOf(page, 'Away Arrived')).toBeVisible(soon)
  await expect(requestOf(page, 'Lindi Live')).toBeVisible()
})

test('a message appears in the open Inbox', { tag: '@long' }, async ({ page, server }) => {
  await openOfficeAt(page, server, '/crm/inbox')
  await expect(page.getByRole('heading', { name: 'Inbox', level: 2 })).toBeVisible()
  const message = { name: 'Lwazi Live', email: 'lwazi@live.example', message: 'Do you clean boats?' }
  await server.tables.from('contact_messages').insert(message).throwOnError()
  await expect(row(page, 'Lwazi Live')).toBeVisible(soon)
})
