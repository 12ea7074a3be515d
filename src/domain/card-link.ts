// Where a client pays by card: the address of the owner's own provider, with the amount and the reference filled in.
import { toDecimal } from './money.ts'

type Payable = { amountCents: number; reference: string }

/** Nothing without an address, or where nothing is open. `{amount}` and `{reference}` say where they go; otherwise they are added. */
export function cardLink(
  address: string | null | undefined,
  { amountCents, reference }: Payable,
): string | undefined {
  if (!address || amountCents <= 0) return undefined
  const amount = toDecimal(amountCents)
  const filled = address
    .replaceAll('{amount}', amount)
    .replaceAll('{reference}', encodeURIComponent(reference))
  if (!URL.canParse(filled)) return undefined
  const link = new URL(filled)
  if (link.protocol !== 'https:') return undefined
  if (!address.includes('{amount}')) link.searchParams.set('amount', amount)
  if (!address.includes('{reference}')) link.searchParams.set('reference', reference)
  return link.href
}
