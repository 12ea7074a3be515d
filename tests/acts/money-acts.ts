// Acts of the office with invoices: paid in parts, sent, credited, and the statement.
import { type Act, anyRow, isTaken, newId, type World } from './world.ts'

const openInvoice = (world: World) =>
  anyRow(world, { table: 'service_invoices', columns: 'id, updated_at', isNull: 'cancelled_at' })

const payInvoice: Act = async world => {
  const invoice = await openInvoice(world)
  if (!invoice) return false
  const paid = { amount_cents: 100 + world.dice.below(60_000), method: 'cash', paid_on: '2026-03-01' }
  return isTaken(world.staff.rpc('record_payment', { id: newId(), invoice_id: invoice.id, ...paid }))
}

const sendInvoice: Act = async world => {
  const invoice = await openInvoice(world)
  if (!invoice) return false
  const args = { invoice_id: invoice.id, how: 'link', seen: invoice.updated_at }
  return isTaken(world.staff.rpc('send_invoice', args))
}

const creditInvoice: Act = async world => {
  const invoice = await openInvoice(world)
  if (!invoice) return false
  const note = { id: newId(), amount_cents: 50_00, reason: 'The oven was left out' }
  const args = { ...note, invoice_id: invoice.id, seen: invoice.updated_at }
  return isTaken(world.admin.rpc('credit_invoice', args))
}

const sendStatement: Act = async world => {
  const customer = await anyRow(world, { table: 'customers' })
  if (!customer) return false
  const span = { from_day: '2026-01-01', to_day: '2026-12-31', how: 'link' }
  return isTaken(world.staff.rpc('send_statement', { customer_id: customer.id, ...span }))
}

export const moneyActs: Record<string, Act> = { payInvoice, sendInvoice, creditInvoice, sendStatement }
