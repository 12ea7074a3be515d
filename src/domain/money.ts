// Money is integer cents inside, a decimal with two places on the wire, and 'R 1 250.00' on screen.
const noBreakSpace = '\u00a0'

export function formatRand(cents: number): string {
  const [rand, rest] = toDecimal(Math.abs(cents)).split('.')
  const grouped = rand?.replace(/\B(?=(\d{3})+$)/g, noBreakSpace)
  return `${cents < 0 ? '-' : ''}R${noBreakSpace}${grouped}.${rest}`
}

/** 'R 18 430', for a picture: the cents stand in its table. */
export function formatWholeRand(cents: number): string {
  return formatRand(Math.round(cents / 100) * 100).slice(0, -3)
}

/** A discount, with a true minus sign. */
export function formatOff(cents: number): string {
  return `\u2212${formatRand(cents)}`
}

// By text, not by division: a floating-point rand would lose cents.
export function toDecimal(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError('An amount is a whole number of cents.')
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** As people type it: '950', '2 400,50', 'R 1 250.00'. */
export function parseRand(typed: string): number | undefined {
  const cents = fromDecimal(typed.replace(/[R\s]/gi, '').replace(',', '.'))
  return cents !== undefined && cents >= 0 ? cents : undefined
}

export function fromDecimal(decimal: string): number | undefined {
  const parts = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(decimal.trim())
  if (!parts) return undefined
  const cents = Number(parts[2]) * 100 + Number((parts[3] ?? '').padEnd(2, '0'))
  return parts[1] && cents ? -cents : cents
}
