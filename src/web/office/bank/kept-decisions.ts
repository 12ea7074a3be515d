// What was decided about lines that are not booked yet, as the browser keeps it: ids and amounts, nothing personal.
import type { Share } from '#domain/bank-match.ts'
import type { OwedInvoice } from '#domain/owed-index.ts'
import type { Matched } from './use-bank-lines.ts'

type KeptShare = { invoice: string; cents: number; open: number }

export type KeptDecisions = {
  /** By line: what it pays. */
  chosen: Record<string, KeptShare[]>
  /** Lines that fit and are not to be booked. */
  left: string[]
}

export const noDecisions: KeptDecisions = { chosen: {}, left: [] }

/** Whatever an older version, or somebody, has put there. */
export function decisionsOf(kept: unknown): KeptDecisions {
  const { chosen, left } = (kept ?? {}) as Partial<KeptDecisions>
  return {
    chosen: chosen && typeof chosen === 'object' ? chosen : {},
    left: Array.isArray(left) ? left : [],
  }
}

/** The shares as they stand now: none where an invoice is paid, gone, or open by another amount, so that it is asked again. */
export function sharesNow(
  kept: KeptShare[] | undefined,
  owed: ReadonlyMap<string, OwedInvoice>,
): Share[] | undefined {
  if (!Array.isArray(kept) || kept.length === 0) return
  const shares = kept.flatMap(({ invoice: id, cents, open }) => {
    const invoice = owed.get(id)
    return invoice?.openCents === open ? [{ invoice, cents }] : []
  })
  return shares.length === kept.length ? shares : undefined
}

export const keptShares = (shares: Share[]): KeptShare[] =>
  shares.map(({ invoice, cents }) => ({ invoice: invoice.id, cents, open: invoice.openCents }))

/** Of lines that still wait; the others are booked, set aside, or another file's. */
export function ofLines({ chosen, left }: KeptDecisions, matches: Matched[]): KeptDecisions {
  const waiting = new Set(matches.map(({ line }) => line.id))
  return {
    chosen: Object.fromEntries(Object.entries(chosen).filter(([id]) => waiting.has(id))),
    left: left.filter(id => waiting.has(id)),
  }
}

/** Every invoice that a line may pay: the open ones, and the paid ones that money back is about. */
export function owedById(owed: OwedInvoice[], matches: Matched[]): Map<string, OwedInvoice> {
  const named = matches.flatMap(match => (match.kind === 'decide' ? match.candidates : []))
  const invoices = [...named.flatMap(({ shares }) => shares.map(({ invoice }) => invoice)), ...owed]
  return new Map(invoices.map(invoice => [invoice.id, invoice]))
}
