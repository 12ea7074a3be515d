// Acts with invoices and payments.
import { todayAt } from '#domain/calendar.ts'
import { type Act, anyRow, isTaken, newId, someWords } from './world.ts'

const invoiceClean: Act = async world => {
  const clean = await anyRow(world, {
    table: 'services',
    match: { status: 'completed' },
    isNull: 'invoice_id',
  })
  if (!clean) return false
  const made = { service_id: clean.id, description: 'Deep clean', id: newId() }
  return isTaken(world.staff.rpc('invoice_clean', made))
}

const recordPayment: Act = async world => {
  const invoice = await anyRow(world, { table: 'service_invoices' })
  if (!invoice) return false
  const paid = {
    ...{ id: newId(), invoice_id: invoice.id, amount_cents: 100 * (1 + world.dice.below(900)) },
    ...{ method: 'bank-transfer', paid_on: todayAt(new Date()), note: someWords(world) },
  }
  return isTaken(world.staff.rpc('record_payment', paid))
}

const takeBackPayment: Act = async world => {
  const payment = await anyRow(world, { table: 'payments', isNull: 'taken_back_at' })
  if (!payment) return false
  return isTaken(world.staff.rpc('take_back_payment', { payment_id: payment.id, reason: 'It bounced' }))
}

const creditInvoice: Act = async world => {
  const invoice = await anyRow(world, { table: 'service_invoices' })
  if (!invoice) return false
  const note = { id: newId(), amount_cents: 1000, reason: 'Not done', seen: invoice.updated_at }
  return isTaken(world.admin.rpc('credit_invoice', { invoice_id: invoice.id, ...note }))
}

const sendInvoice: Act = async world => {
  const invoice = await anyRow(world, { table: 'service_invoices', isNull: 'sent_at' })
  if (!invoice) return false
  return isTaken(
    world.staff.rpc('send_invoice', { invoice_id: invoice.id, how: 'link', seen: invoice.updated_at }),
  )
}

const sendStatement: Act = async world => {
  const customer = await anyRow(world, { table: 'customers' })
  if (!customer) return false
  const [from_day, to_day] = ['2026-01-01', todayAt(new Date())]
  return isTaken(
    world.staff.rpc('send_statement', { customer_id: customer.id, from_day, to_day, how: 'link' }),
  )
}

const readBank: Act = async world => {
  const [key, words] = ['wanneer|wie|hoeveel', `TRANSFER ${newId().slice(0, 8)}`]
  const layout = { day: 0, text: [1], amount: 2 }
  await isTaken(world.admin.rpc('remember_bank_layout', { key, layout }))
  const day = todayAt(new Date())
  const lines = [{ day, amount_cents: 25_000, words, balance_cents: null, account: null }]
  await isTaken(world.admin.rpc('read_bank_lines', { read_id: newId(), part: 1, parts: 1, lines }))
  const { data } = await world.admin.from('bank_lines').select('id').eq('words', words)
  const line_ids = (data ?? []).map(({ id }) => id)
  return line_ids.length > 0 && isTaken(world.admin.rpc('set_bank_lines_aside', { line_ids }))
}

export const moneyActs: Record<string, Act> = {
  invoiceClean,
  recordPayment,
  takeBackPayment,
  creditInvoice,
  sendInvoice,
  sendStatement,
  readBank,
}
