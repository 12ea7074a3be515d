// Shared by every part of the month: the server's clock, the days, the people and who is signed in.
import { addDays, type IsoDay, isSunday, todayAt } from '#domain/calendar.ts'
import { publicHolidayName } from '#domain/holidays.ts'
import type { ServerWithClock } from '#tests/faults/server-with-clock.ts'
import type { MailServer } from '#tests/mail/mail-server.ts'
import { type Dice, makeDice } from './dice.ts'
import { type Member, refresh } from './doors.ts'
import { makePeople, type Person } from './people.ts'

export type MonthSize = {
  people: number
  /** How many days before today are lived through. */
  days: number
  customers: number
  clients: number
  /** How many of each kind of thing that comes in by itself. */
  some: number
  /** How wide photographs are sent: as they are, unless said. */
  photoWidth?: number
}

export const monthSizes = {
  busy: { people: 390, days: 28, customers: 190, clients: 7, some: 14 },
  // All kinds of rows, few of each: for tests.
  small: { people: 99, days: 10, customers: 14, clients: 2, some: 4, photoWidth: 640 },
} satisfies Record<string, MonthSize>

export type Town = {
  url: string
  output(): string
  post: MailServer
  dice: Dice
  size: MonthSize
  today: IsoDay
  /** Everybody who is signed in, and stays so from day to day. */
  members: Member[]
  goTo(day: IsoDay, hour: number): Promise<void>
  comeToNow(): Promise<void>
  nextPerson(): Person
  /** A network address that nobody else has. */
  newAddress(): string
}

const hourMs = 3_600_000

type Founding = { server: ServerWithClock; post: MailServer; seed: number; size: MonthSize }

export function foundTown({ server, post, seed, size }: Founding): Town {
  const dice = makeDice(seed)
  const people = makePeople(dice, size.people)
  const members: Member[] = []
  const { url } = server
  let addresses = 0
  const setClock = async (hours: number) => {
    await server.setClock(hours)
    for (const member of members) await refresh(url, member)
  }
  return {
    ...{ url, output: server.output, post, dice, size, members, today: todayAt(new Date()) },
    goTo: (day, hour) => {
      const wanted = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+02:00`)
      return setClock(Math.min(0, Math.round((wanted.getTime() - Date.now()) / hourMs)))
    },
    comeToNow: () => setClock(0),
    nextPerson: () => {
      const person = people.shift()
      if (!person) throw new Error('The town has no more people: make it larger.')
      return person
    },
    newAddress: () => {
      addresses += 1
      return `198.18.${Math.floor(addresses / 250)}.${addresses % 250}`
    },
  }
}

export const isWorkday = (day: IsoDay) => !isSunday(day) && !publicHolidayName(day)

/** The calendar days from so many before today up to yesterday. */
export const daysBefore = ({ today, size }: Town) =>
  Array.from({ length: size.days }, (_, place) => addDays(today, place - size.days))

/** Runs them a few at a time. */
export async function eachOf<T>(list: readonly T[], act: (item: T) => Promise<unknown>, atOnce = 6) {
  for (let start = 0; start < list.length; start += atOnce)
    await Promise.all(list.slice(start, start + atOnce).map(act))
}
