import { expect, test } from 'vitest'
import { factChecks } from './business-facts.ts'

test('the year it began is a year that has come, or none', () => {
  const problemOf = (text: string) => factChecks.since.safeParse(text).error?.issues[0]?.message
  expect(problemOf('')).toBeUndefined()
  expect(factChecks.since.parse(' 2016 ')).toBe('2016')
  expect(problemOf('long ago')).toBe('Enter a year, such as 2016.')
  expect(problemOf(String(new Date().getFullYear() + 1))).toBe('That year is still to come.')
})
