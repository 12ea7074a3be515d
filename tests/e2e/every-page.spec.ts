// Every kind of public page in a browser: nothing moves while it loads, nothing offends its policy, axe finds nothing.
import type { Page } from '@playwright/test'
import { allPaths } from '#tests/site-paths.ts'
import { axeButColours, axeByDay, axeInTheEvening } from './axe.ts'
import { textsBeyondTheEdge } from './edges.ts'
import { openAwake } from './open-awake.ts'
import { expect, test } from './server.ts'

const isLong = Boolean(process.env.EVERYTHING)
// Axe takes longer than all else: in npm test on one page for each kind of form, list, picture and letter page; in
// npm run test:long on all of them, at both widths.
const ofEachKind = ['/', '/services', '/booking', '/gallery', '/reviews', '/contact']
const withAxe = isLong ? allPaths : ofEachKind
// The colours are held apart by tests/contrast.test.ts; here they are seen on pictures and on every ground.
const withColours = isLong ? allPaths : ['/', '/booking', '/gallery', '/reviews']
const alsoInTheEvening = isLong ? allPaths : ['/']
// Drawn by the same parts as one that stays: another town, terms, the other adverts, forms and letters.
const likeAnother = [
  '/george',
  '/privacy-policy',
  '/marketing',
  '/facebook-ad',
  '/client-review',
  '/booking/confirm',
]
const looked = isLong ? allPaths : allPaths.filter(path => !likeAnother.includes(path))

// A browser for each third of them, so that three go on at once.
const thirds = [0, 1, 2].map(third => looked.filter((_, at) => at % 3 === third))

for (const paths of thirds)
  test(`${paths.length} pages from ${paths[0]} on stand still, keep to their policy and are open to everyone`, async ({
    page,
  }) => {
    test.slow()
    await withoutCache(page)
    const faults = await watchPolicy(page)
    await page.addInitScript(noteShifts)
    for (const path of paths) await test.step(path, () => look(page, path, faults))
  })

async function look(page: Page, path: string, faults: string[]) {
  const answer = await openAwake(page, path)
  const policy = answer?.headers()['content-security-policy']
  expect.soft(policy, path).toContain("require-trusted-types-for 'script'")
  expect.soft(policy, path).not.toContain('unsafe')
  await readToTheEnd(page)
  const shifts = await page.evaluate(() => (window as ShiftingWindow).shifts)
  expect.soft(shifts, `what moved on ${path}`).toEqual([])
  expect.soft(await textsBeyondTheEdge(page.getByRole('main')), `what sticks out on ${path}`).toEqual([])
  expect.soft(faults.splice(0), `against the policy of ${path}`).toEqual([])
  const axe = withColours.includes(path) ? axeByDay : axeButColours
  if (withAxe.includes(path)) expect.soft(await axe(page), path).toEqual([])
  if (alsoInTheEvening.includes(path)) expect.soft(await axeInTheEvening(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

// Each page is loaded as by somebody who comes for the first time: letters and pictures that arrive late move it most.
async function withoutCache(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

async function watchPolicy(page: Page) {
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(violation))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', event =>
      Reflect.get(
        window,
        'reportViolation',
      )(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return faults
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
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    }
  })
}
