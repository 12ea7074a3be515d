import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

for (const path of allPaths) {
  test(`${path} keeps to the content security policy`, async ({ page }) => {
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
    const answer = await openAwake(page, path)
    expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(answer?.headers()['content-security-policy']).not.toContain('unsafe')
    expect(faults).toEqual([])
  })
}
