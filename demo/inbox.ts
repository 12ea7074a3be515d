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

/** by: no two of a first name, as they stand one above the other. */
type Said = { by: string; stars: number; text: string; answer?: string }

// More than a month brings, so that nobody says what somebody else said; each answer is to its own.
const praises: Said[] = [
  {
    by: 'Marike Botha',
    stars: 5,
    text: 'Spotless, and on time. The kitchen has not looked like this since we moved in.',
    answer: 'That made our week. Thank you for writing it down.',
  },
  { by: 'Hennie Fourie', stars: 5, text: 'Baie dankie, die huis ruik heerlik en alles blink!' },
  {
    by: 'Zukiswa Ndlovu',
    stars: 3,
    text: 'Good work, but they came forty minutes late and nobody phoned.',
    answer: 'You are right, and we are sorry: a puncture at Voorbaai. We phone next time, whatever happens.',
  },
  { by: 'Bronwyn Adams', stars: 5, text: 'They found my grandmother’s ring under the couch. Enough said.' },
  {
    by: 'Deon Terblanche',
    stars: 5,
    text: 'Two big dogs, one pale rug. I had a new one in the basket online; I have taken it out again.',
    answer: 'Greetings to both dogs. The rug has years in it yet.',
  },
  {
    by: 'Ayanda Sithole',
    stars: 4,
    text: 'Windows are perfect. They missed one skirting behind the piano, came back the next day for it.',
    answer: 'Thank you for telling us the same evening: it now stands on the list for pianos.',
  },
  {
    by: 'Claire Hendricks',
    stars: 5,
    text: 'We let our flat at Diaz Beach. Four hours between guests and not once have they been late.',
  },
  {
    by: 'Wilmé Le Roux',
    stars: 5,
    text: 'Ek het my sleutel vir hulle gelos en gaan werk. Alles presies waar ek dit gelos het, net skoon.',
  },
  {
    by: 'Farouk Isaacs',
    stars: 4,
    text: 'Panels make a third more since Tuesday. A little dearer than the boy with the hose, but he broke a clip.',
    answer: 'Soft brush, tank water, no clips harmed. See you after the next east wind.',
  },
  { by: 'Ruth Williams', stars: 5, text: 'My mother is eighty-four and particular. She made them tea.' },
  {
    by: 'Tumelo Khumalo',
    stars: 5,
    text: 'The agent went along the skirtings with a white tissue. It stayed white; she kept their number.',
  },
  {
    by: 'Nadia Pillay',
    stars: 5,
    text: 'No perfume, no headache. First cleaner in years that I can be in the house with.',
    answer: 'We are glad that you could stay in. That is what it is made for.',
  },
  {
    by: 'Gert Swanepoel',
    stars: 4,
    text: 'The mattress dried slower than they said, but the stain of ten years is gone.',
  },
  { by: 'Amanda Roos', stars: 5, text: 'The oven door is see-through again. I had forgotten that it was.' },
  {
    by: 'Lwazi Mqhayi',
    stars: 5,
    text: 'They asked before they moved anything, and put every shell back on the sill.',
  },
  {
    by: 'Sanet Goosen',
    stars: 4,
    text: 'Came in the rain with their shoes off. The stoep waits for a dry day, as agreed.',
  },
]

/** One by somebody, every second evening. */
export async function writeReview(town: Town, daysAgo: number) {
  const place = daysAgo / 2
  const name = praises[place % praises.length]?.by ?? ''
  await review(town, { name, email: emailOf(town.nextPerson()), place })
}

/** One by the link that the mail after a clean brings; and one who wants no such mail. */
export async function answerReviewMail(town: Town, done: Clean[]) {
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
  const { stars, text } = praises[place % praises.length] ?? {}
  const words = { rating: stars, review_text: text }
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
  const select = 'id, review_text'
  const reviews = await must(staff.tables.from('reviews').select(select).order('created_at').order('id'))
  for (const [place, { id, review_text }] of reviews.slice(0, -3).entries()) {
    const reply = praises.find(({ text }) => text === review_text)?.answer
    const decision =
      place === 0
        ? { status: 'rejected', rejection_reason: 'Not about a clean of ours' }
        : { status: 'approved', ...(reply && { reply }) }
    await must(staff.tables.from('reviews').update(decision).eq('id', id))
  }
}

async function olderHalf({ tables }: Member, table: string): Promise<{ id: string }[]> {
  const rows = await must(tables.from(table).select('id').order('created_at').order('id'))
  return rows.slice(0, Math.ceil(rows.length / 2))
}
