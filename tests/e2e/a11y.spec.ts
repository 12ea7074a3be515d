// Every page as it is first seen: axe finds nothing, and nothing on it offends the policy that it is sent with.
import type { Page } from '@playwright/test'
import { axeByDay, axeInTheEvening } from './axe.ts'
import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

// A laptop lays the same parts out side by side: a page of each kind is enough, but for `npm run test:long`.
const alsoWide = ['/', '/services', '/booking', '/contact', '/loyalty', '/auth']
// The colours are held apart by tests/contrast.test.ts; here they are seen on pictures and on every ground.
const alsoInTheEvening = ['/', '/services', '/booking', '/reviews', '/referral', '/auth']
const isLong = Boolean(process.env.EVERYTHING)
const tagOf = (path: string) => ({ tag: alsoWide.includes(path) ? ['@wide'] : [] })

for (const path of allPaths)
  test(`axe and the content security policy find nothing on ${path}`, tagOf(path), async ({ page }) => {
    const isWide = (page.viewportSize()?.width ?? 0) > 1000
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const faults = await watchPolicy(page)
    const answer = await openAwake(page, path)
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    // Axe writes styles of its own, so the policy is asked first.
    expect(faults).toEqual([])
    expect(await axeByDay(page)).toEqual([])
    if (isLong || (!isWide && alsoInTheEvening.includes(path)))
      expect(await axeInTheEvening(page)).toEqual([])
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
