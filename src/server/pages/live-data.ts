// The rows that public pages show, by topic, read with a visitor's rights where those reach.
import type { Facts } from '#domain/business-facts.ts'
import { soldAlone } from '#domain/promotion.ts'
import type { PublishedReview } from '#domain/review.ts'
import { mostAsked } from '#domain/service-types.ts'
import { type OwnTexts, readTexts } from '#domain/site-text.ts'
import { suburbsByTown } from '#domain/suburbs.ts'
import type { Database } from '#server/database/database.ts'
import { quoteLiteral } from '#server/database/owner.ts'
import { readKeptServer } from '#server/mail/mail-server.ts'
import type { LiveData } from './site.ts'

const farEnds = Object.entries(suburbsByTown)
  .map(([town, suburbs]) => `(${quoteLiteral(town)}, ${quoteLiteral(suburbs.at(-1) ?? '')})`)
  .join()

const readers: Record<string, string> = {
  gallery: `
    select coalesce(jsonb_agg(to_jsonb(shown) - 'place' order by shown.place, shown.id), '[]')
    from (
      select id, built_in, title, alt, category, width, height, avif_widths, webp_widths, place
      from public.gallery_pictures where is_shown
    ) as shown`,
  newsletters: 'select public.newsletter_archive()',
  hours: 'select public.opening_hours()',
  promotions: 'select public.current_promotions()',
  prices: 'select public.published_prices()',
  measurement: 'select to_jsonb(public.measurement_id())',
  // Fourteen days from today, for a clean of a home; where nothing of the second week is free, the first later one that is. And
  // when in them each clean fits that an advert sells by itself. And when one of a home fits in each town: the way there takes
  // its time, too.
  days: `
    select jsonb_build_object(
      'slots', jsonb_agg(jsonb_build_object('day', day, 'slot', slot, 'state', state) order by day, slot),
      'later', case when not bool_or(state = 'free' and day > today + 6) then (
        select jsonb_build_object('day', later.day, 'slot', later.slot)
        from public.available_slots(today + 14, today + 74, service_type => '${mostAsked}') as later
        where later.state = 'free' order by later.day, later.slot limit 1) end,
      'fits', (
        select jsonb_object_agg(kind, (
          select coalesce(jsonb_agg(jsonb_build_object('day', day, 'slot', slot) order by day, slot), '[]')
          from public.available_slots(today, today + 13, service_type => kind) where state = 'free'))
        from unnest(string_to_array('${soldAlone.join()}', ',')) as kind),
      'inTown', (
        select jsonb_object_agg(town, (
          select coalesce(jsonb_agg(jsonb_build_object('day', day, 'slot', slot) order by day, slot), '[]')
          from public.available_slots(today, today + 13, service_type => '${mostAsked}', suburb => far_end) where state = 'free'))
        from (values ${farEnds}) as towns (town, far_end)))
    from (select (now() at time zone 'Africa/Johannesburg')::date as today) as clock,
      lateral public.available_slots(today, today + 13, service_type => '${mostAsked}')
    group by today`,
}

// The server's own: the kind of clean is told on the pages, and is no column of the public wire.
const reviewsReader = `
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id desc), '[]')
  from (
    select id, shown_name, review_text, rating, is_from_clean, clean_kind, reply, created_at,
      (created_at at time zone 'Africa/Johannesburg')::date as created_on
    from public.reviews where status = 'approved'
  ) as shown`

// The server's own: the bank among them is for papers, and for no visitor's eyes.
const factsReader = `
  select jsonb_strip_nulls(to_jsonb(business_facts)) - 'id' - 'updated_at' from public.business_facts`

const textsReader = `
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'key', key, 'entries', shown) order by kind, key), '[]')
  from public.site_texts, lateral (
    -- An article has its day: until then it is hidden, and so is the one that it takes the place of.
    select case when kind = 'article' and entries -> 0 ->> 'date' > ((now() at time zone 'Africa/Johannesburg')::date)::text
      then jsonb_set(entries, '{0,is_shown}', '"hidden"') else entries end as shown) as today`

export const liveTopics = ['facts', 'mail', 'reviews', 'texts', ...Object.keys(readers)]

export async function readLiveData(database: Database, topics = liveTopics): Promise<LiveData> {
  const shown = topics.filter(topic => topic in readers)
  const statements = shown.map(topic => ({ text: readers[topic] ?? '', name: `live ${topic}` }))
  const answers = await database.tx({ role: 'anon' }, statements, { readOnly: true })
  const live = shown.map((topic, i) => [topic, JSON.parse(answers[i]?.[0]?.[0] ?? 'null')])
  const facts = topics.includes('facts') && { facts: await readFacts(database) }
  const texts = topics.includes('texts') && { texts: await readOwnTexts(database) }
  const reviews = topics.includes('reviews') && { reviews: await readReviews(database) }
  const mail = topics.includes('mail') && { mail: (await readKeptServer(database)) !== undefined }
  return { ...Object.fromEntries(live), ...facts, ...texts, ...reviews, ...mail }
}

/** What the owner has set of the facts of her business. */
export async function readFacts(database: Database): Promise<Partial<Facts>> {
  return JSON.parse((await readOwn(database, { text: factsReader, name: 'live facts' })) ?? '{}')
}

/** What she has written herself. */
async function readOwnTexts(database: Database): Promise<OwnTexts> {
  const rows = await readOwn(database, { text: textsReader, name: 'live texts' })
  return readTexts(JSON.parse(rows ?? '[]'))
}

async function readReviews(database: Database): Promise<PublishedReview[]> {
  return JSON.parse((await readOwn(database, { text: reviewsReader, name: 'live reviews' })) ?? '[]')
}

async function readOwn(database: Database, statement: { text: string; name: string }) {
  const [[[answer] = []] = []] = await database.tx({ role: 'backend' }, [statement], { readOnly: true })
  return answer
}

export const factsIn = (live: LiveData) => live.facts as Partial<Facts>

export type LiveVersions = Record<string, number>

/** How often each topic has changed; db/functions/base/note-live-change.sql counts. */
export async function readLiveVersions(database: Database): Promise<LiveVersions> {
  const statement = { text: 'select public.live_versions()', name: 'live versions' }
  const [[[versions] = []] = []] = await database.tx({ role: 'backend' }, [statement], { readOnly: true })
  return JSON.parse(versions ?? '{}')
}
