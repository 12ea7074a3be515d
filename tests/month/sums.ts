// The month's books, summed from the bare rows and held against what the people of the month know by themselves. Each answers
// what is wrong, in a sentence per fault.
import {
  type Books,
  cleansAtOnce,
  cleansMiscounted,
  doneByNobody,
  moneyAstray,
  saidOrAskedTwice,
  writtenToStopped,
} from '#tests/demo/books.ts'
import { repeats } from './caller.ts'
import { isReminder } from './said.ts'
import type { World } from './world.ts'

type Sum = (books: Books, world: World) => string[]
// biome-ignore lint/suspicious/noExplicitAny: rows of any table.
type Row = Record<string, any>

const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)

const cut = (text: string) => text.slice(0, 200)

const differs = (what: string, found: number, wanted: number) =>
  found === wanted ? [] : [`${what}: ${found} instead of ${wanted}`]

/** It was as lively as it should have been; a month in which nothing happens proves nothing. */
const livedThrough: Sum = (books, world) => {
  const isLong = world.days.length > 14
  const cleans = books('public.bookings')
  const states = ['confirmed', 'completed', 'cancelled'].filter(
    state => !cleans.some(({ status }) => status === state),
  )
  const quotes = isLong ? ['approved', 'declined', 'lapsed'] : []
  const ends = quotes.filter(end => !books('public.quotes').some(({ status }) => status === end))
  return [
    ...[...states, ...ends].map(state => `Nothing is ${state}`),
    ...differs('Kills', world.kills, isLong ? 3 : 1),
    ...differs('Restores', world.restores, isLong ? 2 : 1),
    ...(repeats.count === 0 ? ['No kill met a request on its way'] : []),
    ...(world.evenings.flatMap(({ byMail }) => byMail).length === 0 ? ['Nobody had to be reminded'] : []),
    ...(world.letters.length === 2 ? [] : ['There were not two letters']),
    ...(world.leftAt && world.forgotten?.erasedAt ? [] : ['Nobody left, or nobody was erased']),
  ]
}

const promisesLost: Sum = (books, { promised }) =>
  [...promised].flatMap(([row, what]) => {
    const [table, id] = row.split(' ')
    return books(`public.${table}`).some(each => each.id === id) ? [] : [`${what} is lost: ${row}`]
  })

/** Each clean that was done is on one invoice that stands, at its own price, and nothing else is on one. */
const cleansNotInvoicedOnce: Sum = (books, { completed }) => {
  const done = books('public.bookings').filter(({ status }) => status === 'completed')
  const standing = books('public.service_invoices').filter(({ cancelled_at }) => cancelled_at === null)
  const lineOf = (invoice: Row) => sumOf(invoice.lines ?? [], 'amount_cents')
  const faults = done.flatMap(({ id, price }) => {
    const record = books('public.services').find(({ booking_id }) => booking_id === id)
    const [invoice] = standing.filter(each => each.id === record?.invoice_id)
    if (!invoice) return [`The clean ${id} has no invoice`]
    return lineOf(invoice) === Math.round(Number(price) * 100)
      ? []
      : [`The invoice of ${id} is not over its price`]
  })
  return [
    ...faults,
    ...differs('Cleans completed', done.length, completed.size),
    ...differs('Invoices', standing.length, completed.size),
  ]
}

/** What people paid is what the payments say, in hand and by the bank. */
const moneyNotIn: Sum = (books, { bank, inHand, completed, owner, owing }) => {
  const standing = books('public.payments').filter(({ taken_back_at }) => taken_back_at === null)
  const atDoor = [...completed.values()].reduce((sum, cents) => sum + cents, 0)
  const later = [...inHand.values()].reduce((sum, cents) => sum + cents, 0)
  const cash = standing.filter(({ bank_line_id }) => bank_line_id === null)
  const lines = books('public.bank_lines')
  const fromBank = standing.filter(({ bank_line_id }) => bank_line_id !== null)
  const booked = lines.filter(({ booked_cents }) => booked_cents !== 0)
  return [
    ...differs('Paid in hand', sumOf(cash, 'amount_cents'), atDoor + later),
    ...differs('Lines of the bank', lines.length, bank.length),
    ...differs('On the account', sumOf(lines, 'amount_cents'), sumOf(bank, 'cents')),
    ...differs('Booked from the bank', sumOf(fromBank, 'amount_cents'), sumOf(booked, 'amount_cents')),
    ...fromBank
      .filter(({ entered_by }) => entered_by !== owner.id())
      .map(({ id }) => `${id} was not booked by the owner`),
    ...openAstray(books, owing),
  ]
}

