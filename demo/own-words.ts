// An article in the owner's own words, and what staff want to be told on their phones.
import { addDays } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

export async function putInOwnWords({ today }: Town, { owner, staff }: Office) {
  const key = 'sand-after-the-east-wind'
  const article = {
    id: key,
    title: 'Sand after the east wind',
    excerpt: 'What we do first when the wind has blown for three days, and what you can leave to us.',
    category: 'Home Tips',
    date: addDays(today, -3),
    picture: 'art:steam',
    text: 'Begin at the top: **sills and tracks** first, floors last.\n\nA damp cloth lifts sand that a dry one only moves.',
    is_shown: 'shown',
  }
  await must(owner.tables.from('site_texts').insert({ kind: 'article', key, entries: [article] }))
  await must(staff.tables.rpc('set_notices', { unwanted_occasions: ['referral'], names_shown: true }))
}
