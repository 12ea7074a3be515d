// Loaded before everything else where tests open the embedded engine: it stays as it was first compiled. Compiling its
// busiest parts once more pays after minutes of work, and costs a test more than all of its queries.
import { setFlagsFromString } from 'node:v8'

for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering', '--wasm-lazy-validation'])
  setFlagsFromString(flag)
