// The owner's twelve commonest tasks on her phone, from Today: none takes more than four taps. What is typed does not
// count; a choice in a list does.
import type { Locator, Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { freshDay, someoneElse } from './booking-steps.ts'
import { knowCustomer } from './customer-steps.ts'
import { expect, ownHouse, toast } from './house.ts'
import { sendForm } from './inbox-steps.ts'
import { askedFor, longWaiting, requestOf } from './office-booking-steps.ts'
import { bookClean, liveOn, newStaff, openCrm } from './office-steps.ts'
import { layBar, layButton } from './week-steps.ts'

type Thumb = { tap(place: Locator): Promise<void>; choose(list: Locator, value: string): Promise<void> }
type House = { page: Page; server: ServerProcess }
type Task = House & Thumb & { day: string }

const test = ownHouse()
test.skip(!process.env.EVERYTHING, 'Counted in the long run; each task has a walk of its own in npm test.')

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name })
const sheetOf = (page: Page) => page.getByRole('dialog')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /main tabs/ }).getByRole('link', { name })
const row = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name })

/** Does a task from where the office opens, on a day of its own, and says how many taps it took. */
async function tapsOf({ task, prepare, day = freshDay() }: Walk, { page, server }: House) {
  await prepare?.({ page, server }, day)
  page.setDefaultTimeout(20_000)
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await liveOn(page, day)
  await openCrm(page, (await newStaff(server, 'admin')).email)
  let taps = 0
  const tap = (place: Locator) => {
    taps += 1
    return place.click()
  }
  const choose = async (list: Locator, value: string) => {
    taps += 1
    await list.selectOption(value)
  }
  await task({ page, server, day, tap, choose })
  return taps
}

type Prepare = (house: House, day: string) => Promise<unknown>
type Walk = { prepare?: Prepare; day?: string; task(of: Task): Promise<void> }

async function owe(
  { tables }: ServerProcess,
  about: { first_name: string; last_name: string },
  number: string,
) {
  const { id: customer_id } = await knowCustomer({ tables } as ServerProcess, about)
  const row = { customer_id, amount_paid: 620, invoice_number: number, description: 'Windows' }
  const service_date = addDays(todayAt(new Date()), -20)
  const kept = await tables
    .from('service_invoices')
    .insert({ ...row, service_date, due_on: addDays(service_date, 7) })
  expect(kept.error).toBeNull()
}

const message =
  (table: string, values: object): Prepare =>
  ({ page }) =>
    sendForm(page, table, values)

// What is due, and which day a payment may have, the server says by its own clock.
const byTheServer = todayAt(new Date())

