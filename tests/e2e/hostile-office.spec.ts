// Any name and address of a client is shown in the office and on the client's own pages as it was typed,
// and inside their lines.
import type { Page } from '@playwright/test'
import { timeSlots } from '#domain/terms.ts'
import { addressOf, cut, hostileTexts } from '#tests/hostile-texts.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { expectInside, expectInsideAtBothWidths } from './edges.ts'
import { newPhone, personOf, store, texts } from './hostile-steps.ts'
import { comeBack, expect, newMember, ownersHouse } from './house.ts'
import { panel } from './inbox-steps.ts'
import { liveOn, newStaff, openCrm } from './office-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(ownersHouse)
test.describe.configure({ lock: 'owner' })

const cleanOf = (text: string) => ({
  ...{ service_type: 'mattress-clean-one-time', price: 855, address: text, special_instructions: text },
})

type Work = { customer: string; panels: string[] }

// One client with everything that the office keeps about a client.
async function storeWork(server: ServerProcess, text: string, agreedOn: string): Promise<Work> {
  const customer_id = await store(server, 'customers', { ...personOf(text), notes: text })
  const slot = { service_time: timeSlots[texts.indexOf(text)], service_date: agreedOn }
  const guest = { guest_name: cut(text, 50), guest_email: addressOf(text), guest_phone: newPhone() }
  const work = { customer_id, service_date: agreedOn }
  const invoice = { invoice_number: cut(text, 50), description: text, comments: text, suburb: cut(text, 100) }
  await store(server, 'service_invoices', { ...work, ...invoice, amount_paid: 855 })
  await store(server, 'ledger', { customer_id, kind: 'points', delta: 1, reason: cut(text, 300) })
  const friend = await store(server, 'customers', { ...personOf(text), email: null })
  const referral = { referrer_customer_id: customer_id, referred_customer_id: friend }
  await store(server, 'referrals', referral)
  const service = await store(server, 'services', { ...work, service_type: 'deep-cleaning', notes: text })
  const clean = { ...cleanOf(text), ...slot }
  const agreed = await store(server, 'bookings', { ...clean, customer_id, status: 'confirmed' })
  const request = { ...clean, ...guest, service_date: freshDay(), price: null }
  const asked = await store(server, 'bookings', request)
  const panels = [
    `customers/${customer_id}`,
    `services/${service}`,
    `bookings/${agreed}`,
    `bookings/${asked}`,
  ]
  return { customer: customer_id, panels }
}

async function open(page: Page, path: string, text: string) {
  await goTo(page, path)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(text)
  await expect(page.locator('.animate-breathe')).toHaveCount(0)
  // Text, and no part of the page.
  await expect(page.getByRole('main').locator('script, [onerror], b:text-is("Bold")')).toHaveCount(0)
}

// The lists are cards on a phone and tables on a laptop.
const tables = ['/crm/bookings', '/crm/customers', '/admin/invoices']

async function look(page: Page, path: string, text: string) {
  await open(page, path, text)
  await (tables.includes(path) ? expectInsideAtBothWidths : expectInside)(page, path)
}

test('the office holds whatever a client is called', async ({ page, server }) => {
  test.slow()
  const day = freshDay()
  let longest: Work = { customer: '', panels: [] }
  for (const text of texts) longest = await storeWork(server, text, day)
  const name = cut(hostileTexts.script, 50)
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server, 'admin')).email)
  for (const path of ['/crm', '/crm/bookings', '/crm/customers', '/crm/services'])
    await look(page, path, name)
  for (const path of longest.panels) {
    await open(page, `/crm/${path}`, name)
    await expect(panel(page)).toContainText('WWW')
    await expectInside(page, `the panel of ${path}`)
  }
  await look(page, `/admin?client=${longest.customer}`, 'Loyalty Points')
  for (const path of ['/admin', '/admin/referrals', '/admin/invoices']) await look(page, path, name)
  await look(page, '/admin/audit', 'Customer added')
  await page
    .getByText(/^What it held/)
    .first()
    .click()
  await expectInside(page, 'the differences of a change')
  await look(page, '/admin/mail', 'Confirmed: your clean')
  await page.locator('tr', { hasText: 'Confirmed: your clean' }).getByRole('link', { name: /WWW/ }).click()
  await expect(panel(page)).toContainText('WWW')
  await expectInside(page, 'a letter')
})

test('a client’s own pages hold whatever the client is called', async ({ page, server }) => {
  const text = hostileTexts.unbroken
  const about = { first_name: cut(text, 50), last_name: cut(text, 50) }
  const { id: user_id, email } = await newMember(server, about)
  const { data: profile } = await server.tables
    .from('client_profiles')
    .update({ address: text, phone: newPhone() })
    .eq('user_id', user_id)
    .select('id')
    .single()
  const clean = { ...cleanOf(text), service_date: freshDay(), service_time: timeSlots[0], user_id }
  await store(server, 'bookings', { ...clean, client_profile_id: profile?.id })
  await comeBack(page, email, '/dashboard')
  await look(page, '/dashboard', cut(text, 50))
  await look(page, '/booking', cut(text, 50))
})
