// Our references in what people and banks make of them: 'INV 1038', 'inv1038 botha', '2026132', cut at 20 characters.
type Referenced = { number: string; reference: string | null }

const cutLength = 20
const mostPieces = 3

/** The texts that name an invoice, without spaces and marks; `end` is the last number of it alone, which says less. */
export type ReferenceKeys = { whole: string[]; end: string | undefined }

export function referenceKeys({ number, reference }: Referenced): ReferenceKeys {
  const whole = [...new Set([number, reference ?? ''].map(plain))].filter(key => key.length >= 3)
  const last = /\d+$/.exec(plainWords(number).at(-1) ?? '')?.[0]
  return { whole, end: last && last.length >= 2 && !whole.includes(last) ? last : undefined }
}

/** Everything in the text that could be a reference: its words and numbers, alone and joined with their neighbours. */
export function lineReferences(text: string): string[] {
  const pieces = plainWords(text).flatMap(word => word.match(/\d+|\D+/g) ?? [])
  const found = new Set<string>()
  for (let from = 0; from < pieces.length; from += 1)
    for (let count = 1; count <= mostPieces; count += 1) {
      const joined = pieces.slice(from, from + count).join('')
      if (/\d/.test(joined)) found.add(joined)
    }
  return [...found]
}

/** Those with which the text ends, where it is so long that a bank may have cut the rest off. */
export function cutReferences(text: string, references: string[]): string[] {
  if (text.length < cutLength) return []
  const whole = plain(text)
  return references.filter(key => whole.endsWith(key))
}

function plain(text: string): string {
  return plainWords(text).join('')
}

/** Capital letters and digits, without accents. */
export function plainWords(text: string): string[] {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  return bare.match(/[A-Z0-9]+/g) ?? []
}
