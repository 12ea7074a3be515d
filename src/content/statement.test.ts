import { expect, test } from 'vitest'
import { formatRand } from '#domain/money.ts'
import { statementText } from './statement.ts'

const text = (closingCents: number) =>
  statementText({
    ...{ firstName: 'Elsabé', from: '2027-03-01', to: '2027-03-31', closingCents },
    link: 'https://site.example/statement.pdf?key=ab',
  })

test('the text for WhatsApp says from when to when, what is owed and where to read it', () => {
  expect(text(540_00)).toBe(
    `Hello Elsabé, here is your statement from 1 March 2027 to 31 March 2027. You owe ${formatRand(540_00)}. https://site.example/statement.pdf?key=ab\nCoastal Clean`,
  )
  expect(text(-40_00)).toContain(`${formatRand(40_00)} is in your favour.`)
  expect(text(0)).toContain('Nothing is open.')
})
