import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sheetLine } from './spreadsheet.ts'

test('text keeps its commas, amounts stay numbers, and nothing starts a formula', () => {
  expect(sheetLine(['Botha, Johan', '-540.00', '1620.00', '=1+1', '-2+3', '+27835550171', null])).toBe(
    `"Botha, Johan",-540.00,1620.00,'=1+1,'-2+3,'+27835550171,\r\n`,
  )
  expect(sheetLine(['say "hi"\nthere', '=cmd|"a",1'])).toBe(`"say ""hi"" there","'=cmd|""a"",1"\r\n`)
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'=+-@\t|%,"\r\n ＝\ufeffa1.') }),
)

test('whatever is in a value, it stays one cell of one line', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 2, maxLength: 9 }), values => {
      const line = sheetLine(values)
      const cells = line.slice(0, -2).match(/("([^"]|"")*"|[^",]*)(,|$)/g) ?? []
      const read = cells.join('') === line.slice(0, -2)
      const isFormula = (cell: string) =>
        /^"?[\s\u00a0\ufeff]*[=+\-@\t|%＝＋－＠]/.test(cell) && !/^-?\d+(\.\d\d)?,?$/.test(cell)
      return read && line.split('\n').length === 2 && !cells.some(isFormula)
    }),
  )
})
