// Removes what could act as markup or script before a text is checked and stored.
const removals = [/[<>]/g, /javascript:/gi, /\bon\w+\s*=/gi]

// Repeated until nothing changes: what is left after one removal may form the next ("javajavascript:script:").
export function sanitiseText(text: string): string {
  const cleaned = removals.reduce((rest, pattern) => rest.replace(pattern, ''), text).trim()
  return cleaned === text ? cleaned : sanitiseText(cleaned)
}

const hostilePattern = /<\s*\/?\s*script|javascript\s*:|\bon[a-z]{3,}\s*=|data\s*:\s*text\/html/i

// Honest people do not type these: the form answers with a security warning instead of cleaning them away.
export function hasHostileText(values: Record<string, unknown>): boolean {
  return Object.values(values).some(value => typeof value === 'string' && hostilePattern.test(value))
}
