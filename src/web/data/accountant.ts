// The accountant's files, and what they come to: for admins.
import { business } from '#content/business.ts'
import {
  type AccountantFile,
  accountantFileName,
  accountantZipName,
  type Span,
} from '#domain/accountant-files.ts'
import { vatPercent } from '#domain/invoice.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { invoke } from './invoke.ts'
import { callOffice } from './office-call.ts'

type Sum = { count: number; cents: number; vat_cents: number }
export type AccountantTotals = {
  invoices: Sum & { cancelled: number }
  credit_notes: Sum
  payments: { count: number; in_cents: number; back_cents: number; taken_back: number }
}

export const readAccountantTotals = ({ from, to }: Span) =>
  callOffice<AccountantTotals>('accountant_totals', {
    from_day: from,
    to_day: to,
    vat_percent: business.vatNumber ? vatPercent : 0,
  })

/** Answers the name under which it was saved. */
export async function saveAccountantFile(file: AccountantFile | 'all', span: Span): Promise<string> {
  const answer = await invoke('accountant-files', { file, ...span })
  const name = file === 'all' ? accountantZipName(span) : accountantFileName(file, span)
  saveBlob(name, await answer.blob())
  return name
}
