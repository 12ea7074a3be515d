// Cleans from before there was a service history: how many, and why we believe so.
import * as z from 'zod/mini'

export const openingMessages = {
  cleans: 'Enter a whole number from 0 to 9999',
  reason: 'Say why, in 3 to 300 letters',
}

export const openingSchema = z.object({
  cleans: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,4}$/, openingMessages.cleans)),
    z.transform((typed: string) => Number(typed)),
  ),
  reason: z
    .string()
    .check(z.trim(), z.minLength(3, openingMessages.reason), z.maxLength(300, openingMessages.reason)),
})

type Count = { total: number; opening: number }

/** The new count, and the milestone that it passes, if any. */
export function countWithOpening({ total, opening }: Count, typed: string) {
  if (!/^\s*\d{1,4}\s*$/.test(typed)) return undefined
  const after = total - opening + Number(typed)
  const passed = Math.floor(after / 10) > Math.floor(total / 10) ? Math.floor(after / 10) * 10 : undefined
  return { after, passed }
}