/** What the office sees as open is each invoice's sum without what was paid. */
function openAstray(books: Books, owing: World['owing']): string[] {
  return books('public.service_invoices').flatMap(
    ({ id, invoice_number, lines, credit_cents, cancelled_at }) => {
      const paid = books('public.payments').filter(row => row.invoice_id === id && row.taken_back_at === null)
      const open = Math.max(0, sumOf(lines, 'amount_cents') - credit_cents - sumOf(paid, 'amount_cents'))
      return cancelled_at ? [] : differs(`${invoice_number} is open over`, owing.get(id) ?? 0, open)
    },
  )
}

/** Every visit that a plan has by the calendar was made, left out on purpose, or stands in the list of what found no place. */
const visitsDropped: Sum = (books, { regulars, days }) => {
  const step: Record<string, number> = { weekly: 7, 'two-weeks': 14, 'four-weeks': 28 }
  const has = (table: string, plan: string, day: string) =>
    books(table).some(row => row.plan_id === plan && row.plan_day === day)
  return regulars.flatMap(({ planId }) => {
    const [shape] = books('public.plan_shapes').filter(({ plan_id }) => plan_id === planId)
    const plan = books('public.plans').find(({ id }) => id === planId)
    const pauses = books('public.plan_pauses').filter(({ plan_id }) => plan_id === planId)
    const isDue = (day: string) =>
      day >= shape?.first_day &&
      (plan?.until_day ?? '9') >= day &&
      (Date.parse(day) - Date.parse(shape?.first_day)) % ((step[shape?.rhythm] ?? 7) * 86_400_000) === 0 &&
      !pauses.some(({ from_day, to_day }) => day >= from_day && day <= to_day)
    return days
      .filter(isDue)
      .flatMap(day =>
        ['public.bookings', 'public.plan_skips', 'public.plan_unplaced'].some(table =>
          has(table, planId, day),
        ) ||
        (plan?.on_closed === 'skip' && !isOpen(books, day))
          ? []
          : [`The visit of ${planId} on ${day} was dropped`],
      )
  })
}

const isOpen = (books: Books, day: string) =>
  books('public.day_overrides').find(each => each.day === day)?.is_open ?? !holidays.includes(day)
// Of the month in which this plays, by the calendar on the wall.
const holidays = ['2027-03-22', '2027-03-26', '2027-03-29']

/** Who had to be reminded was, once, by mail or from the list; and nobody else. */
const remindersAstray: Sum = (_, { evenings, house }) =>
  evenings.flatMap(({ day, byMail, byHand, offered, firstLetter, isCut }, place) => {
    const until = evenings[place + 1]?.firstLetter
    const letters = house.post.arrivals.slice(firstLetter, until).filter(isReminder)
    const all = letters.map(({ recipient }) => recipient).sort()
    // A letter that was on its way when the server was killed may come twice, and none may be missing.
    const got = isCut ? [...new Set(all)] : all
    return [
      ...(String(got) === String(isCut ? [...new Set(byMail)] : byMail)
        ? []
        : [`On ${day} mail went to ${got}, not to ${byMail}`]),
      ...(String(offered) === String(byHand) ? [] : [`On ${day} the list offered ${offered}, not ${byHand}`]),
    ]
  })

const lettersAstray: Sum = (_, { letters, house }) =>
  letters.flatMap(({ subject, wanted }) => {
    const got = house.post.arrivals.filter(mail => mail.subject === subject).map(({ recipient }) => recipient)
    return String(got.sort()) === String(wanted) ? [] : [`${subject} went to ${got}, not to ${wanted}`]
  })

/** The mails of the post office itself, by the moment at which somebody stopped them. */
const writtenAfterStop: Sum = (books, { stopped }) =>
  books('public.mail_outbox')
    .filter(({ template }) => template === 'newsletter' || template === 'booking-reminder')
    .filter(({ recipient, created_at }) => {
      const since = stopped.get(recipient)
      return since && new Date(created_at) > since
    })
    .map(({ template, recipient }) => `${recipient} had stopped, and there is a ${template}`)

const quotesAstray: Sum = (books, { quotes }) =>
  [...quotes].flatMap(([id, end]) => {
    const quote = books('public.quotes').find(each => each.id === id)
    // Who was not asked in time yet is still out.
    return quote?.status === end || (end === 'lapsed' && quote?.status === 'sent')
      ? []
      : [`${id} is ${quote?.status}, not ${end}`]
  })

/** The first line of the audit about each says who did it. */
const doneByOthers: Sum = (books, { doneBy }) => {
  const made = books('public.audit_log').filter(({ action }) => action === 'insert')
  return [...doneBy].flatMap(([row, actor]) => {
    const [table, id] = row.split(' ')
    const found = made.find(({ table_name, row_id }) => table_name === table && row_id === id)
    return found?.actor === actor
      ? []
      : [`The audit says that ${row} was made by ${found?.actor}, not by ${actor}`]
  })
}

