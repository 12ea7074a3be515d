// Amounts as banks write them: 'R1 000.00', '1 000,00', '(R200.00)', '100.00-', 'ZAR-50.00'.
const mostCents = 1e12

/** In cents; undefined where it is no amount, or could be two. */
export function readBankAmount(written: string): number | undefined {
  const signs = readSigns(written.trim())
  if (!signs) return undefined
  const cents = readBody(signs.body)
  if (cents === undefined || cents >= mostCents) return undefined
  return signs.negative && cents ? -cents : cents
}

type Signed = { body: string; negative: boolean }

// At most one sign: '--5' and '(-5)' say two things.
function readSigns(written: string): Signed | undefined {
  const parts =
    /^(\()?\s*([-+\u2212])?\s*(?:R|ZAR)?\s*([-+\u2212])?\s*([\d.,'\s\u00a0\u202f]*\d)\s*([-+\u2212]|CR|DR)?\s*(\))?$/i.exec(
      written,
    )
  if (!parts) return undefined
  const [, opened, before, after, body = '', behind, closed] = parts
  if (Boolean(opened) !== Boolean(closed)) return undefined
  const said = [opened, before, after, behind].filter(Boolean)
  if (said.length > 1) return undefined
  return { body, negative: said.some(sign => /^(\(|-|\u2212|DR)$/i.test(sign as string)) }
}

function readBody(body: string): number | undefined {
  const plain = body.replace(/[\u00a0\u202f']/g, ' ')
  const mark = decimalMark(plain)
  if (mark === undefined) return undefined
  const [whole = '', rest = ''] = mark ? cutAtLast(plain, mark) : [plain]
  const rand = ungrouped(whole)
  if (rand === undefined || !/^\d{0,2}$/.test(rest)) return undefined
  return Number(rand) * 100 + Number(rest.padEnd(2, '0'))
}

// '' where there is none. '1.000' could be a thousand or one rand: no amount then.
function decimalMark(plain: string): '.' | ',' | '' | undefined {
  const last = plain.match(/[.,](\d*)$/)
  if (!last) return ''
  const mark = last[0][0] as '.' | ','
  const decimals = last[1]?.length ?? 0
  if (decimals === 1 || decimals === 2) return mark
  const grouping = mark === ',' && decimals === 3 && !plain.includes('.')
  return grouping ? '' : undefined
}

function cutAtLast(plain: string, mark: string): [string, string] {
  const at = plain.lastIndexOf(mark)
  return [plain.slice(0, at), plain.slice(at + 1)]
}

// '1 000' and '1,000' but not '10,00': groups are of three, and of one kind.
function ungrouped(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole
  const groups = /^\d{1,3}(?:( )\d{3}(?: \d{3})*|(,)\d{3}(?:,\d{3})*|(\.)\d{3}(?:\.\d{3})*)$/.test(whole)
  return groups ? whole.replace(/[ ,.]/g, '') : undefined
}
