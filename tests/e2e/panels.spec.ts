// Nothing typed into a panel is lost by any of its buttons: it is saved, or there again when the panel is.

import { randomUUID } from 'node:crypto'
import type { ServerProcess } from '#tests/server-process.ts'
import { freshDay } from './booking-steps.ts'
import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect, longStep, toast } from './house.ts'
import { inPanel, panel } from './inbox-steps.ts'
import { askedFor, openOfficeAt } from './office-booking-steps.ts'
import { liveOn } from './office-steps.ts'

const test = atTheDesk(alone)

async function writtenReview({ tables }: ServerProcess) {
  const review = { id: randomUUID(), name: 'Andile Nkosi', email: 'a@home.example', rating: 5 }
  expect((await tables.from('reviews').insert({ ...review, review_text: 'It shines.' })).error).toBeNull()
  return `/crm/inbox/review/${review.id}`
}

async function recordedService(server: ServerProcess) {
  const { id: customer_id } = await knowCustomer(server)
  const service = { id: randomUUID(), customer_id, service_type: 'deep-cleaning', service_date: '2027-03-02' }
  expect((await server.tables.from('services').insert(service)).error).toBeNull()
  return `/crm/services/${service.id}`
}

async function shownPicture({ tables }: ServerProcess) {
  const { data } = await tables.from('gallery_pictures').select('id').limit(1).single()
  return `/admin/gallery/${data?.id}`
}

type Case = {
  at: (server: ServerProcess) => Promise<string>
  label: string
  typed: string
  open?: string
}

const panels: Record<string, Case> = {
  'a reply to a review': { at: writtenReview, label: 'Your reply', typed: 'Thank you, Andile.' },
  'why a review is rejected': { at: writtenReview, label: 'Reason', typed: 'An advert', open: 'Reject' },
  'a price': {
    at: async server => `/crm/bookings/${await askedFor(server, freshDay())}`,
    label: 'Set price',
    typed: '812.50',
  },
  'a new booking': { at: async () => '/crm/bookings/new', label: 'Address', typed: '4 Church Street' },
  'a customer': {
    at: async server => `/crm/customers/${(await knowCustomer(server)).id}`,
    label: 'City',
    typed: 'Wilderness',
    open: 'Edit',
  },
  'a service record': { at: recordedService, label: 'Notes', typed: 'The key is with the neighbour.' },
  'a picture’s caption': { at: shownPicture, label: 'Caption', typed: 'A kitchen by the sea' },
}

// Of each way to keep what is typed one; the others are kept by the engine of the customer's form (forms.test.ts).
const walked = ['a reply to a review', 'a price', 'a customer']

for (const [what, { at, label, typed, open }] of Object.entries(panels))
  test(`${what} is there again after the panel was closed over it`, {
    tag: walked.includes(what) ? [] : '@long',
  }, async ({ page, server }) => {
    const path = await at(server)
    const field = panel(page).getByLabel(label)
    const openField = async () => {
      if (open) await inPanel(page, open).last().click()
    }
    await openOfficeAt(page, server, path, 'admin')
    await openField()
    await field.fill(typed)
    await inPanel(page, /^(Close|Back to )/).click()
    await expect(panel(page)).toHaveCount(0)
    await page.goto(path)
    await openField()
    await expect(field).toHaveValue(typed)
  })

test('Approve takes the typed reply along, its button is in reach, and Undo takes back both', async ({
  page,
  server,
}) => {
  const path = await writtenReview(server)
  await openOfficeAt(page, server, path)
  await panel(page).getByLabel('Your reply').fill('Thank you, Andile.')
  for (const name of ['Save reply', 'Approve and reply'])
    await expect(inPanel(page, name)).toBeInViewport({ ratio: 1 })
  await inPanel(page, 'Approve and reply').click()
  await expect(toast(page, 'Andile Nkosi: approved')).toBeVisible()
  const stored = async () =>
    (await server.tables.from('reviews').select('status, reply').eq('id', path.split('/').at(-1)).single())
      .data
  expect(await stored()).toEqual({ status: 'approved', reply: 'Thank you, Andile.' })
  await toast(page, 'Andile Nkosi: approved').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toEqual({ status: 'pending', reply: null })
})

test('where no letter can go the office promises none, and WhatsApp has the words ready', async ({
  page,
  server,
}) => {
  const called = { guest_name: 'Sipho Ndlovu', guest_phone: '+27845550188', ...{ guest_email: null } }
  const id = await askedFor(server, freshDay(), called as object)
  await openOfficeAt(page, server, `/crm/bookings/${id}`, 'admin')
  await panel(page).getByLabel('Set price').fill('640')
  await inPanel(page, 'Confirm').click()
  const said = toast(page, 'Sipho Ndlovu: confirmed')
  await expect(said).toContainText('No email goes out: there is no address. Tell them on WhatsApp or call.')
  await page.evaluate(() => Object.assign(window, { open: (url: string) => (document.title = url) }))
  await said.getByRole('button', { name: 'WhatsApp' }).click()
  await expect(page).toHaveTitle(/wa\.me\/27845550188\?text=Hello%20Sipho.*confirmed.*R%C2%A0640\.00/)
  await longStep('nor where a clean is cancelled, nor where no server can send it', async () => {
    await inPanel(page, 'Cancel').click()
    const dialog = page.getByRole('dialog', { name: /^Cancel Sipho/ })
    await expect(dialog).toContainText('No email goes out: there is no address.')
    await expect(dialog).not.toContainText('gets an email')
    // As the document of a server without SMTP_URL says it.
    await page.route('**/admin/mail', async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        'name="sends-mail" content="yes"',
        'name="sends-mail" content="no"',
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/admin/mail')
    await expect(page.getByRole('status').filter({ hasText: 'No mail server is set up' })).toBeVisible()
  })
})

test('Complete sets the price that was typed', { tag: '@long' }, async ({ page, server }) => {
  const day = freshDay()
  await liveOn(page, day)
  const id = await askedFor(server, day, { status: 'confirmed', price: 900 })
  await openOfficeAt(page, server, `/crm/bookings/${id}`)
  await panel(page).getByLabel('Set price').fill('700')
  await inPanel(page, 'Complete').click()
  const sheet = page.getByRole('dialog', { name: /^Complete/ })
  await expect(sheet).toContainText('700.00')
  await sheet.getByRole('button', { name: 'Complete' }).click()
  await expect(toast(page, 'Thabo Mokoena: completed')).toBeVisible()
  const { data } = await server.tables.from('bookings').select('status, price').eq('id', id).single()
  expect(data).toEqual({ status: 'completed', price: 700 })
})
