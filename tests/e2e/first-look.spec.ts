// What a stranger sees of a page before doing anything: that it answers soon, and that it stands still.
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'
import { allPaths } from './site-paths.ts'

const phone = { width: 390, height: 844 }

test('price, area, next free day, payment and who comes stand in the first two screens of a phone', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const answers = page.getByRole('region', { name: 'At a glance' }).locator('dl > div')
  await expect(answers).toHaveCount(4)
  for (const answer of await answers.all()) expect(await endOf(answer)).toBeLessThan(phone.height)
  expect(await endOf(page.locator('.keys'))).toBeLessThan(2 * phone.height)
  expect(await endOf(page.getByText(/^Who comes to you: /))).toBeLessThan(2 * phone.height)
})

test('the first question of the booking form stands in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/booking')
  await expect(page.getByRole('radio', { name: 'Deep clean' })).toBeVisible()
  expect(await endOf(page.getByText('Deep clean', { exact: true }).first())).toBeLessThan(phone.height)
})

for (const path of allPaths)
  test(`nothing moves on ${path} while it loads and is read`, async ({ page }) => {
    await page.addInitScript(noteShifts)
    await page.goto(path)
    await readToTheEnd(page)
    expect(await page.evaluate(() => (window as ShiftingWindow).shifts)).toEqual([])
  })

async function endOf(part: ReturnType<Page['locator']>) {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
type ShiftingWindow = Window & { shifts?: string[] }

/** Runs in the page: what moved without being asked to. */
function noteShifts() {
  const shifts: string[] = []
  ;(window as ShiftingWindow).shifts = shifts
  const watch = new PerformanceObserver(list => {
    for (const shift of list.getEntries() as Shift[]) {
      const moved = shift.sources.map(({ node }) => (node as Element | undefined)?.className ?? '?')
      if (!shift.hadRecentInput && shift.value > 0.01) shifts.push(`${shift.value} ${moved.join(', ')}`)
    }
  })
  watch.observe({ type: 'layout-shift', buffered: true })
}

/** Screen by screen, so that what loads late is asked for. */
async function readToTheEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += phone.height) {
    await page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), y)
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}
