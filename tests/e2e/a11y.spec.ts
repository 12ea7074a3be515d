// Axe. Checking colours takes it longest, and the dark theme differs in nothing else.
import type { Page } from '@playwright/test'
import { axeByDay, axeInTheEvening } from './axe.ts'
import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

const isLong = Boolean(process.env.EVERYTHING)
// Axe takes longer than all else: in npm test on one page for each kind of form, list, picture and letter page; in
// npm run test:long on all of them, at both widths.
const ofEachKind = [
  '/',
  '/services',
  '/booking',
  '/gallery',
  '/reviews',
  '/contact',
  '/loyalty',
  '/referral',
  '/nowhere',
]
// The colours are held apart by tests/contrast.test.ts; here they are seen on pictures and on every ground.
const alsoInTheEvening = isLong ? allPaths : ['/', '/booking']

for (const path of isLong ? allPaths : ofEachKind)
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await openAwake(page, path)
    expect(await axeByDay(page)).toEqual([])
    if (alsoInTheEvening.includes(path)) expect(await axeInTheEvening(page)).toEqual([])
  })

test('no page offends the content security policy that it is sent with', async ({ page }) => {
  test.slow()
  const faults = await watchPolicy(page)
  for (const path of allPaths) {
    const answer = await openAwake(page, path)
    const policy = answer?.headers()['content-security-policy']
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain('unsafe')
    expect(faults, path).toEqual([])
  }
})

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
