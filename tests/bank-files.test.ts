// Each bank's layout as it writes it, with invented people. docs/decisions/0057 tells how a file is read.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBankFile } from '#domain/bank-file/read-bank-file.ts'

const today = '2026-11-17'

function read(name: string, layouts = {}) {
  return readBankFile(readFileSync(`tests/bank-files/${name}`), { today, layouts })
}

/** Each movement on a line: day, cents, text. */
function lines(name: string) {
  const file = read(name)
  if (file.kind !== 'read') throw new Error(JSON.stringify(file))
  return file.lines.map(({ day, cents, text }) => `${day} ${cents} ${text}`)
}

test.each([
  [
    'fnb-history.csv',
    [
      '2026-11-13 54000 FNB APP PAYMENT FROM G LOTTER WINDOWS',
      '2026-11-12 145000 PAYSHAP CREDIT BAYVIEW DENTAL CC1036',
      '2026-11-12 -350 #SERVICE FEES',
      '2026-11-11 -65000 POS PURCHASE ENGEN GEORGE',
      '2026-11-10 62000 INT-BANKING PMT FRM INV 1038',
    ],
  ],
  [
    'fnb-recreated.csv',
    [
      '2026-02-16 100000 MAGTAPE CREDIT CAPITEC N KHUMALO CC1039',
      '2026-02-17 62000 FNB APP PAYMENT FROM 2026-132 BOTHA',
      '2026-02-18 -65000 POS PURCHASE ENGEN GEORGE',
      '2026-02-18 -350 #MONTHLY ACCOUNT FEE',
    ],
  ],
  [
    'capitec-personal.csv',
    [
      '2026-02-03 62000 PAYMENT RECEIVED: B ADAMS CC1040',
      '2026-02-03 -45000 Engen Garden Route George (Card 1234)',
      '2026-02-04 -10000 PayShap Payment: Shampoo',
    ],
  ],
  [
    'capitec-personal-old.csv',
    [
      '2024-02-03 62000 PAYMENT RECEIVED: B ADAMS CC1040',
      '2024-02-03 -45000 Engen Garden Route George (Card 1234)',
    ],
  ],
  [
    'capitec-business.csv',
    [
      '2025-03-31 100000 Payment Received INV-1038 Botha',
      '2025-03-31 -25000 Debit Order INSURANCE',
      '2025-04-03 162000 Cash Deposit GEORGE ATM',
    ],
  ],
  [
    'nedbank.csv',
    [
      '2025-03-03 100000 J BOTHA CC1042',
      '2025-03-05 54000 ELSABÉ VERMAAK 2026132',
      '2025-03-06 -1250 SERVICE FEE',
    ],
  ],
  ['nedbank-dashes.csv', ['2025-01-02 62000 VAN WYK, H CC1035']],
  [
    'absa.csv',
    [
      '2025-01-20 71250 ACB CREDIT CAPITEC ANNA F',
      '2025-01-21 -100000 DIGITAL PAYMENT DT SETTLEMENT',
      '2025-01-22 62000 IBANK PAYMENT FROM ABSA BANK HENNIE VAN WYK',
    ],
  ],
  ['absa-older.csv', ['2025-01-20 171250 ACB CREDIT CAPITEC ANNA F', '2025-04-03 -100000 CASH WITHDRAWAL']],
  [
    'standard-bank.csv',
    [
      '2025-01-20 -550 FEE: ELECTRONIC PAYMENT',
      '2025-01-20 162000 CREDIT TRANSFER INV 1038 BOTHA',
      '2025-01-21 54050 IB PAYMENT FROM G LOTTER',
    ],
  ],
  [
    'sgml.ofx',
    [
      '2025-01-20 62000 N KHUMALO CC1039 FNB APP PAYMENT FROM',
      '2025-01-21 54000 ELSABÉ & CO',
      '2025-01-21 -5750 SERVICE FEES',
    ],
  ],
  ['xml.ofx', ['2025-01-20 162000 Lötter INV 1038']],
])('%s is read whole', (name, expected) => {
  expect(lines(name)).toEqual(expected)
})

test.each([
  ['fnb-history.csv', 'FNB', '62001234567'],
  ['fnb-recreated.csv', 'FNB', '62001234567'],
  ['capitec-personal.csv', 'Capitec', '1234567890'],
  ['capitec-business.csv', 'Capitec Business', '1051234567'],
  ['nedbank.csv', 'Nedbank', '1012345678'],
  ['absa.csv', '', ''],
  ['standard-bank.csv', 'Standard Bank', '10012345678'],
  ['sgml.ofx', '', '62001234567'],
])('%s is of the bank %s and the account %s', (name, bank, account) => {
  const file = read(name)
  expect(file).toMatchObject({ kind: 'read', bank })
  expect(file.kind === 'read' && file.lines.every(line => line.account === account)).toBe(true)
})

test('what tells two lines apart is kept: the balance, and the key of an OFX file', () => {
  expect(read('absa.csv')).toMatchObject({ lines: [{ balanceCents: 571_250 }, {}, {}] })
  expect(read('sgml.ofx')).toMatchObject({ lines: [{ bankId: '2025012000001' }, {}, {}] })
})

test.each(['fnb-history.csv', 'nedbank.csv', 'absa-older.csv', 'standard-bank.csv'])(
  '%s reads the same with a mark, with other ends of lines, and in UTF-8',
  name => {
    const text = new TextDecoder('windows-1252').decode(readFileSync(`tests/bank-files/${name}`))
    const marked = new TextEncoder().encode(`\ufeff${text.replaceAll('\r\n', '\n')}`)
    expect(readBankFile(marked, { today, layouts: {} })).toEqual(read(name))
  },
)

test.each(['fnb-history.csv', 'nedbank.csv', 'capitec-personal.csv', 'absa.csv'])(
  '%s reads the same with tabs',
  name => {
    const text = new TextDecoder('windows-1252').decode(readFileSync(`tests/bank-files/${name}`))
    const tabbed = new TextEncoder().encode(text.replaceAll(',', '\t'))
    expect(readBankFile(tabbed, { today, layouts: {} })).toEqual(read(name))
  },
)
