import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportColumns, reportLine } from './marketing-report.ts'

test('the columns are those of the specification', () => {
  expect(reportLine(reportColumns)).toBe('id,name,email,phone,city,credits,loyalty_points,referrals,status\n')
})

test('commas become spaces, and nothing starts a formula', () => {
  expect(reportLine(['Botha, Johan', '=1+1', '@sum', '-2', '+27835550171', ' =x', null])).toBe(
    "Botha  Johan,'=1+1,'@sum,'-2,'+27835550171,' =x,\n",
  )
})

test('whatever is in a value, it stays one cell of one line', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 9 }), values => {
      const line = reportLine(values)
      const cells = line.slice(0, -1).split(',')
      return (
        line.split('\n').length === 2 &&
        cells.length === values.length &&
        !cells.some(cell => /^"?[=+\-@\t]/.test(cell))
      )
    }),
  )
})
