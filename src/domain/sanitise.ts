// Removes what could act as markup or script before a text is checked and stored.
const removals = [/[<>]/g, /javascript:/gi, /\bon\w+\s*=/gi]

// Repeated until nothing changes: what is left after one removal may form the next ("javajavascript:script:").
// A text that is made to go on for ever loses the signs without which nothing acts.
export function sanitiseText(text: string, passes = 10): string {
  const cleaned = removals.reduce((rest, pattern) => rest.replace(pattern, ''), text).trim()
  if (cleaned === text) return cleaned
  return passes > 0 ? sanitiseText(cleaned, passes - 1) : cleaned.replace(/[:=]/g, '').trim()
}

// No two repeats that could share the same spaces: a long row of them would take hours.
const hostilePattern = /<\s*(?:\/\s*)?script|javascript\s*:|\bon[a-z]{3,}\s*=|data\s*:\s*text\/html/i

// Honest people do not type these: the form answers with a security warning instead of cleaning them away.
export function hasHostileText(values: Record<string, unknown>): boolean {
  return Object.values(values).some(value => typeof value === 'string' && hostilePattern.test(value))
}