const tasks: Record<string, Walk> = {
  'start a clean and call ahead': {
    prepare: ({ server }, day) => bookClean(server, day, { name: 'Called First' }),
    task: async ({ page, tap }) => {
      await expect(page.getByRole('link', { name: 'Call', exact: true }).first()).toHaveAttribute(
        'href',
        /^tel:/,
      )
      await tap(button(page, 'Start: Called First'))
      await expect(page.getByText('Under way since').first()).toBeVisible()
    },
  },
  'complete a clean that was paid': {
    prepare: async ({ server }, day) => {
      const { id } = await bookClean(server, day, { name: 'Paid Cash' })
      await server.tables.from('bookings').update({ started_at: new Date().toISOString() }).eq('id', id)
    },
    task: async ({ page, tap }) => {
      await tap(button(page, 'Complete: Paid Cash'))
      await tap(sheetOf(page).getByRole('radio', { name: 'Cash' }))
      await tap(button(sheetOf(page), 'Complete'))
      await expect(toast(page, 'Paid Cash: completed')).toBeVisible()
    },
  },
  'complete a clean and send its invoice': {
    prepare: async ({ server }, day) => {
      const { id } = await bookClean(server, day, { name: 'Invoiced Later' })
      await server.tables.from('bookings').update({ started_at: new Date().toISOString() }).eq('id', id)
    },
    task: async ({ page, tap }) => {
      await tap(button(page, 'Complete: Invoiced Later'))
      await tap(sheetOf(page).getByRole('radio', { name: 'Not yet' }))
      await tap(button(sheetOf(page), 'Complete'))
      await tap(button(page.getByRole('dialog', { name: /clean is done$/ }), 'Invoice and send'))
      await expect(page.getByText('Press send in WhatsApp: only then the client has it.')).toBeVisible()
    },
  },
  'answer a request with its price': {
    prepare: ({ server }) => askedFor(server, freshDay(), { guest_name: 'Waits Longest', ...longWaiting }),
    task: async ({ page, tap }) => {
      await tap(tab(page, 'Bookings'))
      await tap(button(requestOf(page, 'Waits Longest'), 'Waits Longest'))
      await tap(layBar(page).getByRole('link', { name: 'All about it' }))
      await page.locator('.panel').getByLabel('Set price').fill('950')
      await tap(button(page.locator('.panel'), 'Confirm'))
      await expect(toast(page, 'Waits Longest: confirmed')).toBeVisible()
    },
  },
  'write down a clean that was asked for on the phone': {
    prepare: ({ server }) =>
      knowCustomer(server, { first_name: 'Phones', last_name: 'Often', address: '1 High Street' }),
    task: async ({ page, tap, choose }) => {
      await tap(page.getByRole('link', { name: /^Free|free/ }).first())
      await page.getByLabel('Find the customer').fill('Phones Often')
      await tap(page.getByRole('option', { name: /Phones Often/ }))
      await choose(page.getByLabel('Service', { exact: true }), 'window')
      await tap(button(page.locator('.panel'), 'Add booking'))
      await expect(page.locator('.panel').getByRole('heading', { name: 'Phones Often' })).toBeVisible()
    },
  },
  'move a clean of today': {
    prepare: ({ server }, day) => bookClean(server, day, { name: 'Comes Later' }),
    task: async ({ page, tap }) => {
      await tap(page.getByRole('link', { name: /: booking of Comes Later$/ }))
      await tap(button(page.locator('.panel'), 'Move'))
      await tap(button(page, /^Fits /).first())
      await tap(layButton(page))
      await expect(toast(page, 'Comes Later: ')).toBeVisible()
    },
  },
  'close a day': {
    task: async ({ page, day, tap }) => {
      await tap(tab(page, 'Bookings'))
      await tap(button(page, 'Close a day'))
      await sheetOf(page).getByLabel('Day').fill(addDays(day, 1))
      await tap(button(sheetOf(page), 'Close the day'))
      await expect(sheetOf(page)).toHaveCount(0)
    },
  },
  'say a reminder on WhatsApp': {
    day: byTheServer,
    prepare: async ({ server }, day) => {
      const agreed = { ...someoneElse(addDays(day, 1), '10:00-12:00'), status: 'confirmed', price: 450 }
      await server.tables.from('day_overrides').upsert({ day: addDays(day, 1), is_open: true })
      const kept = await server.tables
        .from('bookings')
        .insert({ ...agreed, guest_name: 'Told Tomorrow', channel: 'whatsapp', ...longWaiting })
      expect(kept.error).toBeNull()
    },
    task: async ({ page, tap }) => {
      await tap(tab(page, 'Inbox'))
      await tap(page.getByRole('link', { name: /^To send/ }).first())
      const chat = page.waitForEvent('popup')
      await tap(page.locator('.send-bar').getByRole('link', { name: 'Open WhatsApp' }))
      await (await chat).close()
      await tap(page.locator('.send-bar').getByText(/^Yes\. /))
    },
  },
  'write down a payment by EFT': {
    day: byTheServer,
    prepare: ({ server }) => owe(server, { first_name: 'Pays', last_name: 'Cash' }, 'TAPS-1'),
    task: async ({ page, tap }) => {
      await tap(button(page, 'More'))
      await tap(sheetOf(page).getByRole('link', { name: 'Money' }))
      await tap(page.getByRole('link', { name: /TAPS-1|Pays Cash/ }).first())
      await tap(button(page, /^Add R/))
      await expect(page.locator('.toast').filter({ hasText: 'came in' })).toBeVisible()
    },
  },
  'read the bank’s file': {
    prepare: ({ server }) => owe(server, { first_name: 'Nomsa', last_name: 'Khumalo' }, 'TAPS-2'),
    task: async ({ page, tap }) => {
      await tap(button(page, 'More'))
      await tap(sheetOf(page).getByRole('link', { name: 'Read a bank file' }))
      const chooser = page.waitForEvent('filechooser')
      await tap(page.getByText('Choose a file').first())
      const buffer = Buffer.from('Date,Description,Amount,Balance\n20260114,N KHUMALO TAPS-2,620.00,9000.00')
      await (await chooser).setFiles({ name: 'bank.csv', mimeType: 'text/csv', buffer })
      await tap(button(page, 'Book 1 payment'))
      await expect(toast(page, '1 payment booked')).toBeVisible()
    },
  },
  'put a review on the site': {
    prepare: message('reviews', {
      name: 'Praises Us',
      email: 'praises@taps.example',
      review_text: 'The oven shines like new.',
      rating: 5,
    }),
    task: async ({ page, tap }) => {
      await tap(tab(page, 'Inbox'))
      await tap(row(page, 'Praises Us'))
      await tap(button(page.locator('.panel'), 'Approve'))
      await expect(row(page, 'Praises Us')).toHaveCount(0)
    },
  },
  'answer a message': {
    prepare: message('contact_messages', {
      name: 'Asks Us',
      email: 'asks@taps.example',
      phone: '0735550101',
      message: 'Do you clean boats?',
    }),
    task: async ({ page, tap }) => {
      await tap(tab(page, 'Inbox'))
      await tap(row(page, 'Asks Us'))
      const chat = page.waitForEvent('popup')
      await tap(page.locator('.panel').getByRole('link', { name: 'WhatsApp' }))
      await (await chat).close()
      await tap(button(page.locator('.panel'), 'Done'))
      await expect(row(page, 'Asks Us')).toHaveCount(0)
    },
  },
}

for (const [name, walk] of Object.entries(tasks))
  test(`to ${name} takes four taps at most`, async ({ page, server }, { annotations }) => {
    const taps = await tapsOf(walk, { page, server })
    annotations.push({ type: 'taps', description: String(taps) })
    expect(taps).toBeLessThanOrEqual(4)
  })
