// What a stranger presses on a page is kept on the way into a form. Which answers stand there: tests/pages.
import { expect, type Page } from '@playwright/test'
import { addDays, formatDayOfYear, isSaturday, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import { longStep, test } from './server.ts'

/** A weekday within the fourteen that no other test uses. */
function ownDay() {
  let day = addDays(todayAt(new Date()), 4)
  while (closedReason(day, new Date()) || isSaturday(day)) day = addDays(day, 1)
  return day
}
const keyOf = (page: Page, day: string) => page.getByRole('link', { name: `${formatDayOfYear(day)}, ` })

const ownOtherDay = (day: string) => {
  let other = addDays(day, 1)
  while (closedReason(other, new Date())) other = addDays(other, 1)
  return formatDayOfYear(other)
}

type CarryingWindow = Window & { carried?: string[] }

/** Runs in the page: which parts move from the last page into this one. */
function noteCarried() {
  addEventListener('pagereveal', async event => {
    const kept = window as CarryingWindow
    const { viewTransition } = event as PageRevealEvent
    await viewTransition?.ready.catch(() => {})
    const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
    kept.carried = viewTransition ? moving.filter(name => name !== null) : []
  })
}

test('a day that is pressed is carried into the form and stays changeable; without motion nothing moves', async ({
  page,
}) => {
  const day = ownDay()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(noteCarried)
  await page.goto('/')
  await keyOf(page, day).click()
  const step = page.getByRole('group', { name: 'Which day?' })
  await test.step('a day that is pressed is the day in the form, and the calendar stays folded', async () => {
    await expect(page).toHaveURL(/\/booking$/)
    await expect(step).toContainText(formatDayOfYear(day))
    await expect(page.getByRole('grid')).toHaveCount(0)
  })
  // It is carried with this page or never.
  const carried = () => page.evaluate(() => (window as CarryingWindow).carried)
  await expect.poll(carried).toBeDefined()
  expect(await carried()).toContain('::view-transition-group(chosen-day)')
  const key = page.locator('.asked-day.is-shown')
  await expect(key).toContainText(formatDayOfYear(day))
  await expect(key).toBeInViewport({ ratio: 1 })
  await test.step('the calendar opens for another day', async () => {
    await step.getByRole('button', { name: 'Change' }).press('Enter')
    await expect(step).toBeFocused()
    const chosen = page.getByRole('button', { name: `${formatDayOfYear(day)}`, pressed: true })
    await expect(chosen).toBeVisible()
    await page.getByRole('button', { name: ownOtherDay(day), pressed: false }).click()
  })
  await expect(key).toContainText(ownOtherDay(day))
  await longStep('without motion nothing is carried, and who comes by no day sees none', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await keyOf(page, ownDay()).click()
    await expect(page.locator('.asked-day.is-shown')).toBeVisible()
    expect(await page.evaluate(() => (window as CarryingWindow).carried)).toEqual([])
    await page.goto('/booking')
    await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
    await expect(page.locator('.asked-day:visible')).toHaveCount(0)
  })
})

/** How long a list takes to unfold. */
const secondsToOpen = (page: Page) =>
  page
    .locator('.fold')
    .first()
    .evaluate(list => getComputedStyle(list, '::details-content').transitionDuration.split(',')[0])

test('a service that is pressed comes along; lists open by a tap; the dirty room waits for the tide', async ({
  page,
}) => {
  await test.step('the dirty room is fetched only where the tide can wash it', async () => {
    const dirty: string[] = []
    page.on('request', request => {
      if (request.url().includes('hero-dirty')) dirty.push(request.url())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(dirty).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const arrival = Promise.withResolvers<void>()
    await page.route(/hero-dirty/, route => arrival.promise.then(() => route.continue()))
    await page.goto('/')
    // After the first paint, when there is time.
    await expect.poll(() => dirty).toHaveLength(1)
    expect(dirty[0]).not.toContain('night')
    // No foam without dirt: both come with the picture.
    await expect(page.locator('.foam')).toHaveCSS('opacity', '0')
    arrival.resolve()
    for (const part of ['.dirt', '.foam']) await expect(page.locator(part)).toHaveCSS('opacity', '1')
  })
  await test.step('lists open by a tap; on a laptop that of the first service stands open', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/services')
    // All of it is laid out, though nobody has scrolled.
    await expect(page.locator('.site-footer')).toHaveCSS('content-visibility', 'visible')
    const residential = page.locator('#residential')
    const list = residential.getByText('Bathrooms cleaned and sanitised')
    await expect(list).toBeHidden()
    expect(await secondsToOpen(page)).toBe('0.26s')
    await residential.getByText('What’s included').locator('visible=true').click()
    await expect(list).toBeVisible()
    await page.reload()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(list).toBeVisible()
    await expect(residential.locator('summary')).toBeHidden()
    const lists = {
      'A checklist signed at the end of every visit': '#commercial',
      'Engine parts': '#product',
    }
    for (const [words, place] of Object.entries(lists)) {
      await expect(page.getByText(words)).toBeHidden()
      await page.locator(`${place} summary`).last().click()
      await expect(page.getByText(words)).toBeVisible()
    }
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await test.step('Book Now brings its service, Request a Quote names it with the form in view', async () => {
    const solar = page.locator('#solar-panel')
    await longStep('Book Now, which booking-arrival.spec.ts presses too', async () => {
      await solar.getByRole('link', { name: 'Book Now' }).click()
      await expect(page.getByRole('radio', { name: 'Solar panel' })).toBeChecked()
      await page.goto('/services')
    })
    await solar.getByRole('link', { name: 'Request a Quote' }).click()
    await expect(page.getByLabel('Message')).toHaveValue(/^A quote, please, for: Solar Panel Cleaning/)
    await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  })
})
