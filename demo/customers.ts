// The office's customer cards: some with everything, some with a name and no more; regulars, doubles, one deleted.
import type { IsoDay } from '#domain/calendar.ts'
import type { Client, Office } from './accounts.ts'
import type { Regular } from './diary.ts'
import { type Member, must } from './doors.ts'
import type { Person } from './people.ts'
import { eachOf, type Town } from './town.ts'

export type Card = { id: string; person: Person }

const notes = [
  null,
  null,
  null,
  'Two dogs, both friendly. Allergic to lavender.',
  'Praat liewer Afrikaans. Betaal altyd kontant.',
  'Ulwimi lwakhe sisiXhosa. Gate at the back.',
]

export async function enterCustomers(town: Town, { staff }: Office): Promise<Card[]> {
  const cards = Array.from({ length: town.size.customers }, () => {
    const person = town.nextPerson()
    return { id: town.dice.uuid(), person, row: rowOf(town, person) }
  })
  await eachOf(cards, ({ id, row }) =>
    must(staff.tables.from('customers').insert({ id, ...row, user_id: staff.id })),
  )
  return cards.map(({ id, person }) => ({ id, person }))
}

function rowOf({ dice }: Town, { first_name, last_name, email, phone, address, city, zip_code }: Person) {
  const home = { address, city, state: 'Western Cape', zip_code }
  return {
    ...{ first_name, last_name, email },
    phone: dice.isLucky(0.9) ? phone : null,
    ...(dice.isLucky(0.8) && home),
    status: dice.pick(['active', 'active', 'active', 'active', 'inactive', 'prospect']),
    notes: dice.pick(notes),
  }
}

const businesses: [string, string][] = [
  ['Protea', 'Guest House'],
  ['Diaz', 'Dental Practice'],
]

export async function enterRegulars(town: Town, { staff }: Office): Promise<[Regular, Regular]> {
  const regulars = businesses.map(([first_name, last_name]) => {
    const reach = {
      email: `${first_name.toLowerCase()}@business.example`,
      phone: `+2744690${town.dice.digits(4)}`,
    }
    return { id: town.dice.uuid(), person: { ...town.nextPerson(), first_name, last_name, ...reach } }
  })
  for (const { id, person } of regulars) {
    await must(staff.tables.from('customers').insert({ id, ...person, status: 'active', user_id: staff.id }))
  }
  return regulars as [Regular, Regular]
}

/** Two cards of one person made one, another pair left to decide about, and one card deleted. */
export async function tidyCards({ dice }: Town, { staff }: Office, cards: Card[]) {
  const [first, second, third, gone] = cards as [Card, Card, Card, Card]
  const twin = await copyCard(staff, first, dice.uuid())
  await copyCard(staff, second, dice.uuid())
  const [keep, drop] = [await versionOf(staff, first.id), await versionOf(staff, twin)]
  const merge = {
    keep: first.id,
    drop: twin,
    choices: { name: 'keep', address: 'drop' },
    seen: { keep, drop },
  }
  await must(staff.tables.rpc('merge_customers', merge))
  await must(staff.tables.from('customers').delete().eq('id', gone.id).select('id'))
  await must(staff.tables.rpc('increment_referral_count', { customer_uuid: third.id }))
}

async function copyCard({ tables, id: userId }: Member, { person }: Card, id: string) {
  const { first_name, phone, address, city } = person
  const row = {
    first_name,
    last_name: 'Van Rensburg',
    phone,
    address: `${address}, ${city}`,
    status: 'active',
  }
  await must(tables.from('customers').insert({ id, ...row, user_id: userId }))
  return id
}

const versionOf = async ({ tables }: Member, id: string): Promise<string> =>
  (await must(tables.from('customers').select('updated_at').eq('id', id).single())).updated_at

/** Credits and points, each with its reason; and who brought whom, linked by hand. */
export async function keepBalances({ dice, size }: Town, { owner }: Office, cards: Card[]) {
  const moves = [
    { kind: 'credits', delta: 150, reason: 'Sorry for the late start on the 3rd' },
    { kind: 'points', delta: 40, reason: 'Spring competition' },
    { kind: 'credits', delta: -50, reason: 'Taken off the last invoice' },
  ]
  // One at a time, as the form does it.
  for (const { id } of cards.slice(4, 4 + size.some))
    for (const move of moves) {
      const own = [{ ...move, id: dice.uuid() }]
      const seen = await versionOf(owner, id)
      await must(owner.tables.rpc('edit_client', { customer_uuid: id, changes: {}, moves: own, seen }))
    }
  const [one, other] = [cards.at(-1), cards.at(-2)] as [Card, Card]
  const link = { id: dice.uuid(), referrer_customer_id: one.id, referred_customer_id: other.id }
  await must(owner.tables.from('referrals').insert(link))
}

/** A client's own notes in /crm, which nobody else may see. */
export async function keepOwnRows({ dice, nextPerson }: Town, { member }: Client, day: IsoDay) {
  const id = dice.uuid()
  const { first_name, last_name, email, phone } = nextPerson()
  await must(
    member.tables.from('customers').insert({ id, first_name, last_name, email, phone, user_id: member.id }),
  )
  const service = { id: dice.uuid(), customer_id: id, service_type: 'window-cleaning', service_date: day }
  await must(member.tables.from('services').insert({ ...service, price: 250, user_id: member.id }))
}
