// A list of the office while it loads, when it is empty, and when loading fails.
import { freshDay } from './booking-steps.ts'
import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect } from './house.ts'
import { askedFor, openOfficeAt } from './office-booking-steps.ts'

const test = atTheDesk(alone)

const lists = [
  { path: '/crm/customers', call: 'search_customers', empty: 'No customers found' },
  { path: '/crm/services', call: 'search_services', empty: 'No services found' },
  { path: '/crm/inbox', call: 'search_inbox', empty: 'Nothing found' },
  { path: '/crm/bookings', call: 'search_bookings', empty: 'No bookings found' },
]

// Drawn by the same parts: one of them here, each in npm run test:long.
for (const { path, call, empty } of lists)
  test(`${path} is patient, says when nothing fits, and can be asked again`, {
    tag: path === '/crm/customers' ? [] : '@long',
  }, async ({ page, server }) => {
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`**/rpc/${call}*`, async route => {
      await held
      await route.fulfill({ status: 500, json: {} })
    })
    await openOfficeAt(page, server, `${path}?view=list&q=qqqxxqqq`)
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    answer()
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await page.unroute(`**/rpc/${call}*`)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  })

test('nothing below the title moves when the line under it has been read', async ({ page, server }) => {
  await askedFor(server, freshDay())
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/rpc/office_pulse*', async route => {
    await answered
    await route.continue()
  })
  await openOfficeAt(page, server, '/crm/bookings')
  const lead = page.locator('.office-lead')
  const top = async () => (await page.locator('.office-body').boundingBox())?.y
  await expect(page.getByRole('heading', { name: 'Bookings', level: 2 })).toBeVisible()
  await expect(lead).toHaveText('')
  const before = await top()
  answer()
  await expect(lead).not.toHaveText('')
  expect(await top()).toBe(before)
})

alone(
  'who opens a record while the search still waits for more letters gets there',
  async ({ page, server }) => {
    const { last_name: surname } = await knowCustomer(server)
    await page.clock.install()
    await openOfficeAt(page, server, `/crm/customers?q=${surname}`)
    const row = page.locator('[data-row]').filter({ hasText: `Bronwyn ${surname}` })
    await expect(row).toHaveCount(1)
    await page.clock.pauseAt(Date.now() + 60_000)
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async route => {
      await arrival
      await route.continue()
    })
    await page.getByRole('searchbox').locator('visible=true').fill(`Bronwyn ${surname}`)
    await row.click()
    await page.clock.runFor(1000)
    arrive()
    await page.clock.resume()
    await expect(page.locator('.panel')).toContainText(surname)
    await expect(page).toHaveURL(/\/crm\/customers\/[\w-]+\?q=Bronwyn/)
  },
)
