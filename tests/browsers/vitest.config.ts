// Tests for browsers of other makers, part of npm run test:long. By themselves:
// npx vitest run --config tests/browsers/vitest.config.ts
import { defineConfig } from 'vitest/config'
import { limit } from '#tests/limits.ts'

export default defineConfig({
  test: {
    include: ['tests/browsers/*.browser.ts'],
    fileParallelism: false,
    testTimeout: limit(60_000),
    hookTimeout: limit(120_000),
  },
})
