// The words that a check allows its column, as PostgreSQL writes 'status in (…)' back:
// CHECK ((status = ANY (ARRAY['pending'::text, …])))
export function checkWords(definition: string): { column: string; words: string[] } | undefined {
  const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[([^\]]*)\]\)\)\)$/.exec(definition) ?? []
  if (!column || !list) return undefined
  const words = [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, word]) => String(word).replaceAll("''", "'"))
  return { column, words }
}
