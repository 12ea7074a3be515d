// The tests of src/ and tests/ in two groups. What replaces a module, the clock or something global needs a process of
// its own; all others share one, since a process costs more than most of these tests.
import { globSync, readFileSync } from 'node:fs'

const files = ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'].flatMap(pattern => globSync(pattern))
const standsIn = (file: string) => /\bvi\.|globalThis\./.test(readFileSync(file, 'utf8'))

export const unitFiles = { apart: files.filter(standsIn), together: files.filter(file => !standsIn(file)) }
