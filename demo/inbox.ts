// The Inbox: messages, reviews and possible duplicates; some answered, some waiting.
import { kindOf, type ServiceKind } from '#domain/service-types.ts'
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

/** by: no two of a first name, as they stand one above the other. after: the cleans that it may have been said of. */
type Said = { by: string; stars: number; text: string; answer?: string; after: ServiceKind[] }

// Of which a sentence may be true.
const home: ServiceKind[] = ['residential-standard', 'residential-deep']

// More than a month brings, so that nobody says what somebody else said; each answer is to its own.
const praises: Said[] = [
  {
    by: 'Marike Botha',
    after: home,
    stars: 5,
    text: 'Spotless, and on time. The kitchen has not looked like this since we moved in.',
    answer: 'That made our week. Thank you for writing it down.',
  },
  { by: 'Hennie Fourie', after: home, stars: 5, text: 'Baie dankie, die huis ruik heerlik en alles blink!' },
  {
    by: 'Zukiswa Ndlovu',
    after: [...home, 'move-in-out'],
    stars: 3,
    text: 'Good work, but they came forty minutes late and nobody phoned.',
    answer: 'You are right, and we are sorry: a puncture at Voorbaai. We phone next time, whatever happens.',
  },
  {
    by: 'Bronwyn Adams',
    after: ['residential-deep', 'upholstery-clean'],
    stars: 5,
    text: 'They found my grandmother’s ring under the couch. Enough said.',
  },
  {
    by: 'Deon Terblanche',
    after: ['carpet-clean', 'residential-deep'],
    stars: 5,
    text: 'Two big dogs, one pale rug. I had a new one in the basket online; I have taken it out again.',
    answer: 'Greetings to both dogs. The rug has years in it yet.',
  },
  {
    by: 'Ayanda Sithole',
    after: home,
    stars: 4,
    text: 'Windows are perfect. They missed one skirting behind the piano, came back the next day for it.',
    answer: 'Thank you for telling us the same evening: it now stands on the list for pianos.',
  },
  {
    by: 'Claire Hendricks',
    after: ['residential-standard'],
    stars: 5,
    text: 'We let our flat at Diaz Beach. Four hours between guests and not once have they been late.',
  },
  {
    by: 'Wilmé Le Roux',
    after: home,
    stars: 5,
    text: 'Ek het my sleutel vir hulle gelos en gaan werk. Alles presies waar ek dit gelos het, net skoon.',
  },
  {
    by: 'Farouk Isaacs',
    after: ['solar-panel-clean'],
    stars: 4,
    text: 'Panels make a third more since Tuesday. A little dearer than my own hose and ladder, but I broke a clip.',
    answer: 'Soft brush, tank water, no clips harmed. See you after the next east wind.',
  },
  {
    by: 'Ruth Williams',
    after: home,
    stars: 5,
    text: 'My mother is eighty-four and particular. She made them tea.',
  },
  {
    by: 'Tumelo Khumalo',
    after: ['move-in-out'],
    stars: 5,
    text: 'The agent went along the skirtings with a white tissue. It stayed white; she kept their number.',
  },
  {
    by: 'Nadia Pillay',
    after: home,
    stars: 5,
    text: 'No perfume, no headache. First cleaner in years that I can be in the house with.',
    answer: 'We are glad that you could stay in. That is what it is made for.',
  },
  {
    by: 'Gert Swanepoel',
    after: ['mattress-clean'],
    stars: 4,
    text: 'The mattress dried slower than they said, but the stain of ten years is gone.',
  },
  {
    by: 'Amanda Roos',
    after: ['residential-deep', 'move-in-out'],
    stars: 5,
    text: 'The oven door is see-through again. I had forgotten that it was.',
  },
  {
    by: 'Lwazi Mqhayi',
    after: [...home, 'window'],
    stars: 5,
    text: 'They asked before they moved anything, and put every shell back on the sill.',
  },
  {
    by: 'Sanet Goosen',
    after: ['residential-standard'],
    stars: 4,
    text: 'Came in the rain with their shoes off. The stoep waits for a dry day, as agreed.',
  },
]

/** One by somebody, every second evening; by the link in our mail where it fits the clean. */
export async function writeReview(town: Town, daysAgo: number, done: Clean[]) {
  const place = daysAgo / 2
  const said = praises[place % praises.length]
  const name = said?.by ?? ''
  const link = linksIn(town, askedByMail(done).slice(2)).find(({ kind }) => said?.after.includes(kind))
  if (!link) return review(town, { name, email: emailOf(town.nextPerson()), place })
  usedLinks.add(link.clean_token)
  await review(town, { name, email: link.email, clean_token: link.clean_token, place })
}

// The first two answer by themselves, below.
const askedByMail = (done: Clean[]) =>
  done.flatMap(({ asker, type }) =>
    asker.door === 'guest' && asker.person.email ? [{ person: asker.person, type }] : [],
  )

const usedLinks = new Set<string>()
const linkShape = /\/reviews\/new\?clean=([0-9a-f]{64})/

/** The links that have come and were not used. */
function linksIn({ post }: Town, asked: ReturnType<typeof askedByMail>) {
  return asked.flatMap(({ person, type }) => {
    const email = emailOf(person)
    const letters = post.arrivals.filter(({ recipient }) => recipient === email)
    const clean_token = letters.map(({ text }) => linkShape.exec(text ?? '')?.[1]).find(Boolean)
    return clean_token && !usedLinks.has(clean_token) ? [{ email, clean_token, kind: kindOf(type) }] : []
  })
}

/** One by the link that the mail after a clean brings; and one who wants no such mail. */
export async function answerReviewMail(town: Town, done: Clean[]) {
  const [happy, tired] = askedByMail(done)
  if (!happy || !tired) return
  const email = emailOf(happy.person)
  const clean_token = await letterTo(town.post, email, linkShape)
  await review(town, { name: fullName(happy.person), email, clean_token, place: 0 })
  const unwanted = await letterTo(town.post, emailOf(tired.person), /\/reviews\/stop\?clean=([0-9a-f]{64})/)
  await fetch(`${town.url}/reviews/stop?clean=${unwanted}`, { method: 'POST', redirect: 'manual' })
}

type Praise = { name: string; email: string; place: number; clean_token?: string }

async function review(town: Town, { place, ...about }: Praise) {
  const { stars, text } = praises[place % praises.length] ?? {}
  const words = { rating: stars, review_text: text }
  // As the form does, which says so to whoever comes by the link.
  const told = about.clean_token && { is_kind_told: true }
  const row = { id: town.dice.uuid(), ...about, ...words, ...told }
  await sendForm(town.url, 'reviews', row, town.newAddress())
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
