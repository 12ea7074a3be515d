// Every text of a module of words, for tests that look for one that should be gone.

/** All that is written anywhere in it; of a sentence with blanks, what it says around them. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return textsOf(spoken(value as (...blanks: unknown[]) => unknown))
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

function spoken(sentence: (...blanks: unknown[]) => unknown): unknown {
  for (const blank of ['…', 2]) {
    try {
      return sentence(blank, blank, blank)
    } catch {
      // It wants something else in its blank.
    }
  }
  return sentence.toString()
}
