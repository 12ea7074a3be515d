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
  ],
}

// What does not depend on the width is tried once: doors and accounts where most people use them, on the phone.
const phoneOnly =
  /(account|admin-house|adverts|analytics|auth|auth-booking|booking-limit|booking-offline|contact|dashboard|first-admin|form-limits|form-traps|inbox|manage|reviews|rewards|session|today)\.spec\.ts/
const laptopOnly =
  /(admin-clients|admin-money|catalogue|csp|customers-care|links|office-week|services-care)\.spec\.ts/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  use: {
    launchOptions: chromium,
    trace: 'retain-on-failure',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
  },
  projects: [
    { name: 'laptop', testIgnore: phoneOnly, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: laptopOnly,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
})
