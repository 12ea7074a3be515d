import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBankFile } from './read-bank-file.ts'

const today = '2026-11-17'
const read = (text: string, layouts = {}) => readBankFile(new TextEncoder().encode(text), { today, layouts })
const heads = 'Date,Description,Amount,Balance'
const good = '20250120,ANNA F,712.50,5712.50'

test.each([
  ['nothing', '', 1, 'empty'],
  ['blank lines only', '\n\n', 1, 'empty'],
  ['a PDF', '%PDF-1.7\n', 1, 'not-text'],
  ['a spreadsheet', 'PK\u0003\u0004abc', 1, 'not-text'],
  ['heads without a line', `${heads}\n`, 1, 'no-lines'],
  ['a letter', 'Dear client\nyour statement is ready\n', 1, 'no-lines'],
  ['an amount with a slip', `${heads}\n${good}\n20250121,BOTHA,1O0.00,1`, 3, 'amount'],
  ['an amount that could be two', `${heads}\n${good}\n20250121,BOTHA,1.000,1`, 3, 'amount'],
  ['a day that is none', `${heads}\n${good}\n31/02/2025,BOTHA,100.00,1`, 3, 'day'],
  ['the month first', `${heads}\n${good}\n01/25/2025,BOTHA,100.00,1`, 3, 'day'],
  ['no day', `${heads}\n${good}\n,BOTHA,100.00,1`, 3, 'day'],
  ['a day to come', `${heads}\n${good}\n20270121,BOTHA,100.00,1`, 3, 'future'],
  ['an open quote', `${heads}\n${good}\n20250121,"BOTHA,100.00,1`, 3, 'quote'],
  ['a cut line', `${heads}\n${good}\n20250121,BOTHA,100.0`, 3, 'short'],
  ['a loose comma', `${heads}\n20250121,BOTHA,1 000,00,5 000,00`, 2, 'loose-comma'],
  ['a comma in a name', `${heads}\n${good}\n20250121,BOTHA, J,100.00,1`, 3, 'long'],
  ['money both ways', 'Date,Details,Credit,Debit\n20250121,BOTHA,5.00,6.00', 2, 'both'],
  [
    'a debit that is marked as a credit',
    'Date,Details,Debit / Credit,Amount\n20250121,BOTHA,CR,-5.00',
    2,
    'sign',
  ],
  [
    'an amount that nothing marks, where credits are marked',
    'Date,Details,Debit / Credit,Amount\n20250121,BOTHA,CR,5.00\n20250121,BOTHA,,5.00',
    3,
    'sign',
  ],
  ['another kind of row', 'HIST,20250120,##,5.00,BOTHA,,1,0\nPEND,20250121,,6.00,BOTHA,,1,0', 2, 'kind'],
  ['a loose comma without heads', 'Statement Enquiry :\n01Mar2025,BOTHA,100,00,5000,00', 2, 'loose-comma'],
  ['an OFX file that ends early', '<OFX><STMTTRN><TRNAMT>5\n</STMTTRN>\n', 2, 'cut'],
  ['dollars', '<OFX>\n<CURDEF>USD\n</OFX>', 2, 'currency'],
  ['an OFX line without a day', '<OFX>\n<STMTTRN>\n<TRNAMT>5.00\n</STMTTRN>\n</OFX>', 2, 'day'],
  ['an OFX line without an amount', '<OFX>\n<STMTTRN>\n<DTPOSTED>20250120\n</STMTTRN>\n</OFX>', 2, 'amount'],
])('%s is refused, and nothing of it is used', (_what, text, line, reason) => {
  expect(read(text)).toMatchObject({ kind: 'refused', fault: { line, reason } })
})

test('a fault in the line after a field of two lines is counted as people count lines', () => {
  expect(read(`${heads}\n20250120,"ANNA\nF",712.50,5712.50\n20250121,BOTHA,x,1`)).toMatchObject({
    fault: { line: 4, reason: 'amount', found: 'x' },
  })
})

const strange = 'Wanneer,Wie,Hoeveel,Oor\n20250120,ANNA F,712.50,5712.50\n20250121,B,1.00,5713.50\n'

test('columns that we do not know are asked for, with the first lines', () => {
  expect(read(strange)).toEqual({
    kind: 'mapping',
    columns: {
      key: 'wanneer|wie|hoeveel|oor',
      heads: ['Wanneer', 'Wie', 'Hoeveel', 'Oor'],
      sample: [
        ['20250120', 'ANNA F', '712.50', '5712.50'],
        ['20250121', 'B', '1.00', '5713.50'],
      ],
    },
  })
})

test.each([
  ['two amounts', 'Date,Description,Amount,Amount ZAR\n20250120,A,1.00,2.00'],
  ['an amount and both ways apart', 'Date,Description,Amount,Credit,Debit\n20250120,A,1.00,1.00,'],
  ['no heads, and no balance that proves which is the amount', '20250120,ANNA F,712.50\n20250121,B,1.00'],
  [
    'no heads, and a balance that proves nothing',
    '20250120,A,712.50,1.00\n20250121,B,1.00,3.00\n20250122,B,1.00,9.00',
  ],
])('%s: a question, not a guess', (_what, text) => {
  expect(read(text).kind).toBe('mapping')
})

test('columns that were said once are known from then on', () => {
  const layouts = { 'wanneer|wie|hoeveel|oor': { day: 0, text: [1], amount: 2, balance: 3 } }
  expect(read(strange, layouts)).toMatchObject({
    kind: 'read',
    lines: [{ day: '2025-01-20', cents: 71_250, text: 'ANNA F', balanceCents: 571_250 }, { cents: 100 }],
  })
})

test('columns said by hand go before those we recognise', () => {
  const layouts = { 'date|description|amount|balance': { day: 0, text: [1], amount: 3 } }
  expect(read(`${heads}\n${good}`, layouts)).toMatchObject({ lines: [{ cents: 571_250 }] })
})

test('no heads, and a balance that proves which is the amount', () => {
  const text = '20250120,A,712.50,1000.00\n20250121,B,1.00,1001.00\n20250122,C,-1.00,1000.00'
  expect(read(text)).toMatchObject({
    kind: 'read',
    lines: [{ cents: 71_250 }, { cents: 100 }, { cents: -100 }],
  })
})

test('a file that was cut anywhere says nothing that the whole does not say', () => {
  const whole = `${heads}\n${good}\n20250121,"BOTHA, J",1000.00,6712.50\n20250122,VAN WYK,620.00,7332.50`
  const said = movements(whole)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.length }), length => {
      for (const each of movements(whole.slice(0, length))) expect(said).toContain(each)
    }),
  )
})

function movements(text: string): string[] {
  const file = read(text)
  return file.kind === 'read' ? file.lines.map(({ day, cents, text }) => `${day} ${cents} ${text}`) : []
}

test('10,000 lines are read well within the limit of a test', () => {
  // Lines that are compared with one another would take minutes.
  const many = Array.from({ length: 10_000 }, (_, at) => `20250120,"ANNA F CC${at}",712.50,${at}.00`)
  expect(read([heads, ...many].join('\r\n'))).toMatchObject({ kind: 'read', lines: { length: 10_000 } })
})
