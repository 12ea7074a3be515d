// The words of the bank file: read, matched, decided, booked.

import type { Reason } from '#domain/bank-match.ts'
import { formatRand } from '#domain/money.ts'
import type { Fault } from '#domain/table-file/fault.ts'

const count = (number: number, one: string, many: string) =>
  number === 1 ? `1 ${one}` : `${grouped(number)} ${many}`
const grouped = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, '\u00a0')

export const bankWords = {
  title: 'Bank file',
  failed: 'Failed to load the lines of the bank',
  adminsOnly: {
    title: 'Only an admin reads bank files',
    text: 'What is open, and whom to remind, stands on the page before.',
  },
  lead: 'Payments by EFT, from your bank’s own file to your invoices.',
  file: {
    label: 'Bank file',
    choose: 'Choose a file',
    another: 'Read another file',
    drop: 'Or drop it here.',
    kinds: 'The CSV or OFX file that your bank offers under statements or transaction history.',
    reading: 'Reading the file…',
    sending: (done: number, all: number) => `${grouped(done)} of ${count(all, 'line', 'lines')} read…`,
    sendFailed: {
      title: 'The file could not be read to its end',
      text: 'Nothing of it is kept. Choose it again.',
    },
  },
  read: (bank: string, span: string, lines: number) =>
    [bank, span, count(lines, 'line', 'lines')].filter(Boolean).join(', '),
  fresh: (fresh: number, known: number) =>
    known === 0
      ? count(fresh, 'new line', 'new lines')
      : `${count(fresh, 'new line', 'new lines')}, ${grouped(known)} read before`,
  nothingNew: {
    title: 'Nothing new in this file',
    text: 'All its lines were read before. Nothing has changed.',
  },
  refused: {
    title: 'This file cannot be read',
    text: 'Nothing of it was read, and nothing was booked.',
  },
  empty: {
    title: 'Nothing to decide',
    text: 'Read your bank’s file, and each payment is laid beside the invoice that it pays.',
  },
  flow: (matched: number, decide: number, aside: number) =>
    `${count(matched + decide + aside, 'line', 'lines')}: ${matched} matched, ${decide} to decide, ${aside} set aside`,
  parts: { label: 'Parts of the file', decide: 'to decide', matched: 'matched', aside: 'set aside' },
  decide: {
    title: 'To decide',
    which: 'Which invoice is it?',
    another: 'Another invoice',
    find: 'find it by name or number',
    search: 'Name or invoice number',
    nothingFound: 'No open invoice fits.',
    mixed: 'Choose one, or several that it pays together.',
    accept: 'It is this one',
    acceptMore: 'It is these',
    whose: (name: string) => `It is ${name}${/s$/i.test(name) ? '’' : '’s'}`,
    setAside: 'Set aside',
    choose: 'Choose an invoice first',
    open: (words: string) => `Decide ${words}`,
  },
  matched: {
    title: 'Matched by reference and amount',
    chosen: 'Chosen by you',
    inFull: (number: string) => `${number}, in full`,
    part: (number: string, cents: number) => `${number}, part of ${formatRand(cents)}`,
    over: (number: string, cents: number) => `${number}, ${formatRand(cents)} more than is open`,
    back: (number: string) => `${number}, a payment back`,
    tick: (name: string) => `Book the payment of ${name}`,
    undecide: 'Decide again',
    rest: (left: number) => `Show the other ${grouped(left)}`,
  },
  aside: {
    title: 'Set aside',
    lines: (number: number) => count(number, 'line', 'lines'),
    none: 'Nothing is set aside.',
    why: { out: 'Money that went out', text: 'Known by its text', hand: 'Set aside by hand' },
    bringBack: 'Bring back',
    broughtBack: { title: 'Back among those to decide', text: 'Its text is no longer set aside by itself.' },
    backFailed: { title: 'It was not brought back', text: 'Try again.' },
    newest: 'The newest of them:',
    done: (number: number) => ({
      title: number === 1 ? 'Set aside' : `${grouped(number)} lines set aside`,
      text: 'Lines with this text are set aside from now on.',
    }),
    failed: { title: 'It was not set aside', text: 'Try again.' },
  },
  booked: {
    title: 'Booked lately',
    takeBack: 'Take back',
    reason: 'Taken back on the bank file',
    takenBack: { title: 'Taken back', text: 'The line waits to be decided again.' },
    failed: { title: 'It was not taken back', text: 'Try again.' },
  },
  book: {
    sum: (number: number, cents: number) => `${count(number, 'payment', 'payments')}, ${formatRand(cents)}`,
    promise: 'Nothing is booked before you tap. Reading the file again changes nothing.',
    button: (number: number) => `Book ${count(number, 'payment', 'payments')}`,
    busy: (done: number, all: number) => `${grouped(done)} of ${grouped(all)} booked…`,
    done: (number: number) => ({ title: `${count(number, 'payment', 'payments')} booked` }),
    some: (number: number, refused: number, why: string) => ({
      title: `${count(number, 'payment', 'payments')} booked, ${grouped(refused)} not`,
      text: why,
    }),
    failed: {
      title: 'Not everything was booked',
      text: 'What was booked stands under Booked lately. Try the rest again.',
    },
  },
  columns: {
    button: 'Columns of this bank',
    title: 'Which column is what?',
    lead: 'The first lines of your own file. Say it once; it is known from then on.',
    column: (place: number) => `Column ${place}`,
    save: 'Read with these columns',
    cancel: 'Leave it',
    wrong: 'Choose one day, at least one text, and either one amount or both money in and money out.',
    failed: { title: 'The columns were not kept', text: 'Try again.' },
    kinds: {
      '': 'Not needed',
      day: 'Day',
      text: 'Text or reference',
      amount: 'Amount, with its sign',
      moneyIn: 'Money in',
      moneyOut: 'Money out',
      sign: 'CR or DR',
      balance: 'Balance',
      account: 'Account',
    },
  },
}

