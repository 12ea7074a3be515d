// An article in the owner's own words, and what staff want to be told on their phones.
import { addDays } from '#domain/calendar.ts'
import type { Office } from './accounts.ts'
import { must } from './doors.ts'
import type { Town } from './town.ts'

const ownText = `Three days of it, and the bay is in every drawer. The east wind blows across the beach before it reaches us, so what lies on your sills is not dust. It is quartz, ground small, with the salt of the spray on it. It is harder than glass, varnish and most floors, and that is why the order in which you clean matters more than what you clean with.

## Wait until it has dropped

Leave the broom where it is while the wind still blows: what you sweep up at noon is back by two. Close the windows on the side it comes from, lay a rolled towel along the bottom of the doors, and take the mats in before they are full.

When it is still, open everything for half an hour. Then fetch the vacuum and not the broom. A broom lifts the fine part and lets it down again behind you, on the shelf that you have just wiped.

## From the top down

Begin high: **lamps, curtain rails, the tops of doors and cupboards.** Sills and tracks come next, furniture after them, floors last. Whatever you loosen falls, and you want it to fall on something that is still to be done.

1. **Vacuum first, with the soft brush.** Hold it just above the surface, so that it draws the grains up and does not push them along.
2. **Then a damp cloth.** Fold it in four and turn to a clean side after each stroke. A side that has gone round twice is sandpaper.
3. **Rinse in a bucket, not in the basin.** Let it settle and pour the sand out on the flower bed: a cup of it in the trap is a plumber in the week.
4. **Glass gets water before it gets a hand.** Hose or sponge it down, and wash it once the grit has run off.
5. **Floors twice.** Vacuum slowly, along the skirtings first, then mop with very little water. A wet floor takes the sand into the joints and keeps it there.

> A damp cloth lifts sand that a dry one only moves.

## The places that everybody forgets

Walk through the house once more when you think that you are done, and run a finger along these.

- **The rails of sliding doors.** Grit in there is what makes a door heavy, and it grinds the wheels flat. Loosen it with an old toothbrush, vacuum it out, and only then wipe. No oil: it glues the next sand to the rail.
- **The fridge and the tumble dryer.** Both breathe through a grille low down. A minute with the brush, with the plug out, and they run cooler.
- **Air conditioners.** Slide the filters out, rinse them under the tap, and let them dry in the shade before they go back.
- **Beds.** Strip them, shake the covers outside, and vacuum the mattress along its seams. Nobody sleeps well on a beach.
- **The washing machine.** Shake towels outdoors first. Empty the filter after the first load and you will see what it was spared.
- **The braai and the outside taps.** Here it is the salt that does the harm. A bucket of fresh water now is cheaper than a new grid in autumn.

## What it does to a carpet

On tiles you see it. A carpet swallows it, and every step above grinds it against the root of the pile. Go over each strip slowly, there and back, then once across. Nothing wet before that: water turns loose sand into cement. If your feet still find grains the next day, they are below where a household machine can reach.

## What you can leave to us

Most of this you can do yourself in a morning, and we would rather tell you how than come for nothing. These are the things that we are asked for after a wind:

- **Sliding doors:** rails brushed, vacuumed and washed, so that they run with one finger again.
- **Couches and curtains:** the sand is drawn out dry before anything gets wet.
- **Carpets:** [hot-water extraction](/services#specialist-carpet) for what has sunk to the backing.
- **Panels:** the film is thin, but it lies between the sun and the cells. We wash it off [with soft brushes and filtered water](/services#solar-panel).

Send us a photograph on the morning after, and say which room bothers you most. We begin with that one.`

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
