// /analytics as a visitor, a client, staff and an admin see it, and what visitors are asked once a property is set.
import type { Page } from '@playwright/test'
import { addDays, todayAt } from '#domain/calendar.ts'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import {
  axeFindings,
  comeBack,
  expect,
  goodPassword,
  longStep,
  newMember,
  otherBrowser,
  ownersHouse,
  toast,
} from './house.ts'
import { openCrm } from './office-steps.ts'

// Visits of other files would be counted too.
const test = ownersHouse
test.describe.configure({ lock: 'owner' })

const main = (page: Page) => page.getByRole('main')

async function newColleague(server: ServerProcess, role?: 'staff' | 'admin') {
  const member = await newMember(server)
  if (role)
    expect((await server.tables.from('user_roles').insert({ user_id: member.id, role })).error).toBeNull()
  return member
}

/** This server's visit counts, as staff read them over the wire. */
async function openFigures(server: ServerProcess) {
  const { email } = await newColleague(server, 'staff')
  const headers = { apikey: server.secretKey, 'content-type': 'application/json' }
  const token = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password: goodPassword }),
  }).then(answer => answer.json())
  const today = todayAt(new Date())
  return async (): Promise<Record<string, number>> => {
    const { pages, events } = await fetch(`${server.url}/rest/v1/rpc/visit_figures`, {
      method: 'POST',
      headers: { ...headers, apikey: token.access_token, authorization: `Bearer ${token.access_token}` },
      body: JSON.stringify({ first_day: addDays(today, -1), last_day: today }),
    }).then(answer => answer.json())
    const views = pages.map(({ path, views }: { path: string; views: number }) => [path, views])
    return { ...events, ...Object.fromEntries(views) }
  }
}

test('a visitor reads what is measured and how to add a property, without figures and without React', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', request => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/analytics', { waitUntil: 'networkidle' })
  await expect(main(page)).toContainText('The figures are for the staff')
  await expect(main(page).getByRole('listitem')).toContainText([
    'Create a property',
    'Copy the measurement ID',
    'Enter it here',
  ])
  await expect(page.getByText('Page Views')).toHaveCount(0)
  expect(scripts.filter(script => script.includes('react'))).toEqual([])
})

test('a client is told that the figures are not theirs', { tag: '@long' }, async ({ page, server }) => {
  const { email } = await newColleague(server)
  await comeBack(page, email)
  await page.goto('/analytics', { waitUntil: 'networkidle' })
  await expect(main(page)).toContainText('The figures are for the staff')
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})

test('what a visitor opens and taps is counted once each', async ({ page, server }) => {
  const figures = await openFigures(server)
  const before = await figures()
  await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/about', { waitUntil: 'networkidle' })
  // Fetched ahead on the way to the click, and counted once all the same.
  await main(page).getByRole('link', { name: 'Book a Clean' }).first().click()
  await expect(page).toHaveURL(/\/booking$/)
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const menu = page.locator('.menu > summary')
  await menu.click()
  await menu.click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Share via WhatsApp' }).click()
  const counts = {
    '/about': 1,
    '/booking': 1,
    '/gallery': 1,
    booking_click: 1,
    menu_toggle: 2,
    whatsapp_share: 1,
  }
  const added = async () => {
    const now = await figures()
    return Object.fromEntries(Object.keys(counts).map(name => [name, (now[name] ?? 0) - (before[name] ?? 0)]))
  }
  await expect.poll(added, { timeout: limit(15_000) }).toEqual(counts)
})

