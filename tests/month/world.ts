// The month and what the people in it know by themselves: who they are, what they asked for and were promised. The sums at the
// end are held against this, not against what the server says of itself.
import { type Dice, makeDice } from '#demo/dice.ts'
import { demoPassword, letterTo, must, untilTrue } from '#demo/doors.ts'
import { emailOf, fullName, makePeople, type Person } from '#demo/people.ts'
import { addDays, type IsoDay, isSunday } from '#domain/calendar.ts'
import { publicHolidayName } from '#domain/holidays.ts'
import { type Caller, makeCaller } from './caller.ts'
import type { House } from './house.ts'

export type MonthSize = { firstDay: IsoDay; days: number; regulars: number; requestsADay: number }

/** From Easter Monday's fortnight: three public holidays, whatever day it is today. */
export const monthSizes = {
  long: { firstDay: '2027-03-01', days: 30, regulars: 40, requestsADay: 3 },
  small: { firstDay: '2027-03-17', days: 8, regulars: 12, requestsADay: 2 },
} satisfies Record<string, MonthSize>

export type Channel = 'mail' | 'whatsapp'
export type Known = Person & { email: string; channel: Channel; name: string }
export type Regular = { id: string; planId: string; person: Known; client?: Caller }
/** A request of a stranger, and the private link that it came with. */
export type Request = { id: string; token: string; person: Known; day: IsoDay; askedOn: IsoDay }

/** firstLetter: how many letters had arrived by then. */
export type Evening = {
  day: IsoDay
  byMail: string[]
  byHand: string[]
  offered: string[]
  firstLetter: number
  isCut: boolean
}

export type World = {
  house: House
  dice: Dice
  size: MonthSize
  days: IsoDay[]
  today: IsoDay
  people: Person[]
  owner: Caller
  staff: Caller
  leaver: Caller
  regulars: Regular[]
  requests: Request[]
  /** Who did it, by table and id. */
  doneBy: Map<string, string>
  /** Rows whose arrival was promised to somebody. */
  promised: Map<string, string>
  /** What people paid: in the bank by its words, and in hand. */
  bank: { words: string; cents: number }[]
  inHand: Map<string, number>
  /** What the office sees as open at the end, by invoice. */
  owing: Map<string, number>
  /** The cleans that were done, and what was paid for each at the door. */
  completed: Map<string, number>
  /** On which day a clean was agreed, and how each quote ended. */
  confirmedOn: Map<string, IsoDay>
  quotes: Map<string, 'approved' | 'declined' | 'lapsed'>
  lapsing: Map<string, IsoDay>
  /** Cancelled by their own link, which must be good for nothing afterwards. */
  gone: { id: string; token: string }[]
  /** What should not have happened, in a sentence each. */
  faults: string[]
  /** Who wants no more letters, and since when. */
  stopped: Map<string, Date>
  /** Of each evening: who had to hear of tomorrow's clean, by mail and by hand. */
  evenings: Evening[]
  /** Messages that were sent by hand. */
  said: Set<string>
  /** What the attacker was answered. */
  attacks: { what: string; path: string; status: number; body: string }[]
  /** Readers of the newsletter with their keys, and who had to get each letter. */
  readers: Map<string, string>
  letters: { subject: string; wanted: string[] }[]
  kills: number
  restores: number
  attacker?: Caller
  /** Who will stop reminders by mail. */
  stopper?: string
  /** Ids that a program sent into the trap. */
  trapped: string[]
  /** Of who leaves: the address of her calendar, and since when she has. */
  calendar?: string
  leftAt?: Date
  forgotten?: { person: Known; bookingId: string; day: IsoDay; erasedAt?: Date }
}

export const isWorkday = (day: IsoDay) => !isSunday(day) && !publicHolidayName(day)

export const daysOf = ({ firstDay, days }: MonthSize) =>
  Array.from({ length: days }, (_, place) => addDays(firstDay, place))

export async function foundWorld(house: House, size: MonthSize, seed: number): Promise<World> {
  const dice = makeDice(seed)
  const days = daysOf(size)
  const [today = size.firstDay] = days
  await house.goTo(today, 6)
  await house.start()
  const owner = await setUpOwner(house)
  const staff = await hire(house, owner, 'marietjie@coastalclean.example')
  const leaver = await hire(house, owner, 'leaver@coastalclean.example')
  return {
    ...{ house, dice, size, days, today, owner, staff, leaver },
    people: makePeople(dice, size.regulars + 40 + size.days * size.requestsADay * 2),
    ...{ regulars: [], requests: [], bank: [], evenings: [], attacks: [], gone: [], faults: [] },
    ...{ doneBy: new Map(), promised: new Map(), stopped: new Map(), said: new Set() },
    ...{ readers: new Map(), letters: [], trapped: [], kills: 0, restores: 0 },
    ...{
      confirmedOn: new Map(),
      quotes: new Map(),
      lapsing: new Map(),
      inHand: new Map(),
      owing: new Map(),
      completed: new Map(),
    },
  }
}

let known = 0

/** Somebody new, whom we reach by mail unless she says otherwise. Nobody shares a phone with her. */
export function newPerson({ people }: World, channel: Channel = 'mail'): Known {
  const person = people.shift()
  if (!person) throw new Error('The town has no more people: make it larger.')
  known += 1
  const last_name = person.last_name === '-' ? 'Petersen' : person.last_name
  const own = { ...person, last_name, phone: `+2773${String(4_000_000 + known)}` }
  return { ...own, email: emailOf(own), channel, name: fullName(own) }
}

async function setUpOwner(house: House): Promise<Caller> {
  const email = 'owner@coastalclean.example'
  const owner = makeCaller(house, { email })
  const printed = () => /\/auth\?setup=(\S+)\n/.exec(house.output())?.[1]
  await untilTrue(() => printed() !== undefined)
  const token = printed()
  const answer = await owner.ask('/auth/v1/setup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, email, password: demoPassword }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  owner.keep(await answer.json())
  return owner
}

/** Signed up, and confirmed with what the mail brought. */
export async function signUp(house: House, email: string, about: object = {}): Promise<Caller> {
  const caller = makeCaller(house, { email })
  await must(caller.auth().signUp({ email, password: demoPassword, options: { data: about } }))
  const token_hash = await letterTo(house.post, email, /token_hash=([\w-]+)/)
  caller.keep((await must(caller.auth().verifyOtp({ token_hash, type: 'signup' }))).session)
  return caller
}

async function hire(house: House, owner: Caller, email: string): Promise<Caller> {
  const caller = await signUp(house, email)
  await must(owner.tables.rpc('promote_user_to_staff', { user_email: email }))
  return caller
}
