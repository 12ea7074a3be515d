// The figures of Money, and whom to remind of what is open.
import type { IsoDay, IsoMonth } from '#domain/calendar.ts'
import type { Age, OpenByAge, Reminder } from '#domain/chase.ts'
import type { DayCents, MonthCents } from '#domain/money-tide.ts'
import type { Rows } from '#domain/rows.ts'
import { callOffice } from './office-call.ts'

export type ServiceShare = { service_type: Rows['services']['service_type'] | null; cents: number }
export type ClientShare = { customer_id: string | null; name: string | null; cents: number }

/** Only for admins: what came in. */
export type Takings = {
  days: DayCents[]
  last_days: DayCents[]
  /** Of the running month, whichever is shown. */
  coming: DayCents[]
  months: MonthCents[]
  services: ServiceShare[]
  /** The eight who brought most; those without a name are all others together. */
  clients: ClientShare[]
}

export type MoneyFigures = { today: IsoDay; month: IsoMonth; open: OpenByAge; takings: Takings | null }

export const readMoneyFigures = (month: IsoMonth | undefined) =>
  callOffice<MoneyFigures>('money_figures', month ? { month: `${month}-01` } : {})

export type ChaseLine = {
  id: string
  number: string
  reference: string
  customer_id: string | null
  name: string | null
  what: string
  due_on: IsoDay
  open_cents: number
  phone: string | null
  email: string | null
  /** Newest first. */
  reminders: Reminder[]
}

export function readChase(
  age: Age | undefined,
  { after, pageSize }: { after?: ChaseLine; pageSize: number },
) {
  return callOffice<ChaseLine[]>('money_chase', {
    age: age ?? null,
    after: after ? { due_on: after.due_on, id: after.id } : null,
    page_size: pageSize,
  })
}

/** The key of a private link to the invoice, for a message that is still to be sent. */
export const makeInvoiceLink = (invoice_id: string) => callOffice<string>('invoice_link', { invoice_id })