const leaverActed: Sum = (books, { leaver, leftAt }) =>
  books('public.audit_log')
    .filter(
      ({ actor, created_at }) => actor === leaver.id() && new Date(created_at) > (leftAt ?? new Date(0)),
    )
    .map(({ action, table_name }) => `After she had left she did ${action} ${table_name}`)

/** Nowhere but, by name, on what the law wants kept. */
const forgottenFound: Sum = (books, { forgotten, house }) => {
  const marks = /xanthippe|quaggafontein|vergeetlaan|73 ?999 ?8877/i
  const lawful = ['public.service_invoices', 'public.payments']
  const tables = books.tables().filter(table => books(table).some(row => marks.test(JSON.stringify(row))))
  const onPapers = lawful
    .flatMap(table => books(table))
    .filter(row => /forget\.example|9998877|vergeetlaan/i.test(JSON.stringify(row)))
  const late = house.post.arrivals.filter(
    ({ recipient, date }) =>
      recipient === forgotten?.person.email && new Date(date ?? 0) > (forgotten.erasedAt ?? new Date(0)),
  )
  return [
    ...tables
      .filter(table => !lawful.includes(table))
      .map(
        table =>
          `Who was erased is in ${table}: ${cut(JSON.stringify(books(table).find(row => marks.test(JSON.stringify(row)))))}`,
      ),
    ...onPapers.map(({ id }) => `More than the name is on ${id}`),
    ...late.map(({ subject }) => `Who was erased was sent "${subject}"`),
    ...(marks.test(house.output()) ? ['Who was erased is in the log'] : []),
  ]
}

const isNothing = (body: string) => ['', '[]', 'null', '{}'].includes(body.trim())

/** Refused, or given nothing; and in no answer a word of somebody else's. */
const attackerGot: Sum = (books, world) => {
  const { attacks, regulars, requests } = world
  const people = [...regulars, ...requests].map(({ person }) => person)
  const marks = people.flatMap(({ email, phone }) => [email, phone, `0${phone.slice(3)}`])
  const tells = (body: string) => marks.some(mark => body.includes(mark))
  const isAnswered = ({ what, status, body }: World['attacks'][number]) =>
    (what === 'refused' || what === 'nothing') && status < 400 && !isNothing(body)
  return [
    ...attacks.flatMap(attack => {
      const told = `${attack.path} was answered with ${attack.status}: ${cut(attack.body)}`
      if (isAnswered(attack) || attack.status >= 500 || tells(attack.body)) return [told]
      // An attack on a door that is not there proves nothing.
      return attack.body.includes('PGRST202') ? [told] : []
    }),
    ...attackerLeft(books, world),
  ]
}

function attackerLeft(books: Books, { attacker, trapped }: World): string[] {
  const bookings = books('public.bookings')
  const isJunk = ({ guest_email, status }: Row) =>
    guest_email?.endsWith('@attack.example') && status !== 'cancelled'
  const own = ({ actor, table_name }: Row) => actor === attacker?.id() && table_name !== 'bookings'
  return [
    ...bookings.filter(({ id }) => trapped.includes(id)).map(({ id }) => `The trap kept ${id}`),
    ...bookings.filter(isJunk).map(({ id }) => `Junk stands: ${id}`),
    ...books('public.user_roles')
      .filter(({ user_id }) => user_id === attacker?.id())
      .map(() => 'The attacker has a role'),
    ...books('public.audit_log')
      .filter(own)
      .map(({ table_name }) => `The attacker wrote into ${table_name}`),
  ]
}

export const sums: Record<string, Sum> = {
  'nothing went wrong on the way': (_, { faults }) => faults,
  'it was a lively month': livedThrough,
  'nothing that was promised is lost': promisesLost,
  'no team was ever in two places': cleansAtOnce,
  'every clean is counted once': cleansMiscounted,
  'every clean is invoiced once': cleansNotInvoicedOnce,
  'money in is payments is lines of the bank': moneyAstray,
  'what people paid is what came in': moneyNotIn,
  'no visit of a plan was dropped': visitsDropped,
  'nothing is said or asked for twice': saidOrAskedTwice,
  'everybody was reminded once, by mail or from the list': remindersAstray,
  'each letter reached its readers once': lettersAstray,
  'nobody who stopped the newsletter was written to': writtenToStopped,
  'nobody who stopped anything was written to': writtenAfterStop,
  'each quote ended as its client said': quotesAstray,
  'the audit knows of every row': doneByNobody,
  'the audit says who did what': doneByOthers,
  'who left can do nothing': leaverActed,
  'who was erased is nowhere': forgottenFound,
  'the attacker got nothing': attackerGot,
}
