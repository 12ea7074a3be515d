// What a new version of a quote changes: what was, and what is.
import { lineWords, type QuoteLine } from '#domain/price.ts'

/** Undefined: was not there, or is no longer. */
export type ChangedLine = { words: string; was: number | undefined; now: number | undefined }

export function changedLines(before: readonly QuoteLine[], after: readonly QuoteLine[]): ChangedLine[] {
  const [was, now] = [sumsOf(before), sumsOf(after)]
  return [...new Set([...was.keys(), ...now.keys()])]
    .map(words => ({ words, was: was.get(words), now: now.get(words) }))
    .filter(line => line.was !== line.now)
}

// Two lines may read the same: two friends, for one.
function sumsOf(lines: readonly QuoteLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const line of lines) {
    const words = lineWords(line)
    sums.set(words, (sums.get(words) ?? 0) + line.amount_cents)
  }
  return sums
}
