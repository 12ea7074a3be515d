// The report's figures, and its export.
import { Refusal } from '#domain/refusal.ts'
import { headersAsSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'

export type MonthFigures = { month: string; clients: number; referrals: number }
export type ReportFigures = {
  totals: Record<'clients' | 'referrals' | 'points', number>
  /** Who has agreed to marketing. */
  consenting: number
  months: MonthFigures[]
}

export const readReport = () => callOffice<ReportFigures>('marketing_figures')

/** Only those who agreed, unless everyone is asked for with a reason. */
export async function exportReport(asked: { everyone: boolean; reason: string }): Promise<Blob> {
  const answer = await fetch('/reports/marketing', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await headersAsSelf()) },
    body: JSON.stringify(asked),
  })
  if (answer.ok) return answer.blob()
  const { code = 'failed', message = '' } = await answer.json().catch(() => ({}))
  throw new Refusal(code, message)
}
