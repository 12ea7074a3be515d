// Small numbers as a sentence says them; what has no word here is written in figures. The tables stand inside the
// functions, so that a script which needs none of them carries none.
export function inWords(number: number): string {
  const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
  return words[number] ?? String(number)
}

export function ordinal(number: number): string {
  const words: Partial<Record<number, string>> = { 5: 'fifth', 10: 'tenth', 20: 'twentieth', 30: 'thirtieth' }
  return words[number] ?? `${number}${ending(number)}`
}

function ending(number: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(number)
  if (rule === 'one') return 'st'
  if (rule === 'two') return 'nd'
  return rule === 'few' ? 'rd' : 'th'
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
