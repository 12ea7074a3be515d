// A month of the business around today, lived through the real doors: the server's clock is set back and comes forward
// day by day, while visitors, clients, staff and the owner do what they do. One seed, one month. Each kind of row has
// its file; a change that brings a new kind of row adds it there.
import type { Clocked, ServerWithClock } from '#tests/faults/server-with-clock.ts'
import { startServerWithClock } from '#tests/faults/server-with-clock.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import { type Office, openOffice, signUpClients } from './accounts.ts'
import { readBank } from './bank.ts'
import { answerRequests, askForCleans, workThroughDay } from './bookings.ts'
import {
  type Card,
  enterCustomers,
  enterRegulars,
  keepBalances,
  keepOwnRows,
  tidyCards,
} from './customers.ts'
import { type Clean, planDiary, type Regular } from './diary.ts'
import { must, untilTrue } from './doors.ts'
import { hangPicture, setUpHouse, takeBackup } from './house.ts'
import { bringInPeople } from './import.ts'
import { answerReviewMail, workOnInbox, writeMessages, writeReview } from './inbox.ts'
import { writeInvoices } from './invoices.ts'
import { workThroughSheets } from './job-sheets.ts'
import { sayThings } from './messages.ts'
import { askForMoney, leaveUnpaid } from './money.ts'
import { subscribe, writeNews } from './newsletter.ts'
import { putInOwnWords } from './own-words.ts'
import { invoiceCleans, payInvoices, sendStatement } from './payments.ts'
import { emailOf } from './people.ts'
import { keepPlans, openPlans, workOnPlans } from './plans.ts'
import { sendEarlyQuote, setPrices, writeQuotes } from './quotes.ts'
import { joinLoyalty, referFriends, referOthers } from './rewards.ts'
import { writeHistory } from './services.ts'
import { daysBefore, foundTown, type MonthSize, type Town } from './town.ts'
import { lookAround } from './visits.ts'
import { waitForEarlier } from './waiting-list.ts'

type FillableHouse = {
  server: ServerWithClock
  post: MailServer
  size: MonthSize
  /** Told how far it is. */
  tell?: (words: string) => void
}

/** Ignores the environment and .env: the real business's data is never opened. */
export const throwaway = { DATABASE_URL: '', ADMIN_EMAIL: '', BACKUP_DIR: '', MIGRATE: 'on' }

/** A server before the month begins, with a post office of its own; the database is throwaway, and embedded unless said otherwise. */
export async function startFillableHouse(
  size: MonthSize,
  settings: Record<string, string> = {},
  clocked: Pick<Clocked, 'setDatabaseClock' | 'like'> = {},
): Promise<FillableHouse> {
  const post = await startMailServer()
  const loose = { RATE_LIMIT_SCALE: '1000', TRUST_PROXY: '127.0.0.1', SMTP_URL: post.url }
  const own = { ...throwaway, ...loose, ...settings }
  const hoursAhead = -24 * (size.days + 1)
  const server = await startServerWithClock(own, { hoursAhead, ...clocked })
  return { server, post, size }
}

export async function fillBusyMonth(house: FillableHouse, seed = 1) {
  const tell = house.tell ?? (() => {})
  const town = foundTown({ ...house, seed })
  tell('people and prices')
  const month = await openMonth(town)
  const days = daysBefore(town)
  for (const [place, day] of days.entries()) {
    await town.goTo(day, 7)
    await liveMorning(month, day)
    await town.goTo(day, 17)
    await liveEvening(month, day, place - days.length)
    tell(`day ${place + 1} of ${days.length}`)
  }
  tell('today')
  await town.comeToNow()
  await liveMorning(month, town.today)
  await workThroughDay(month, town.today)
  await keepPlans(town, month.office, month.cards)
  await waitForEarlier(month)
  await askForMoney(town, month.office)
  await sayThings(month)
  await workThroughSheets(month)
  await finish(month)
}

type Month = {
  town: Town
  office: Office
  staff: Office['staff']
  cards: Card[]
  regulars: [Regular, Regular]
  cleans: Clean[]
  earlyQuoteKey?: string
}