/** Why an invoice may be the one, or why none is certain. */
export function reasonWords(reason: Reason): string {
  switch (reason.kind) {
    case 'part':
      return `part of ${formatRand(reason.cents)}`
    case 'over':
      return `${formatRand(reason.cents)} more than is open`
    case 'other-amount':
      return `another amount, ${formatRand(reason.cents)} is open`
    case 'late':
      return count(reason.days, 'day late', 'days late')
    case 'sum':
      return `${reason.count} invoices come to it together`
    case 'several':
      return `${reason.count} invoices have this amount`
    case 'paid-reference':
      return `the reference is of a paid invoice, ${reason.number}`
    case 'taken':
      return `another line pays ${reason.number} already`
    default:
      return plainReasons[reason.kind]
  }
}

const plainReasons = {
  reference: 'reference fits',
  'reference-end': 'the end of its number fits',
  'reference-cut': 'the beginning of its number fits',
  'same-amount': 'same amount',
  name: 'name alike',
  'another-name': 'another name',
  phone: 'phone number fits',
  'read-before': 'like a line of an earlier file',
  none: 'no invoice of this amount',
}

export function reasonsWords(reasons: Reason[]): string {
  return reasons.map(reasonWords).join(', ')
}

export function headlineWords(reasons: Reason[]): string {
  const words = reasonsWords(reasons)
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Which line, and why. */
export function faultWords({ line, reason, found }: Fault): string {
  const why = faultReasons[reason](found)
  return unlined.includes(reason) ? why : `Line ${line}: ${why}`
}

const unlined: Fault['reason'][] = ['not-text', 'empty', 'no-lines', 'too-many']

const faultReasons: Record<Fault['reason'], (found: string) => string> = {
  'not-text': () => 'This is no text: save the statement as CSV or OFX, not as PDF or a spreadsheet.',
  empty: () => 'The file is empty.',
  'no-lines': () => 'There is no payment in it.',
  quote: found => `a quotation mark is opened and never closed: ${found}`,
  short: found => `fields are missing; the file may have been cut off: ${found}`,
  long: found => `there are more fields than columns: ${found}`,
  'loose-comma': found =>
    `a comma stands for the cents and between the fields, so the amounts cannot be told: ${found}`,
  day: found => (found ? `“${found}” is no day that we can read.` : 'the day is missing.'),
  future: found => `“${found}” is a day to come.`,
  amount: found => `“${found}” is no amount that we can read with certainty.`,
  sign: found => `whether money came or went is not certain${found ? `: “${found}”` : '.'}`,
  both: found => `it says money in and money out at once: ${found}`,
  kind: found => `“${found}” is a kind of line that we do not know.`,
  currency: found => `the account is in ${found}, not in rand.`,
  cut: () => 'the file ends too early. Fetch it from the bank again.',
  'too-many': found => `The file has more than ${found} lines. Read it in parts, a year at a time.`,
}
