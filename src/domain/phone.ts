// Phone numbers are kept in E.164 and accepted as people write them; a number without a country is South African.
const writtenShape = /^\+?[\d\s()-]{10,}$/

export function toE164(written: string): string | undefined {
  const tidy = tidyPunctuation(written)
  if (!writtenShape.test(tidy)) return undefined
  const digits = tidy.replace(/\D/g, '')
  if (tidy.startsWith('+')) return withCountry(digits)
  if (digits.startsWith('00')) return withCountry(digits.slice(2))
  if (/^0[1-9]\d{8}$/.test(digits)) return `+27${digits.slice(1)}`
  return /^27[1-9]\d{8}$/.test(digits) ? `+${digits}` : undefined
}

function withCountry(digits: string): string | undefined {
  // "+27 (0)82 …" repeats the trunk zero, which is not dialled from abroad.
  if (digits.startsWith('27')) {
    const national = digits.slice(2).replace(/^0/, '')
    return /^[1-9]\d{8}$/.test(national) ? `+27${national}` : undefined
  }
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined
}

// A number of a friend abroad is often written with its country and without the plus.
export function toInternational(written: string): string | undefined {
  const digits = tidyPunctuation(written).replace(/[\s()-]/g, '')
  return toE164(written) ?? (/^[1-9]\d{9,14}$/.test(digits) ? `+${digits}` : undefined)
}

// Contacts copied from a phone carry invisible direction marks, typographic dashes and no-break spaces.
function tidyPunctuation(written: string): string {
  return written
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .trim()
}

// The way a South African reads it out: 082 123 4567; foreign numbers stay as they are.
export function formatPhone(e164: string): string {
  const national = /^\+27(\d{2})(\d{3})(\d{4})$/.exec(e164)
  return national ? `0${national[1]} ${national[2]} ${national[3]}` : e164
}
