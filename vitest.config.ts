import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { limit } from './tests/limits.ts'
import { SlowFirst } from './tests/slow-first.ts'
import { databaseFiles, unitFiles } from './tests/test-files.ts'

const unit = {
  // Random tries take their time while the other cores are busy.
  testTimeout: limit(30_000),
  hookTimeout: limit(30_000),
  setupFiles: 'tests/one-seed.ts',
}
const database = {
  // Processes that a test starts find their files compiled.
  env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
  globalSetup: 'tests/global-setup.ts',
  setupFiles: ['one-seed', 'quick-engine', 'quick-hash', 'quick-pages'].map(name => `tests/${name}.ts`),
  testTimeout: limit(120_000),
  hookTimeout: limit(120_000),
}

export default defineConfig({
  test: {
    // Left to itself it runs one file at a time on two cores, and most of them wait for a server or a clock.
    maxWorkers: 4,
    sequence: { sequencer: SlowFirst },
    projects: [
      { extends: true, test: { name: 'unit', ...unit, include: unitFiles.together, isolate: false } },
      { extends: true, test: { name: 'unit apart', ...unit, include: unitFiles.apart } },
      {
        extends: true,
        test: { name: 'database', ...database, include: databaseFiles.together, isolate: false },
      },
      { extends: true, test: { name: 'database apart', ...database, include: databaseFiles.apart } },
    ],
  },
})
