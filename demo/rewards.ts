// The loyalty programme and Refer Now: people who join, one of them twice with another address; friends who came, who
// have not come yet, and who were customers already.
import type { Clean, Regular } from './diary.ts'
import { sendForm } from './doors.ts'
import { fullName, type Person } from './people.ts'
import type { Town } from './town.ts'

export async function joinLoyalty(town: Town, known: Person[]) {
  const strangers = Array.from({ length: town.size.some }, town.nextPerson)
  const people = [...strangers, ...known.slice(0, Math.ceil(town.size.some / 3))]
  for (const person of people) await register(town, person)
  // The same phone from another home: a question for the office.
  for (const person of people.slice(0, 2)) await register(town, { ...person, address: '3 Nuwe Straat' })
}

async function register(town: Town, person: Person) {
  const { dice } = town
  const row = {
    ...{ id: dice.uuid(), first_name: person.first_name, phone: person.phone },
    last_name: person.last_name === '-' ? 'Petersen' : person.last_name,
    email: person.email ?? `${person.phone.slice(3)}@phone.example`,
    ...{ address: person.address, city: person.city, state: 'Western Cape', zip_code: person.zip_code },
    ...{ marketing_consent: dice.isLucky(0.6), terms_accepted: true },
  }
  await sendForm(town.url, 'loyalty_registrations', row, town.newAddress())
}

/** On the day before their friend asks for a first clean. */
export async function referFriends(town: Town, cleans: Clean[], referrers: Person[]) {
  for (const { asker } of cleans)
    if (asker.door === 'guest') await refer(town, town.dice.pick(referrers), asker.person)
}

export async function referOthers(town: Town, referrers: Person[], regulars: Regular[]) {
  for (let count = 0; count < town.size.some / 2; count += 1)
    await refer(town, town.dice.pick(referrers), town.nextPerson())
  for (const { person } of regulars) await refer(town, town.dice.pick(referrers), person)
}

async function refer(town: Town, referrer: Person, friend: Person) {
  if (referrer.phone === friend.phone) return
  const row = {
    ...{ id: town.dice.uuid(), referrer_name: fullName(referrer), referrer_phone: referrer.phone },
    ...{ friend_name: fullName(friend), friend_phone: friend.phone },
    message: town.dice.pick([
      null,
      'She moves in next month.',
      "Sy soek iemand vir Vrydae, dis 'n groot huis.",
    ]),
  }
  await sendForm(town.url, 'referral_requests', row, town.newAddress())
}
