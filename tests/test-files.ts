// Which tests share a process: its start and its imports cost more than most tests. What replaces a module, the clock or
// something global, measures memory, or ends and starts whole servers has a process of its own.
import { globSync, readFileSync } from 'node:fs'

const standsIn = (file: string) =>
  /\bvi\.|globalThis\.|memoryUsage|process\.env\.\w+ =/.test(readFileSync(file, 'utf8'))

const unit = ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'].flatMap(pattern => globSync(pattern))
const sharing = globSync('tests/{attacks,mail,policies,push,wire}/**/*.test.ts')
const database = globSync('tests/*/**/*.test.ts', { exclude: ['tests/e2e/**'] })

export const unitFiles = { apart: unit.filter(standsIn), together: unit.filter(file => !standsIn(file)) }
const together = sharing.filter(file => !standsIn(file))
export const databaseFiles = { apart: database.filter(file => !together.includes(file)), together }
