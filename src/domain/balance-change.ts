// A change of credits or points as it is typed: '+50', '−20', '12.50'. Counted in hundredths, so that nothing is lost.
import type { Rows } from './rows.ts'

export type BalanceKind = Exclude<LedgerKind, 'cleans'>
/** Cleans from before the system are entered on the customer, and are in the same ledger. */
export type LedgerKind = Rows['ledger']['kind']

export const changeMessages = {
  amount: 'Enter an amount such as +50 or −20',
  whole: 'Points are whole numbers',
  belowZero: 'The balance cannot go below zero',
  why: 'Say why',
  whyTooLong: 'Why must be less than 300 characters',
}

/** In hundredths; undefined for what is no change. */
export function readChange(typed: string): number | undefined {
  const parts = /^([+\-−]?) ?(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  if (!parts) return undefined
  const amount = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  if (amount === 0) return undefined
  return parts[1] === '-' || parts[1] === '−' ? -amount : amount
}

/** Why this is not a valid change of that balance, if it is not. */
export function troubleOfChange(typed: string, kind: BalanceKind, balance: number): string | undefined {
  const change = readChange(typed)
  if (change === undefined) return changeMessages.amount
  if (kind === 'points' && change % 100 !== 0) return changeMessages.whole
  return toHundredths(balance) + change < 0 ? changeMessages.belowZero : undefined
}

export const toHundredths = (balance: number) => Math.round(balance * 100)

/** '150', '12.50' */
export function formatBalance(hundredths: number): string {
  const amount = Math.abs(hundredths)
  const text = amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2)
  return hundredths < 0 ? `−${text}` : text
}

/** '+50', '−20' */
export function formatChange(hundredths: number): string {
  return hundredths > 0 ? `+${formatBalance(hundredths)}` : formatBalance(hundredths)
}
