// Which tests share a process: its start and its imports cost more than most tests. What replaces a module, the clock or
// something global, measures memory, or opens and ends databases itself, has a process of its own.
import { globSync, readFileSync } from 'node:fs'

const opensItself = /^tests\/database\/(backup-of-everything|embedded|migrate|postgres)\./
const forGood = /\bvi\.(mock|hoisted|spyOn)|globalThis\.|memoryUsage|process\.env\.\w+ =/
const forAWhile = /\bvi\.(stubGlobal|useFakeTimers)/
const putBack = /\bvi\.(unstubAllGlobals|useRealTimers)/

function standsIn(file: string) {
  const text = readFileSync(file, 'utf8')
  return opensItself.test(file) || forGood.test(text) || (forAWhile.test(text) && !putBack.test(text))
}

const inTwo = (files: string[]) => ({
  apart: files.filter(standsIn),
  together: files.filter(file => !standsIn(file)),
})

export const unitFiles = inTwo(
  ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'].flatMap(pattern => globSync(pattern)),
)
export const databaseFiles = inTwo(globSync('tests/*/**/*.test.ts', { exclude: ['tests/e2e/**'] }))
