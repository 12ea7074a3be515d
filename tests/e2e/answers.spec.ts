// What a stranger finds on the home page before asking, and that what they press is kept on the way into a form.
import { expect, type Page } from '@playwright/test'
import { addDays, formatDayOfYear, isSaturday, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import { limit } from '#tests/limits.ts'
import { test } from './server.ts'

const soon = { timeout: limit(10_000) }

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

test('when, where, how to pay and from how much, each a link', async ({ page }) => {
  await page.goto('/')
  const answers = page.getByRole('region', { name: 'At a glance' })
  const links = answers.locator('dl').getByRole('link')
  await expect(links).toHaveCount(4)
  await expect(links.nth(0)).toHaveText(/^\w{3} \d+ \w{3}, \d\d:00$/)
  await expect(links.nth(3)).toHaveText(/^From R/)
  await expect(answers.locator('ol > li')).toHaveCount(14)
  await expect(answers.locator('.is-next')).toHaveCount(1)
  await expect(answers.locator('.is-next')).toHaveAttribute(
    'href',
    (await links.nth(0).getAttribute('href')) ?? '',
  )
})

test('a day that is pressed is the day in the form, and stays changeable', async ({ page }) => {
  const day = ownDay()
  await page.goto('/')
  await keyOf(page, day).click()
  await expect(page).toHaveURL(/\/booking/)
  const chosen = page.getByRole('button', { name: `${formatDayOfYear(day)}`, pressed: true })
  await expect(chosen).toBeVisible()
  await expect(page).toHaveURL(/\/booking$/)
})

test('the key that is pressed is carried into the form, and stays with the day that is chosen @wide', async ({
  page,
}) => {
  const day = ownDay()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(noteCarried)
  await page.goto('/')
  await keyOf(page, day).click()
  const carried = () => page.evaluate(() => (window as CarryingWindow).carried)
  await expect.poll(carried).toContain('::view-transition-group(chosen-day)')
  const key = page.locator('.asked-day.is-shown')
  await expect(key).toContainText(formatDayOfYear(day))
  await expect(key).toBeInViewport({ ratio: 1 })
  const other = page.getByRole('button', { name: ownOtherDay(day), pressed: false })
  await other.click()
  await expect(key).toContainText(ownOtherDay(day))
})

test('without motion nothing is carried, and who comes by no day sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(noteCarried)
  await page.goto('/')
  await keyOf(page, ownDay()).click()
  await expect(page.locator('.asked-day.is-shown')).toBeVisible()
  expect(await page.evaluate(() => (window as CarryingWindow).carried)).toEqual([])
  await page.goto('/booking')
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible()
  await expect(page.locator('.asked-day:visible')).toHaveCount(0)
})

test('a day that is closed meanwhile is closed on the page', async ({ page, server }) => {
  const day = ownDay()
  await page.goto('/')
  await expect(keyOf(page, day)).toHaveCount(1)
  await server.tables.from('day_overrides').upsert({ day, is_open: false, reason: 'At the beach' })
  const free = async () => {
    await page.reload()
    return keyOf(page, day).count()
  }
  await expect.poll(free, soon).toBe(0)
  await server.tables.from('day_overrides').delete().eq('day', day)
  await expect.poll(free, soon).toBe(1)
})

test('Book Now brings its service, Request a Quote names it with the form in view', async ({ page }) => {
  await page.goto('/services')
  const solar = page.locator('#solar-panel')
  await solar.getByRole('link', { name: 'Book Now' }).click()
  await expect(page.getByRole('radio', { name: 'Solar panel' })).toBeChecked()
  await page.goto('/services')
  await solar.getByRole('link', { name: 'Request a Quote' }).click()
  await expect(page.getByLabel('Message')).toHaveValue(/^A quote, please, for: Solar panel/)
  await expect(page.getByRole('heading', { name: 'Write to us' })).toBeInViewport()
})

test('lists close on a phone, open by a tap, and stand open on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/services')
  const residential = page.locator('#residential')
  const list = residential.getByText('Bathrooms cleaned and sanitised')
  await expect(list).toBeHidden()
  await residential.getByRole('heading', { name: 'Included' }).click({ force: true })
  await expect(list).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(residential.locator('summary')).toBeHidden()
  for (const words of [
    'A checklist signed at the end of every visit',
    'Frames, tracks and sills',
    'Engine parts',
  ])
    expect(await page.getByText(words).evaluate(part => part.checkVisibility())).toBe(true)
})

test('the dirty room is fetched only where the tide can wash it', async ({ page }) => {
  const dirty: string[] = []
  page.on('request', request => {
    if (request.url().includes('hero-dirty')) dirty.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(dirty).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(dirty).toHaveLength(1)
  expect(dirty[0]).not.toContain('night')
})
