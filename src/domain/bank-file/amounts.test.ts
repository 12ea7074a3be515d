import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRand, toDecimal } from '#domain/money.ts'
import { readBankAmount } from './amounts.ts'

test.each([
  ['1000.00', 100_000],
  ['1000', 100_000],
  ['1 000,00', 100_000],
  ['1\u00a0000,00', 100_000],
  ['1,000.50', 100_050],
  ['1.000,50', 100_050],
  ['1,000', 100_000],
  ['12,345,678.90', 1_234_567_890],
  ['R1 000.00', 100_000],
  ['R-50.00', -5000],
  ['-R 50.00', -5000],
  ['(R200.00)', -20_000],
  ['100.00-', -10_000],
  ['+509910.25', 50_991_025],
  ['ZAR-50.00', -5000],
  ['\u221250.00', -5000],
  ['57.5', 5750],
  ['0.00', 0],
  ['-0.00', 0],
  ['100.00CR', 10_000],
  ['100.00 Dr', -10_000],
])('%s is %i cents', (written, cents) => {
  expect(readBankAmount(written)).toBe(cents)
})

test.each([
  ...[
    '',
    '-',
    'R',
    'abc',
    '12abc',
    '1.000',
    '10,00,00',
    '1 00.00',
    '1.2.3',
    '--5',
    '(-5.00)',
    '(5.00',
    '5.00)',
  ],
  ...['-5.00-', '1,000,5000', '1 000,000.00', '1.005', '$5.00', '5.00%', '99999999999999.00', '2025/01/01'],
])('%s is no amount', written => {
  expect(readBankAmount(written)).toBeUndefined()
})

test('every amount reads back, however it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), cents => {
      const decimal = toDecimal(cents)
      expect(readBankAmount(decimal)).toBe(cents)
      expect(readBankAmount(decimal.replace('.', ','))).toBe(cents)
      expect(readBankAmount(formatRand(cents))).toBe(cents)
    }),
  )
})
