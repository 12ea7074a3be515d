// OFX, in its two dresses: SGML, where values are not closed, and XML.
import { addDays, type IsoDay, isIsoDay, todayAt } from '#domain/calendar.ts'
import { FileFault } from '#domain/table-file/fault.ts'
import { readBankAmount } from './amounts.ts'
import type { BankLine } from './bank-line.ts'
import { accountDigits, daysAhead } from './lines.ts'

type Block = { text: string; line: number; account: string }

export function isOfx(text: string): boolean {
  return /^\s*(?:OFXHEADER\s*:|<\?OFX|<OFX>|<\?xml[^>]*>\s*(?:<\?OFX|<OFX>))/i.test(text.slice(0, 1000))
}

export function readOfx(text: string, today: IsoDay): BankLine[] {
  const whole = text.toUpperCase()
  if (!whole.includes('</OFX>')) throw new FileFault(lineAt(text, text.trimEnd().length), 'cut')
  const currency = taggedText(text, 'CURDEF')
  if (currency && currency !== 'ZAR')
    throw new FileFault(lineAt(text, whole.indexOf('<CURDEF>')), 'currency', currency)
  return blocksOf(text, whole).flatMap(block => movementOf(block, today))
}

// Counted on as we go, for counting from the top at each block would make long files slow.
function blocksOf(text: string, whole: string): Block[] {
  const blocks: Block[] = []
  let [line, counted] = [1, 0]
  let account = ''
  for (let at = whole.indexOf('<STMTTRN>'); at >= 0; at = whole.indexOf('<STMTTRN>', at + 9)) {
    const between = text.slice(counted, at)
    line += breaksIn(between)
    account = taggedText(between, 'ACCTID') || account
    counted = at
    const end = whole.indexOf('</STMTTRN>', at)
    const next = whole.indexOf('<STMTTRN>', at + 9)
    if (end < 0 || (next >= 0 && next < end)) throw new FileFault(line, 'cut')
    blocks.push({ text: text.slice(at, end), line, account: accountDigits(account) })
  }
  return blocks
}

function movementOf({ text, line, account }: Block, today: IsoDay): BankLine[] {
  const posted = taggedText(text, 'DTPOSTED')
  const day = dayOf(posted)
  if (!day) throw new FileFault(line, 'day', posted)
  if (day > addDays(today, daysAhead)) throw new FileFault(line, 'future', posted)
  const written = taggedText(text, 'TRNAMT')
  const cents = readBankAmount(written)
  if (cents === undefined) throw new FileFault(line, 'amount', written)
  if (cents === 0) return []
  const bankId = taggedText(text, 'FITID').slice(0, 100)
  return [{ line, day, cents, text: wordsOf(text), account, ...(bankId ? { bankId } : {}) }]
}

function wordsOf(text: string): string {
  const [name, memo] = [taggedText(text, 'NAME'), taggedText(text, 'MEMO')]
  if (!memo || name.includes(memo)) return name.slice(0, 300)
  return (memo.startsWith(name) ? memo : `${name} ${memo}`).slice(0, 300)
}

// 20250120120000[+2:SAST]: with a zone it is a moment, without one a day.
function dayOf(posted: string): IsoDay | undefined {
  const parts =
    /^(\d{4})(\d\d)(\d\d)(?:(\d\d)(\d\d)(\d\d)?)?(?:\.\d+)?(?:\[([+-]?\d+(?:\.\d+)?)(?::\w+)?\])?$/.exec(
      posted,
    )
  if (!parts) return undefined
  const [, year, month, date, hours, minutes, , zone] = parts
  const day = `${year}-${month}-${date}`
  if (!isIsoDay(day)) return undefined
  if (!hours || zone === undefined) return day
  const utc = Date.parse(`${day}T${hours}:${minutes}:00Z`) - Number(zone) * 3_600_000
  return Number.isNaN(utc) ? undefined : todayAt(new Date(utc))
}

function taggedText(text: string, name: string): string {
  const found = new RegExp(`<${name}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? ''
  return plainText(found).replace(/\s+/g, ' ').trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function plainText(value: string): string {
  return value.replace(/&(?:#(\d{1,6})|(\w{2,6}));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Math.min(Number(code), 0x10ffff)) : (entities[name] ?? whole),
  )
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1
}

function lineAt(text: string, at: number): number {
  return 1 + breaksIn(text.slice(0, Math.max(0, at)))
}
