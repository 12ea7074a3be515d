import type { IsoDay } from '#domain/calendar.ts'

/** One movement of the account, as the bank wrote it. */
export type BankLine = {
  /** Where it stands in the file, from 1. */
  line: number
  day: IsoDay
  /** Negative is money that went out. */
  cents: number
  text: string
  account: string
  balanceCents?: number
  /** The bank's own key, of an OFX file. */
  bankId?: string
}

/** Which column is what, from 0. */
export type Layout = {
  day: number
  /** Joined in this order. */
  text: number[]
  amount?: number
  moneyIn?: number
  moneyOut?: number
  /** Says CR or DR. */
  sign?: number
  balance?: number
  account?: number
}