async function openMonth(town: Town): Promise<Month> {
  const [firstDay = town.today] = daysBefore(town)
  await town.goTo(firstDay, 6)
  const office = await openOffice(town)
  await setUpHouse(town, office)
  await setPrices(office)
  await hangPicture(town, office)
  const clients = await signUpClients(town)
  const cards = await enterCustomers(town, office)
  const regulars = await enterRegulars(town, office)
  await writeHistory(town, office, cards)
  await openPlans(town, office, cards)
  const cleans = planDiary(town, clients, regulars)
  const [first] = clients
  if (first) await keepOwnRows(town, first, firstDay)
  refuseSomeMail(town, cleans)
  return { town, office, staff: office.staff, cards, regulars, cleans }
}

// One box does not exist, another is full for now.
function refuseSomeMail({ post, today }: Town, cleans: Clean[]) {
  const guests = cleans.filter(({ day }) => day >= today).map(({ asker }) => asker)
  const [unknown, full] = guests.filter(asker => asker.door === 'guest')
  if (unknown) post.answers[emailOf(unknown.person)] = Array(100).fill(550)
  if (full) post.answers[emailOf(full.person)] = Array(10_000).fill(452)
}

async function liveMorning({ town, staff, cards, cleans }: Month, day: string) {
  const asked = cleans.filter(({ askedOn }) => askedOn === day)
  const friends = friendsAmong(cleans).filter(clean => asked.includes(clean))
  const known = cards.slice(6).map(({ person }) => person)
  await referFriends(town, friends, known)
  // Each is answered before the next comes: nobody may have more than three requests that wait.
  for (const clean of asked) {
    await askForCleans(town, staff, [clean])
    await answerRequests({ town, staff, cleans: [clean] })
  }
  await lookAround(town)
}

// Some of those who come for the first time, whatever the dice say: the first of them at least.
const friendsAmong = (cleans: Clean[]) =>
  cleans
    .filter(({ fate, asker }) => fate === 'completed' && asker.door === 'guest')
    .filter((_, place) => place % 4 === 0)

// Events that happen once in the month, so many days before today.
async function liveEvening(month: Month, day: string, daysAgo: number) {
  const { town, office, cards, cleans, regulars } = month
  await workThroughDay(month, day)
  await workOnPlans(office, day)
  const known = cards.slice(6).map(({ person }) => person)
  const doneBefore = cleans.filter(clean => clean.day < day && clean.fate === 'completed')
  if (daysAgo <= -4 && daysAgo % 2 === 0) await writeReview(town, -daysAgo, doneBefore)
  if (daysAgo === -5) month.earlyQuoteKey = await sendEarlyQuote(month, day)
  if (daysAgo === -5) await joinLoyalty(town, known)
  if (daysAgo === -4) await subscribe(town)
  if (daysAgo === -4) await putInOwnWords(town, office)
  if (daysAgo === -3) await writeNews(office)
  if (daysAgo === -3) await writeMessages(town)
  if (daysAgo === -3) await answerReviewMail(town, doneBefore)
  if (daysAgo === -2) await workOnInbox(office)
  if (daysAgo === -2) await payInvoices({ town, office, day }, await writeInvoices(town, office, cards))
  if (daysAgo === -2) await tidyCards(town, office, cards)
  if (daysAgo === -1) await invoiceCleans({ town, office, day })
  if (daysAgo === -1) await sendStatement({ town, office, day })
  if (daysAgo === -1) await readBank(town, office, day)
  await leaveUnpaid(town, office, cards, daysAgo)
  if (daysAgo === -1) await bringInPeople(town, office)
  if (daysAgo === -1) await keepBalances(town, office, cards)
  if (daysAgo === -1) await takeBackup(town, office)
  if (daysAgo === -1) await referOthers(town, known, regulars)
}

// Today's post: some of it is still unread. When the last of it has been mailed about, so has everything before.
async function finish({ town, office, staff, earlyQuoteKey }: Month) {
  await writeMessages(town)
  await writeQuotes({ town, staff }, earlyQuoteKey)
  const waiting = async () => {
    const asked = office.owner.tables.from('mail_outbox').select('recipient, attempts')
    return (await must(asked.eq('status', 'waiting'))).filter(({ attempts }) => attempts === 0).length
  }
  await untilTrue(async () => (await waiting()) === 0)
}
