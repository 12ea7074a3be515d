import { defineConfig, devices } from '@playwright/test'
import { limit } from './tests/limits.ts'

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
    // Letters at their exact positions, on the page as in a saved picture.
    '--font-render-hinting=none',
  ],
}

// Tests that do not depend on the width run once, on the phone, where most people are. On a laptop: what is made for one,
// and what carries the mark @wide because it looks or works otherwise there. `npm run test:long` tries everything of these
// files at both widths, and what carries the mark @long: its rules are held by cheaper tests (docs/decisions/0107-walks-of-the-long-run.md).
const laptopOnly =
  /\/(admin-clients|admin-money|customers-care|links|office-week|office-week-meanwhile|services-care)\.spec\.ts/
const bothWidths =
  /\/(booking|customers|every-page|office|office-bookings|quotes-office|regular-visits|services|shell|waiting-list)\.spec\.ts/
const laptop = {
  testMatch: [laptopOnly, bothWidths],
  // They are few: one worker walks them while the others begin with the phone.
  ...(!process.env.EVERYTHING && { workers: 1 }),
  grep: process.env.EVERYTHING ? /./ : new RegExp(`@wide|${laptopOnly.source.replace('\\/', '')}`),
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // A browser test waits for half of its time.
  workers: 3,
  // On a new server of its own; `npm test` names each that needed it, since it hides a fault in the test or in the code.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  ...(!process.env.EVERYTHING && { grepInvert: /@long/ }),
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  use: {
    launchOptions: chromium,
    // A recording costs a sixth of the time: TRACE=1 makes one of each test that fails.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // Nothing moves, but where a test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  },
  projects: [
    { name: 'laptop', ...laptop, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: laptopOnly,
      // Drawn at one dot a pixel: nothing here looks at the dots, and seven times as many cost their time.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
})
