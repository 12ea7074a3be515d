// The report's figures, and its export.
import { invoke } from './invoke.ts'
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
  return (await invoke('marketing-report', asked)).blob()
}
