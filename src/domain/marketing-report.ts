// The report as a spreadsheet reads it: plain columns, no commas inside a value, and nothing that starts a formula.
import { asText } from './spreadsheet.ts'

export const reportFile = 'marketing-report.csv'

export const reportColumns = [
  'id',
  'name',
  'email',
  'phone',
  'city',
  'credits',
  'loyalty_points',
  'referrals',
  'status',
] as const

export function reportLine(values: readonly (string | null)[]): string {
  return `${values.map(value => reportCell(value ?? '')).join(',')}\n`
}

// Commas and line ends become spaces; what a spreadsheet would reckon is marked as text. A phone number is written as its
// digits from abroad, 27821234567: Excel, Google Sheets and bulk-SMS tools read that as the number it is, while a mark or
// a plus before it is a formula to the one and a wrong number to the other.
function reportCell(value: string): string {
  if (/^\+[1-9]\d{7,14}$/.test(value)) return value.slice(1)
  const flat = value.replace(/[,\r\n]/g, ' ')
  const safe = asText(flat)
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
