// How a visitor arrives at the form: from a service, from a day, on a phone, and before the script is there.
import { todayAt } from '#domain/calendar.ts'
import { freshDay, openForm, send } from './booking-steps.ts'
import { expect, test } from './server.ts'

// Other tests share the server, and their pages show no price.
test.afterEach(async ({ server }) => {
  await server.tables.from('business_settings').update({ prices_published: false }).eq('id', 1)
})

test('a service that was pressed answers the first question with its price, once, and can be changed among others with theirs', async ({
  page,
  server,
}) => {
  const price = {
    kind: 'residential-deep',
    price_from_cents: 890_00,
    included_size: 2,
    per_unit_cents: 160_00,
  }
  await server.tables.from('price_list').upsert(price).throwOnError()
  await server.tables.from('business_settings').update({ prices_published: true }).eq('id', 1).throwOnError()
  await expect.poll(async () => (await page.request.get('/booking')).text()).toMatch(/clean, from\sR\s890/)
  await page.goto('/services')
  await page.locator('#deep-cleaning').getByRole('link', { name: 'Book Now' }).click()
  const chosen = page.locator('.asked:visible')
  await expect(chosen).toContainText(/Deep clean, from\sR\s890\./)
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio', { name: 'Deep clean' })).toBeChecked()
  const others = page.getByRole('radio', { name: 'Windows' })
  await expect(others).toBeHidden()
  expect((await page.getByLabel('How many bedrooms?').boundingBox())?.y).toBeLessThan(1_000)
  await chosen.getByRole('link', { name: 'Change' }).click()
  await expect(page.getByRole('group', { name: 'What needs cleaning?' })).toBeFocused()
  await expect(page.getByRole('radio', { name: /^Deep clean from\sR\s890$/ })).toBeVisible()
  await others.check()
  await expect(chosen).toContainText('Windows, by quote.')
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('radio', { name: 'Deep clean' })).toBeHidden()
})

test('the other kinds fold away only once the question of size takes their place', async ({ page }) => {
  const read = Promise.withResolvers<void>()
  await page.route('**/rpc/clean_choices', async route => {
    await read.promise
    await route.fallback()
  })
  await openForm(page)
  await page.getByRole('radio', { name: 'Deep clean' }).check()
  await expect(page.getByRole('radio', { name: 'Windows' })).toBeVisible()
  read.resolve()
  await expect(page.getByLabel('How many bedrooms?')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Windows' })).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the day that was pressed stays, and the form makes way for the ways that work', async ({ page }) => {
    await page.goto('/')
    await page.locator('main a[href^="/booking#day-"]').last().click()
    await expect(page.locator('.asked-day:visible')).toContainText('Your day is')
    await expect(page.locator('#request').getByRole('link', { name: /^0\d\d / })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Carpet' })).toBeHidden()
    await expect(page.getByRole('tab', { name: 'Guest' })).toBeHidden()
    await page.goto('/booking')
    await expect(page.locator('.desk [data-island]')).toBeHidden()
  })
})

test('with a day as well, both are shown high up and only the time is asked for', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/booking?service=window#day-${freshDay()}`)
  await expect(page.locator('.asked:visible')).toHaveCount(2)
  await expect(page.getByText('Choose a day that suits you.')).toBeHidden()
  const question = page.getByText('What needs cleaning?').first()
  expect((await question.boundingBox())?.y).toBeLessThan(450)
  const toTime = page.getByRole('link', { name: 'Now pick a time.' })
  await expect(toTime, 'above the choice, and under its price').toHaveCount(2)
  await toTime.last().click()
  const times = page.getByRole('group', { name: /What time on / })
  await expect(times).toBeFocused()
  await expect(times.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
  await page.getByRole('link', { name: 'None suits? Choose another day.' }).click()
  await expect(page.getByRole('group', { name: 'Which day?' })).toBeFocused()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('what is chosen and typed before the script wakes is kept', async ({ page }) => {
  const { promise: isTapped, resolve: letScriptsIn } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js/, async route => {
    await isTapped
    await route.continue()
  })
  await page.goto('/booking?service=window', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Carpet' }).check()
  await page.getByLabel('Full name').fill('Nomsa Dlamini')
  await page.getByLabel(/How shall we reach you/).selectOption({ index: 1 })
  letScriptsIn()
  await expect(page.getByText('How often?')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Carpet' })).toBeChecked()
  await expect(page.getByLabel('Full name')).toHaveValue('Nomsa Dlamini')
  await expect(page.getByLabel(/How shall we reach you/)).not.toHaveValue('')
})

test('on a phone the first question stands in the first screen, the calendar begins with this week, and an error is told in its step, which no message covers', async ({
  page,
}) => {
  await openForm(page)
  await expect(page.getByRole('radio', { name: 'Deep clean' })).toBeInViewport({ ratio: 1 })
  await test.step('the calendar begins with this week, and its marks differ', async () => {
    const [first] = await page.getByRole('grid').getByRole('row').nth(1).getByRole('button').allTextContents()
    const today = Number(todayAt(new Date()).slice(8))
    const month = await page.getByRole('grid').getAttribute('aria-label')
    const isThisMonth = month === new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })
    expect(Number(first) > today - 7 || !isThisMonth).toBe(true)
    const marks = page.getByRole('listitem')
    for (const mark of ['Free', 'Full', 'Today', 'Your day', 'Closed'])
      await expect(marks.filter({ hasText: new RegExp(`${mark}$`) }).last()).toBeVisible()
  })
  await test.step('an error is told in the step that it is about, and the message of it lies below', async () => {
    await page.getByRole('radio', { name: 'Windows' }).check()
    await expect(page.getByText('Takes about 2 hours.')).toBeVisible()
    await send(page)
    const step = page.getByRole('group', { name: 'Which day?' })
    await expect(step).toContainText('Date is required. Tap a free day.')
    const toast = page.getByRole('alert').filter({ hasText: 'Validation Error' })
    const error = step.getByText('Date is required')
    const below = async () => ((await toast.boundingBox())?.y ?? 0) - ((await error.boundingBox())?.y ?? 0)
    await expect(toast).toBeVisible()
    await expect.poll(below).toBeGreaterThan(80)
    await expect(step.getByText('Which day?')).toBeInViewport({ ratio: 1 })
    await page.getByLabel('Full name').fill('L')
    await expect(toast).toBeHidden()
  })
})
