// Statements of account in the office: printed, and sent.
import type { IsoDay } from '#domain/calendar.ts'
import { callOffice } from './office-call.ts'
import { readPaper } from './papers.ts'

export type StatementSpan = { customer_id: string; from_day: IsoDay; to_day: IsoDay }

export const readStatement = ({ customer_id, from_day, to_day }: StatementSpan) =>
  readPaper(`statements/${customer_id}.pdf?from=${from_day}&to=${to_day}`)

/** By mail it is queued; otherwise comes the key of its link. Refused with `no_email`, `no_phone`. */
export const sendStatement = (span: StatementSpan, how: 'mail' | 'whatsapp' | 'link') =>
  callOffice<{ key: string | null; closing_cents: number }>('send_statement', { ...span, how })
