// The sample month: four weeks of a small business up to this minute, and what is ahead. Small enough to be made while
// somebody waits, and with something on every screen.
import { sampleOpenDay, samplePeople, samplePrices } from '#content/sample-month.ts'
import { addDays, type IsoDay, isSunday } from '#domain/calendar.ts'
import { publicHolidayName } from '#domain/holidays.ts'
import { rhythms } from '#domain/plan-days.ts'
import type { Owner } from '#server/database/owner.ts'
import { askAhead, bookDay, type Card, workThroughDay } from './fill-diary.ts'
import { fillInbox } from './fill-inbox.ts'
import { billDay, createPayers } from './fill-money.ts'
import type { Looker } from './sample-caller.ts'
import { must, type Opened, openDoors, type SampleDoors } from './sample-doors.ts'

type OwnDatabase = { asOwner<T>(work: (owner: Owner) => Promise<T>): Promise<T> }

const daysBack = 28
const daysAhead = 12
const noon = 12 * 60
const evening = 18 * 60

export async function fillMonth(
  sample: Opened & { database: OwnDatabase },
  looker: Looker,
  onShare: (share: number) => void,
) {
  const doors = openDoors(sample, looker)
  const days = workdays(doors.today, -daysBack + 1, -1)
  const [firstDay = doors.today] = days
  doors.goTo(addDays(firstDay, -1), noon)
  await setUp(doors)
  const cards = await enterPeople(doors)
  await openPlans(doors, cards, days)
  const payers = createPayers()
  for (const [place, day] of days.entries()) {
    await bookDay(doors, cards, { day, place, count: 2 })
    await workThroughDay(doors, day)
    doors.goTo(day, evening)
    await billDay(doors, payers, day)
    onShare((place + 1) / (days.length + 4))
  }
  await liveToday(doors, cards)
  onShare(0.95)
  doors.comeToNow()
  await askAhead(doors, cards, workdays(doors.today, 1, daysAhead))
  await fillInbox(doors)
  await forgetMail(sample.database)
  onShare(1)
}

const workdays = (today: IsoDay, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => addDays(today, from + place)).filter(isWorkday)

const isWorkday = (day: IsoDay) => !isSunday(day) && !publicHolidayName(day)

async function setUp({ owner, today }: SampleDoors) {
  const settings = { slot_capacity: 2, prices_published: true }
  await must(owner.from('business_settings').update(settings).eq('id', 1))
  await must(owner.from('price_list').insert(samplePrices))
  const bank = { bank_name: 'Sample Bank', bank_account_number: '12 3456 7890', bank_branch_code: '123456' }
  await must(owner.from('business_facts').update(bank).eq('id', 1))
  // A Sunday or a holiday on which somebody looks around is a day of work as well.
  if (!isWorkday(today))
    await must(owner.from('day_overrides').insert({ day: today, is_open: true, reason: sampleOpenDay }))
}

async function enterPeople({ owner, ownerId }: SampleDoors): Promise<Card[]> {
  const cards = samplePeople.map((person, place) => ({ ...person, id: crypto.randomUUID(), place }))
  const rows = cards.map(({ id, place, first_name, last_name, suburb, address, notes = null }) => ({
    ...{ id, first_name, last_name, address, city: suburb, notes, user_id: ownerId, status: 'active' },
    email: `${first_name}.${place}@mail.example`.toLowerCase(),
    phone: `+2782000${String(10 + place).padStart(4, '0')}`,
  }))
  await must(owner.from('customers').insert(rows))
  for (const { id } of cards.slice(0, 6))
    await must(owner.rpc('set_channel', { of_customer: id, channel: 'whatsapp' }))
  return cards
}

// Two who come by themselves, from the first two days of work: no plan begins on a Sunday.
async function openPlans({ owner }: SampleDoors, cards: Card[], days: IsoDay[]) {
  const starting = rhythms.slice(0, 2)
  for (const [place, card] of cards.slice(0, 2).entries()) {
    const plan = {
      ...{ id: crypto.randomUUID(), customer_id: card.id, service_type: 'residential-standard' },
      ...{ address: `${card.address}, ${card.suburb}`, suburb: card.suburb, rhythm: starting[place] },
      ...{ from_day: days[place] ?? days[0], start_minute: 840, crew_id: 1 + place, minutes: 150 },
      ...{ price_cents: 62_000, on_closed: 'skip' },
    }
    await must(owner.rpc('make_plan', { plan }))
  }
}

async function liveToday(doors: SampleDoors, cards: Card[]) {
  await bookDay(doors, cards, { day: doors.today, place: 3, count: 4 })
  await workThroughDay(doors, doors.today)
}

// Nothing was sent, and nothing will be: so nothing waits either.
const forgetMail = (database: OwnDatabase) =>
  database.asOwner(owner => owner.run('delete from public.mail_outbox'))
