// Tests for other browsers. They are not on every machine, so these are run by hand:
// npx vitest run --config tests/browsers/vitest.config.ts
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['tests/browsers/*.browser.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
})
