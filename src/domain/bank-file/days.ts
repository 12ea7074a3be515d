// Days as banks write them. 03/04/2025 is the third of April.
import { type IsoDay, isIsoDay } from '#domain/calendar.ts'

const monthNames: Record<string, string> = {
  ...{ jan: '01', feb: '02', mar: '03', mrt: '03', apr: '04', may: '05', mei: '05', jun: '06', jul: '07' },
  ...{ aug: '08', sep: '09', oct: '10', okt: '10', nov: '11', dec: '12', des: '12' },
}

const clock = /(?:[T ]\d{1,2}[:h]\d{2}(?::\d{2})?(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
const yearFirst = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/
const dayFirst = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})$/
const named = /^(\d{1,2})[-/ ]?([A-Za-z]{3,9})\.?[-/ ]?(\d{4}|\d{2})$/

export function readBankDay(written: string): IsoDay | undefined {
  const plain = written.trim().replace(clock, '')
  const day = fromYearFirst(plain) ?? fromDayFirst(plain) ?? fromNamed(plain)
  return day && isIsoDay(day) && day >= '2000' ? day : undefined
}

function fromYearFirst(plain: string): string | undefined {
  const parts = yearFirst.exec(plain)
  // Without a mark between them, every part has all its digits.
  if (!parts || (!parts[2] && plain.length !== 8)) return undefined
  return iso(parts[1], parts[3], parts[4])
}

function fromDayFirst(plain: string): string | undefined {
  const parts = dayFirst.exec(plain)
  return parts ? iso(parts[4], parts[3], parts[1]) : undefined
}

function fromNamed(plain: string): string | undefined {
  const parts = named.exec(plain)
  const month = monthNames[parts?.[2]?.slice(0, 3).toLowerCase() ?? '']
  return parts && month ? iso(parts[3], month, parts[1]) : undefined
}

function iso(year = '', month = '', day = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
