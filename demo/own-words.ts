// An article in the owner's own words, and what staff want to be told on their phones.
import { addDays } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

const ownText = `Three days of it, and the bay is in every drawer. Leave the broom where it is until the wind has dropped: what you sweep up at noon is back by two.

## From the top down

Begin high: **sills and tracks** first, floors last. A soft brush on the vacuum takes what lies loose, and only then comes water.

> A damp cloth lifts sand that a dry one only moves.

Rinse the cloth in a bucket, never in the basin: a cup of sand in the trap is a plumber in the week.

## What you can leave to us

- **Sliding doors:** the grit in their rails is what makes them heavy.
- **Curtains and couches:** we draw the sand out before anything gets wet.
- **Panels:** a film that you hardly see costs a tenth of the day.

Send us a message on the morning after. We keep two places free for it.`

export async function putInOwnWords({ today }: Town, { owner, staff }: Office) {
  const key = 'sand-after-the-east-wind'
  const article = {
    id: key,
    title: 'Sand after the east wind',
    excerpt: 'What we do first when the wind has blown for three days, and what you can leave to us.',
    category: 'Home Tips',
    date: addDays(today, -3),
    picture: 'art:steam',
    text: ownText,
    is_shown: 'shown',
  }
  await must(owner.tables.from('site_texts').insert({ kind: 'article', key, entries: [article] }))
  await must(staff.tables.rpc('set_notices', { unwanted_occasions: ['referral'], names_shown: true }))
}
