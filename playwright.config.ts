import { defineConfig, devices } from '@playwright/test'

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Letters stand where they are laid out, on the page as in a saved picture.
    '--font-render-hinting=none',
  ],
}

// What does not depend on the width is tried once, on the phone, where most people are.
const laptopOnly =
  /\/(admin-clients|admin-money|catalogue|csp|customers-care|links|office-week|services-care)\.spec\.ts/
const bothWidths = /\/(a11y|booking|customers|office|office-bookings|services|shell)\.spec\.ts/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine is no reason to fail.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions: chromium,
    // A recording costs a sixth of the time: TRACE=1 makes one of each test that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  },
  projects: [
    { name: 'laptop', testMatch: [laptopOnly, bothWidths], use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: laptopOnly,
      // Drawn at one dot a pixel: nothing here looks at the dots, and seven times as many cost their time.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
})
