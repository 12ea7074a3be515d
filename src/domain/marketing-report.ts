// The report as a spreadsheet reads it: plain columns, no commas inside a value, and nothing that starts a formula.
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

/** What tells Excel that the letters are UTF-8: without it a ë or an emoji is read as two or four other letters. */
export const reportStart = '\ufeff'

export function reportLine(values: readonly (string | null)[]): string {
  return `${values.map(value => reportCell(value ?? '')).join(',')}\n`
}

// Commas and line ends become spaces; what a spreadsheet would reckon is marked as text.
function reportCell(value: string): string {
  const flat = value.replace(/[,\r\n]/g, ' ')
  const safe = /^[\s\u00a0\ufeff]*[=+\-@\t|%＝＋－＠]/.test(flat) ? `'${flat}` : flat
  return safe.includes('"') ? `"${safe.replaceAll('"', '""')}"` : safe
}
