import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { reportColumns, reportLine } from './marketing-report.ts'

test('the columns are those of the specification', () => {
  expect(reportLine(reportColumns)).toBe('id,name,email,phone,city,credits,loyalty_points,referrals,status\n')
})

test('commas become spaces, and nothing starts a formula', () => {
  expect(reportLine(['Botha, Johan', '=1+1', '@sum', '-2', '+2', ' =x', '＝1', null])).toBe(
    "Botha  Johan,'=1+1,'@sum,'-2,'+2,' =x,'＝1,\n",
  )
})

test('a phone number is its digits, as every tool reads it', () => {
  expect(reportLine(['+27835550171', '+27 83 555 0171', '+27835550171+1'])).toBe(
    "27835550171,'+27 83 555 0171,'+27835550171+1\n",
  )
})

// Every code point there is, and the signs that mean something to a spreadsheet more often than chance brings them.
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t|%,"\r\n ＝\ufeffa') }),
)

test('whatever is in a value, it stays one cell of one line', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 2, maxLength: 9 }), values => {
      const line = reportLine(values)
      const cells = line.slice(0, -1).split(',')
      return (
        line.split('\n').length === 2 &&
        cells.length === values.length &&
        !cells.some(cell => /^"?\s*[=+\-@\t＝＋－＠]/.test(cell))
      )
    }),
  )
})