test('staff see the figures, and ask again for what could not be read', async ({ page, server }) => {
  test.slow()
  const figures = await openFigures(server)
  await page.goto('/services', { waitUntil: 'networkidle' })
  await expect.poll(async () => (await figures())['/services'], { timeout: limit(15_000) }).toBeGreaterThan(0)
  const { email } = await newColleague(server, 'staff')
  await openCrm(page, email)
  await longStep('and leave no trace in them', async () => {
    const seen = await figures()
    await page.goto('/george', { waitUntil: 'networkidle' })
    // A visitor with the same browser, to know when all before is written.
    const userAgent = await page.evaluate(() => navigator.userAgent)
    await fetch(`${server.url}/mossel-bay`, { headers: { 'user-agent': userAgent } })
    const visits = async () => ((await figures())['/mossel-bay'] ?? 0) - (seen['/mossel-bay'] ?? 0)
    await expect.poll(visits, { timeout: limit(15_000) }).toBe(1)
    expect((await figures())['/george']).toBe(seen['/george'])
  })
  await test.step('what cannot be read can be asked for again', async () => {
    await page.route('**/rpc/visit_figures', route => route.abort())
    await page.goto('/analytics')
    await expect(page.getByRole('alert').filter({ hasText: 'The figures could not be read' })).toBeVisible()
    await page.unroute('**/rpc/visit_figures')
    await page.getByRole('button', { name: 'Try again' }).click()
  })
  const card = page.locator('.card').filter({ hasText: 'Page Views' })
  await expect(card).toHaveText(/^Page Views\d+Nothing last month/)
  await expect(main(page).getByRole('img', { name: /page views in 30 days/ })).toBeVisible()
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /^Services/ }),
  ).toContainText(/\d%/)
  for (const event of ['Phone Calls', 'Form Submissions', 'Booking Clicks', 'WhatsApp Shares'])
    await expect(main(page).getByText(event, { exact: true })).toBeVisible()
  await expect(main(page).getByLabel('Measurement ID')).toHaveCount(0)
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(31)
  expect(await axeFindings(page)).toEqual([])
})

test('an outside property is loaded after a yes, and only where an admin has set one', async ({
  page,
  server,
  baseURL,
}) => {
  test.slow()
  const { email } = await newColleague(server, 'admin')
  await comeBack(page, email, '/analytics')
  const field = page.getByLabel('Measurement ID')
  await field.fill('UA-12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('A measurement ID looks like G-AB12CD34EF.')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('g-test1234')
  await longStep('somebody else changes it meanwhile: it is told, and what was typed stays', async () => {
    await server.tables.from('business_settings').update({ measurement_id: 'G-OTHER123' }).eq('id', 1)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('it is G-OTHER123 now')).toBeVisible()
    await expect(field).toHaveValue('g-test1234')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved')).toBeVisible()

  const visitor = await (await otherBrowser(page, baseURL)).newPage()
  const asked: string[] = []
  await visitor.context().route('https://www.googletagmanager.com/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'document.body.dataset.counted = "yes"' })
  })
  const isOnHome = () =>
    visitor.request.get('/').then(async answer => (await answer.text()).includes('G-TEST1234'))
  // All pages are rendered again, which takes a busy machine a while.
  await expect.poll(isOnHome, { timeout: limit(30_000) }).toBe(true)
  const answer = await visitor.goto('/')
  expect(answer?.headers()['content-security-policy']).toContain('https://www.googletagmanager.com/gtag/js')
  const bar = visitor.getByRole('region', { name: 'Your choice' })
  await bar.getByRole('button', { name: 'No, thanks' }).click()
  await visitor.goto('/about', { waitUntil: 'networkidle' })
  await expect(bar).toBeHidden()
  expect(asked).toEqual([])
  await visitor.getByRole('link', { name: 'Analytics choice' }).click()
  await bar.getByRole('button', { name: 'Yes, it may' }).click()
  await expect(visitor.locator('body')).toHaveAttribute('data-counted', 'yes')
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])

  await server.tables.from('business_settings').update({ measurement_id: null }).eq('id', 1)
  await expect.poll(isOnHome, { timeout: limit(30_000) }).toBe(false)
  const { headers } = await fetch(server.url)
  expect(headers.get('content-security-policy')).not.toContain('google')
})
