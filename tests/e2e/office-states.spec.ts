// What a list of the office shows while it is slow, when nothing fits, and when it does not come.
import { expect, test } from './house.ts'
import { newStaff, openCrm } from './office-steps.ts'

const lists = [
  { path: '/crm/customers', call: 'search_customers', empty: 'No customers found' },
  { path: '/crm/services', call: 'search_services', empty: 'No services found' },
  { path: '/crm/inbox', call: 'search_inbox', empty: 'Nothing found' },
  { path: '/crm/bookings', call: 'search_bookings', empty: 'No bookings found' },
]

for (const { path, call, empty } of lists)
  test(`${path} is patient, says when nothing fits, and can be asked again`, async ({ page, server }) => {
    await openCrm(page, (await newStaff(server)).email)
    let answer = () => {}
    const held = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(`**/rpc/${call}*`, async route => {
      await held
      await route.fulfill({ status: 500, json: {} })
    })
    await page.goto(`${path}?view=list&q=qqqxxqqq`)
    await expect(page.getByRole('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible()
    answer()
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
    await page.unroute(`**/rpc/${call}*`)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  })
