import { expect, test } from 'vitest'
import { type LineMatch, matchLine, matchLines, type Reason } from './bank-match.ts'
import { indexOwed, type OwedInvoice } from './owed-index.ts'

const invoice = (
  number: string,
  name: string,
  openCents: number,
  more: Partial<OwedInvoice> = {},
): OwedInvoice => ({
  ...{ id: number, number, reference: null, customerId: name, name, openCents, dueOn: '2026-12-04', ...more },
})

const owed = [
  invoice('INV-1038', 'Gerhard Lötter', 54_000),
  invoice('INV-1041', 'Elsabé Vermaak', 54_000),
  invoice('INV-1042', 'Johan Botha', 216_000, { reference: 'CC1042' }),
  invoice('2026-132', 'Nomsa Khumalo', 62_000, { phone: '821234567' }),
  invoice('2026-13', 'Bronwyn Adams', 33_000),
  invoice('2026-134', 'Hennie van Wyk', 33_000),
  invoice('INV-0999', 'Anna Fourie', 0, { reference: 'CC0999' }),
  invoice('2026-140', 'Bayview Dental', 100_000),
  invoice('2026-141', 'Bayview Dental', 45_000),
  invoice('2026-150', 'Piet Nel', 162_000),
  invoice('2026-151', 'Sarie Smit', 162_000),
  invoice('2026-152', 'Thabo Dube', 162_000),
]
const index = indexOwed(owed)
const line = (text: string, cents: number, day = '2026-12-04') => ({ id: text, day, cents, text })
const said = (reasons: Reason[]) => reasons.map(({ kind }) => kind).join(', ')

function told(match: LineMatch): string {
  if (match.kind === 'matched') return `= ${match.shares.map(share => share.invoice.number).join('+')}`
  const best = match.candidates.map(({ shares }) => shares.map(share => share.invoice.number).join('+'))
  return `${said(match.headline)} ? ${best.join(' ')}`.trim()
}

test.each([
  ['INV 1038', 54_000, '= INV-1038'],
  ['inv1038 botha', 54_000, '= INV-1038'],
  ['FNB APP PAYMENT FROM INV-1038', 54_000, '= INV-1038'],
  ['CC1042 J BOTHA', 216_000, '= INV-1042'],
  ['CC1042BOTHA', 216_000, '= INV-1042'],
  ['N KHUMALO 2026132', 62_000, '= 2026-132'],
  ['N KHUMALO 2026/132', 62_000, '= 2026-132'],
  ['KHUMALO INV 2026 132', 62_000, '= 2026-132'],
])('%s with the amount is matched', (text, cents, expected) => {
  expect(told(matchLine(line(text, cents), index))).toBe(expected)
})

test.each([
  ['a name and the amount', 'G LOTTER WINDOWS', 54_000, 'same-amount, name ? INV-1038 INV-1041'],
  ['a part', 'J BOTHA CC1042', 100_000, 'reference, part, name ? INV-1042 2026-140'],
  ['too much', 'J BOTHA CC1042', 220_000, 'reference, over, name ? INV-1042'],
  ['three of this amount', 'CASH DEP GEORGE ATM', 162_000, 'several ? 2026-150 2026-151 2026-152'],
  ['a paid invoice', 'CC0999', 62_000, 'paid-reference ? 2026-132'],
  ['nothing that fits', 'ANNA F', 71_250, 'none ?'],
  [
    'two invoices of one client',
    'BAYVIEW DENTAL DEC',
    145_000,
    'sum, name ? 2026-140+2026-141 2026-140 2026-141',
  ],
  ['the end of the number', 'INV 132 THANKS', 62_000, 'reference-end, same-amount, another-name ? 2026-132'],
  ['a longer number', 'REF 12026132', 1, 'none ?'],
  ['a phone number', '082 123 4567', 10_000, 'other-amount, another-name, phone ? 2026-132'],
  ['a misspelt name', 'E VERMAACK', 10_000, 'other-amount, name ? INV-1041'],
  [
    'a cut reference',
    'ABSA BANK CLEANIN 2026-13',
    33_000,
    'reference, same-amount, another-name ? 2026-13 2026-134 2026-132',
  ],
  [
    'a cut reference of one',
    'CAPITEC KHUMALO N 202613',
    99_000,
    'reference, over, another-name ? 2026-13 2026-132 2026-134',
  ],
  [
    'two references',
    'INV1038 INV1041',
    108_000,
    'reference, sum, another-name ? INV-1038+INV-1041 INV-1038 INV-1041',
  ],
])('%s is a question', (_what, text, cents, expected) => {
  const match = matchLine(line(text, cents), index)
  expect(match.kind).toBe('decide')
  expect(told(match)).toBe(expected)
})

test('how late it is, and whose it may be instead', () => {
  const match = matchLine(line('G LOTTER WINDOWS', 54_000, '2026-12-13'), index)
  expect(match.kind === 'decide' && match.candidates.map(({ reasons }) => said(reasons))).toEqual([
    'same-amount, name, late',
    'same-amount, another-name, late',
  ])
  expect(match).toMatchObject({ candidates: [{ reasons: [{}, {}, { days: 9 }] }, {}] })
})

test('of two lines that fit one invoice, the second is a question', () => {
  const two = matchLines([line('INV 1038', 54_000), line('INV-1038', 54_000)], index)
  expect(two.map(told)).toEqual(['= INV-1038', 'taken ? INV-1038 INV-1041'])
})

test('a line that looks like one read before is a question, whatever it says', () => {
  expect(told(matchLine({ ...line('INV 1038', 54_000), readBefore: true }, index))).toMatch(/^read-before/)
})

test('money that went out is never matched, and offered only where the line names an invoice', () => {
  expect(told(matchLine(line('REFUND INV 1038', -54_000), index))).toBe('reference ? INV-1038')
  expect(told(matchLine(line('G LOTTER', -54_000), index))).toBe('none ?')
})

test('two invoices share a line, each what is open', () => {
  const match = matchLine(line('BAYVIEW DENTAL', 145_000), index)
  expect(match).toMatchObject({ candidates: [{ shares: [{ cents: 100_000 }, { cents: 45_000 }] }, {}, {}] })
})

test('10,000 lines are matched with 2,000 invoices well within the limit of a test', () => {
  // Each line with each invoice would take minutes.
  const many = Array.from({ length: 2000 }, (_, at) =>
    invoice(`2026-${at + 1000}`, `Client Number${at}`, 50_000 + at),
  )
  const lines = Array.from({ length: 10_000 }, (_, at) =>
    line(`FNB APP PAYMENT FROM PERSON ${at}`, 50_000 + (at % 3000)),
  )
  expect(matchLines(lines, indexOwed(many))).toHaveLength(10_000)
})
