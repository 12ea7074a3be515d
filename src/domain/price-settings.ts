// What the owner sets of her price list. Left empty, no price is known.
import * as z from 'zod/mini'
import { wholeNumber } from './business-settings.ts'
import { parseRand } from './money.ts'

const mostCents = 1_000_000_00
const message = 'Rand and cents, such as 950 or 950.50, up to a million.'

const isAmount = (typed: string) => {
  const cents = parseRand(typed)
  return cents !== undefined && cents <= mostCents
}

export const optionalRand = z.pipe(
  z.string().check(z.refine(typed => typed.trim() === '' || isAmount(typed), message)),
  z.transform((typed: string) => parseRand(typed) ?? null),
)

export const listedPriceSchema = z.object({
  price_from_cents: optionalRand,
  included_size: wholeNumber(1, 10_000, ''),
  per_unit_cents: z.pipe(
    optionalRand,
    z.transform((cents: number | null) => cents ?? 0),
  ),
})

export const wayPriceSchema = z.object({ way_cents: optionalRand })
