// Invoices, credit notes and statements read back as text: what the law asks for, what is paid and what is open.
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import type { Invoice } from '#domain/invoice.ts'
import { statementOf } from '#domain/statement.ts'
import { drawStatement } from '#server/statements/draw-statement.ts'
import { drawCreditNote } from './draw-credit-note.ts'
import { drawInvoice } from './draw-invoice.ts'

async function read(bytes: Promise<Uint8Array>): Promise<string> {
  const file = await getDocumentProxy(new Uint8Array(await bytes))
  const { text } = await extractText(file, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

const invoice: Invoice = {
  number: '2027-007',
  day: '2027-03-01',
  issuedOn: '2027-03-02',
  dueOn: '2027-03-09',
  description: 'Deep clean',
  place: 'De Bakke',
  totalCents: 2160_00,
  openCents: 2160_00,
  clientName: 'Elsabé Ndlovu',
  clientAddress: ['12 Marsh Street', 'Mossel Bay'],
}
const registered = { ...business, vatNumber: '4000000000', registrationNumber: '2016/123456/07' }
const note = {
  id: 'cb000000-0000-4000-8000-000000000001',
  number: 'CN-2027-007-1',
  day: '2027-03-05',
  amountCents: 115_00,
  reason: 'The oven was left out',
}
const { bank } = business
const howToPay = ['Pay by EFT', bank.name, bank.accountNumber, bank.branchCode]

test('an open invoice says by when, how much and how to pay it', async () => {
  const text = await read(drawInvoice(invoice, business))
  for (const words of [
    ...['Invoice number 2027-007', 'Date 2 March 2027', 'Date of the clean 1 March 2027'],
    ...['Please pay by 9 March 2027', 'Total R 2 160.00', 'Reference 2027-007', ...howToPay],
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/Still open|Paid|Pay by card|Tax Invoice|VAT|Registration/)
})

test('payments, refunds and credit notes stand under the total, and what is still open', async () => {
  const text = await read(
    drawInvoice(
      {
        ...invoice,
        creditCents: 45_00,
        creditNotes: [note],
        payments: [
          { day: '2027-03-06', amountCents: 1100_00, method: 'bank-transfer' },
          { day: '2027-03-07', amountCents: -100_00, method: 'cash' },
        ],
        openCents: 1000_00,
      },
      business,
    ),
  )
  for (const words of [
    ...['Paid with credits −R 45.00', 'Credit note CN-2027-007-1, 5 Mar 2027 −R 115.00'],
    ...['Paid 6 Mar 2027, EFT −R 1 100.00', 'Paid back 7 Mar 2027, cash R 100.00'],
    ...['Still open R 1 000.00', ...howToPay],
  ])
    expect(text).toContain(words)
})

test('a paid invoice asks for nothing, and says what waits as credit', async () => {
  const payments = [{ day: '2027-03-06', amountCents: 2200_00, method: 'other' }]
  const text = await read(drawInvoice({ ...invoice, openCents: 0, overpaidCents: 40_00, payments }, business))
  expect(text).toContain('Paid 6 Mar 2027 −R 2 200.00')
  expect(text).toContain('Paid in full. Thank you.')
  expect(text).toContain('R 40.00 was paid too much. It waits as your credit with us.')
  expect(text).not.toMatch(/Pay by EFT|Please pay by|Still open/)
})

test('with a provider for cards the address is on it, and a code', async () => {
  const cardLink = 'https://pay.example/me?amount=2160.00&reference=2027-007'
  const [plain, withCard] = await Promise.all([
    drawInvoice(invoice, business),
    drawInvoice({ ...invoice, cardLink }, business),
  ])
  const text = (await read(Promise.resolve(withCard))).replaceAll(' ', '')
  expect(text).toContain('Paybycard')
  expect(text).toContain(cardLink)
  expect(withCard.length).toBeGreaterThan(plain.length + 500)
})

test('above R 5 000 a tax invoice has all seven fields and the address of the client', async () => {
  const lines = [
    { kind: 'clean', words: 'Deep clean, Mon 1 Mar', amount_cents: 3000_00 },
    { kind: 'line', words: 'Deep clean, Mon 8 Mar', amount_cents: 2750_00 },
  ] as const
  const text = await read(
    drawInvoice({ ...invoice, lines: [...lines], totalCents: 5750_00, openCents: 5750_00 }, registered),
  )
  for (const words of [
    ...['Tax Invoice', business.name, business.address.street, 'VAT number 4000000000'],
    'Registration number 2016/123456/07',
    ...['Elsabé Ndlovu 12 Marsh Street Mossel Bay', 'Invoice number 2027-007', 'Date 2 March 2027'],
    ...[
      'Quantity',
      'Total excluding VAT R 5 000.00',
      'VAT at 15% R 750.00',
      'Total including VAT R 5 750.00',
    ],
  ])
    expect(text).toContain(words)
  expect(text).toMatch(/Deep clean, Mon 1 Mar 1 ?R 3 000\.00/)
  const below = await read(drawInvoice({ ...invoice, totalCents: 5000_00 }, registered))
  expect(below).toContain('Tax Invoice')
  expect(below).not.toContain('Quantity')
})

test('a credit note for a part is a paper of its own', async () => {
  const text = await read(drawCreditNote(invoice, note, registered))
  for (const words of [
    ...['Credit Note', 'Credit note number CN-2027-007-1', 'Date 5 March 2027', 'Elsabé Ndlovu'],
    ...['For invoice 2027-007 of 2 March 2027', 'Reason: The oven was left out', 'VAT number 4000000000'],
    ...['Total excluding VAT R 100.00', 'VAT at 15% R 15.00', 'Total credited including VAT R 115.00'],
    'The rest of it stands.',
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/Pay by EFT|cancels the whole/)
  expect(await read(drawCreditNote(invoice, note, business))).not.toContain('VAT')
})

const account = {
  name: 'Elsabé Ndlovu',
  address: ['12 Marsh Street'],
  from: '2027-03-01',
  to: '2027-03-31',
  invoices: [
    {
      ...{ id: 'a', number: '2027-006', issued_on: '2027-02-10', due_on: '2027-02-17', credit_cents: 0 },
      ...{ description: 'Windows', total_cents: 500_00, cancelled_on: null },
    },
    {
      ...{ id: 'b', number: '2027-007', issued_on: '2027-03-02', due_on: '2027-03-20', credit_cents: 0 },
      ...{ description: 'Deep clean', total_cents: 2160_00, cancelled_on: null },
    },
  ],
  credit_notes: [{ invoice_id: 'b', number: 'CN-2027-007-1', noted_on: '2027-03-05', amount_cents: 115_00 }],
  payments: [
    { invoice_id: 'a', paid_on: '2027-03-06', amount_cents: 600_00, method: 'bank-transfer' },
    { invoice_id: 'a', paid_on: '2027-03-07', amount_cents: -60_00, method: 'cash' },
  ],
  credits: [],
}

test('a statement has what was before, each move, what is owed and since when', async () => {
  const text = await read(drawStatement(statementOf(account), business))
  for (const words of [
    ...['Statement for Elsabé Ndlovu 12 Marsh Street', 'From 1 March 2027', 'Until 31 March 2027'],
    ...['Balance before', 'R 500.00', 'Invoice 2027-007: Deep clean', 'R 2 160.00', 'R 2 660.00'],
    ...['Credit note CN-2027-007-1 for invoice 2027-007', '−R 115.00', 'R 2 545.00'],
    ...['Payment for invoice 2027-006, EFT', '−R 600.00', 'Paid back of invoice 2027-006, cash', 'R 60.00'],
    ...['Open invoices R 2 045.00', 'Your credit with us −R 40.00', 'You owe R 2 005.00'],
    ...['Open by days late', 'Not due yet R 0.00', '1 to 14 days R 2 045.00', 'Over 30 days R 0.00'],
    ...['Pay by EFT', bank.accountNumber],
  ])
    expect(text).toContain(words)
})

test('a statement says what was paid by card and otherwise, and whose VAT number it is', async () => {
  const paid = ['credit-card', 'check', 'other'].map((method, at) => ({
    ...{ invoice_id: 'b', paid_on: `2027-03-1${at}`, amount_cents: 100_00, method },
  }))
  const statement = statementOf({ ...account, payments: paid, credit_notes: [] })
  const text = await read(drawStatement(statement, registered))
  expect(text).toContain('Payment for invoice 2027-007, card')
  expect(text).toContain('Payment for invoice 2027-007, cheque')
  expect(text).toContain('VAT number 4000000000')
  expect(text).toContain('You owe R 2 360.00')
  expect(await read(drawStatement(statement, business))).not.toContain('VAT')
})

test('a statement without a move says so, and one of a long year is printed whole', async () => {
  const empty = { ...account, invoices: [], payments: [], credit_notes: [] }
  const text = await read(drawStatement(statementOf(empty), business))
  expect(text).toContain('Nothing was charged or paid in this time.')
  expect(text).toContain('Nothing is open. Thank you.')
  const many = Array.from({ length: 120 }, (_, at) => ({
    ...{ invoice_id: 'b', paid_on: '2027-03-10', amount_cents: 1_00 + at, method: 'cash' },
  }))
  const long = await read(drawStatement(statementOf({ ...account, payments: many }), business))
  expect(long.match(/Payment for invoice/g)).toHaveLength(120)
})
