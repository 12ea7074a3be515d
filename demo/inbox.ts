// The Inbox: messages, reviews and possible duplicates; some answered, some waiting.
import type { Office } from './accounts.ts'
import type { Clean } from './diary.ts'
import { letterTo, type Member, must, sendForm } from './doors.ts'
import { emailOf, fullName } from './people.ts'
import type { Town } from './town.ts'

const questions = [
  'Do you clean ovens as part of a deep clean, or is that extra?',
  'Hallo, ek soek iemand vir elke tweede Vrydag in Hartenbos. Wat sal dit kos?',
  'Molo, ndicela ixabiso lokucoca indlu enamagumbi amathathu e-Dana Bay.',
  'My landlord wants the carpets done before the 30th; is there still a place? It is urgent, please phone after five.',
  "You did my mother's flat (Mrs O'Neill). Thank you! Could you do the windows at no. 14 as well?",
]

export async function writeMessages(town: Town) {
  for (let count = 0; count < town.size.some; count += 1) {
    const person = town.nextPerson()
    const row = {
      ...{ id: town.dice.uuid(), name: fullName(person), email: emailOf(person) },
      phone: town.dice.isLucky(0.7) ? person.phone : null,
      message: questions[count % questions.length],
    }
    await sendForm(town.url, 'contact_messages', row, town.newAddress())
  }
}

const praises = [
  'Spotless, and on time. The kitchen has not looked like this since we moved in.',
  'Baie dankie, die huis ruik heerlik en alles blink!',
  'Good work, but they came forty minutes late and nobody phoned.',
  "They found my grandmother's ring under the couch. Enough said.",
]
const stars = [5, 5, 3, 5]

/** Reviews by anyone, and one by the link that the mail after a clean brings. */
export async function writeReviews(town: Town, done: Clean[]) {
  for (let count = 0; count < town.size.some; count += 1) {
    const person = town.nextPerson()
    await review(town, { name: fullName(person), email: emailOf(person), place: count })
  }
  const askers = done.map(({ asker }) => asker).filter(asker => asker.door === 'guest')
  const [happy, tired] = askers.filter(({ person }) => person.email)
  if (!happy || !tired) return
  const email = emailOf(happy.person)
  const clean_token = await letterTo(town.post, email, /\/reviews\/new\?clean=([0-9a-f]{64})/)
  await review(town, { name: fullName(happy.person), email, clean_token, place: 0 })
  const unwanted = await letterTo(town.post, emailOf(tired.person), /\/reviews\/stop\?clean=([0-9a-f]{64})/)
  await fetch(`${town.url}/reviews/stop?clean=${unwanted}`, { method: 'POST', redirect: 'manual' })
}

type Praise = { name: string; email: string; place: number; clean_token?: string }

async function review(town: Town, { place, ...about }: Praise) {
  const words = { rating: stars[place % stars.length], review_text: praises[place % praises.length] }
  await sendForm(town.url, 'reviews', { id: town.dice.uuid(), ...about, ...words }, town.newAddress())
}

/** The office works through the older half. */
export async function workOnInbox(office: Office) {
  const { staff } = office
  await decideReviews(staff)
  for (const table of ['contact_messages', 'loyalty_registrations', 'referral_requests'])
    for (const { id } of await olderHalf(staff, table))
      await must(staff.tables.from(table).update({ handled_at: new Date().toISOString() }).eq('id', id))
  const [first, second] = await olderHalf(staff, 'customer_suggestions')
  if (first) await must(staff.tables.rpc('settle_suggestion', { suggestion_id: first.id, take: false }))
  if (second) await must(staff.tables.rpc('settle_suggestion', { suggestion_id: second.id, take: true }))
}

async function decideReviews(staff: Member) {
  const reviews = await olderHalf(staff, 'reviews')
  for (const [place, { id }] of reviews.entries()) {
    const decision =
      place === 0
        ? { status: 'rejected', rejection_reason: 'Not about a clean of ours' }
        : { status: 'approved', ...(place % 2 && { reply: 'Thank you! We look forward to the next one.' }) }
    await must(staff.tables.from('reviews').update(decision).eq('id', id))
  }
}

async function olderHalf({ tables }: Member, table: string): Promise<{ id: string }[]> {
  const rows = await must(tables.from(table).select('id').order('created_at').order('id'))
  return rows.slice(0, Math.ceil(rows.length / 2))
}
