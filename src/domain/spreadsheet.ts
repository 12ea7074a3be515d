// Files that a spreadsheet opens: one value is one cell, and nothing in it starts a formula.

/** The byte order mark tells Excel that the file is UTF-8: without it a ë or an emoji becomes two or four other letters. */
export const sheetStart = '\ufeff'

/** What a spreadsheet would reckon is marked as text. */
export function asText(value: string): string {
  return /^[\s\u00a0\ufeff]*[=+\-@\t|%＝＋－＠]/.test(value) ? `'${value}` : value
}

const amount = /^-?\d{1,13}(\.\d{2})?$/

/** Amounts stay numbers, those below nothing too. */
export function sheetLine(values: readonly (string | null)[]): string {
  return `${values.map(value => sheetCell(value ?? '')).join(',')}\r\n`
}

function sheetCell(value: string): string {
  if (amount.test(value)) return value
  const flat = asText(value.replace(/[\r\n]+/g, ' '))
  return /[",]/.test(flat) ? `"${flat.replaceAll('"', '""')}"` : flat
}
