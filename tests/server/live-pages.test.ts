// Pages follow what they show, and the forms on them work as plain forms.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFacts } from '#content/business.ts'
import { cut, hostileTexts } from '#tests/hostile-texts.ts'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startSite({ RATE_LIMIT_SCALE: '1000' }, { like: 'with every page' })
})
afterAll(() => server.stop())

const read = async (path: string) => (await fetch(server.url + path)).text()
const soon = { timeout: limit(10_000) }

const review = (number: number, more: object = {}) => ({
  name: 'Thandi Mokoena',
  email: 'thandi@secret.example',
  review_text: `Windows like air, the ${number}th time.`,
  rating: 5,
  status: 'approved',
  created_at: new Date(Date.UTC(2026, 0, number)).toISOString(),
  ...more,
})
const insert = async (rows: object[]) =>
  expect((await server.tables.from('reviews').insert(rows)).error).toBeNull()
const factsIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')['@graph']?.[0]

test('a review is on the page soon after it is approved, and off it when it is taken back', async () => {
  const id = 'c7000000-0000-4000-8000-000000000001'
  await insert([
    review(1, { id, status: 'pending', review_text: 'Spotless, and </script><b>kind</b>\u2028.' }),
  ])
  expect(await read('/reviews')).not.toContain('Spotless')
  const set = (change: object) => server.tables.from('reviews').update(change).eq('id', id)
  await set({ status: 'approved', reply: 'Come again' })
  await expect.poll(() => read('/reviews'), soon).toContain('Come again')
  const html = await read('/reviews')
  expect(html).toContain('Spotless, and &lt;/script&gt;&lt;b&gt;kind&lt;/b&gt;')
  expect(html).not.toContain('secret.example')
  expect(html).toContain('4.9/5 based on 50+ reviews')
  expect(factsIn(html)).toMatchObject({
    '@type': 'LocalBusiness',
    review: [{ author: { name: 'Thandi M.' }, reviewBody: 'Spotless, and </script><b>kind</b>\u2028.' }],
  })
  expect(factsIn(html)).not.toHaveProperty('aggregateRating')
  await set({ status: 'rejected', rejection_reason: 'A test' })
  await expect.poll(() => read('/reviews'), soon).not.toContain('Spotless')
})

test('whatever is in a review, search engines read it as it was typed', async () => {
  const texts = Object.values(hostileTexts)
  await insert(texts.map((text, number) => review(number + 1, { name: cut(text, 50), review_text: text })))
  type Told = { author: { name: string }; reviewBody: string }
  const told = async (): Promise<Told[]> => factsIn(await read('/reviews')).review ?? []
  const written = async () => (await told()).map(({ reviewBody }) => reviewBody)
  await expect.poll(written, soon).toEqual(texts.toReversed())
  expect((await told()).at(-1)?.author.name).toBe(hostileTexts.script)
  await server.tables.from('reviews').delete().eq('status', 'approved')
  await expect.poll(written, soon).toEqual([])
})

test('from ten on the score is computed, and the older ones stand on pages of their own', async () => {
  expect((await fetch(`${server.url}/reviews/page/2`)).status).toBe(404)
  await insert(Array.from({ length: 12 }, (_, i) => review(i + 2, { rating: i < 2 ? 3 : 5 })))
  await expect.poll(() => read('/reviews'), soon).toContain('4.7/5 based on 12 reviews')
  const [first, second] = [await read('/reviews'), await read('/reviews/page/2')]
  expect(factsIn(first).aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 12 })
  expect(first.indexOf('the 13th time')).toBeLessThan(first.indexOf('the 12th time'))
  expect(first).not.toContain('the 3th time')
  expect(first).toContain('href="/reviews/page/2#reviews"')
  // What the score counts is said beside it, and what it does not; on a phone six are open; one stands beside the score.
  for (const words of [
    'based on the 12 reviews clients have left here',
    'Read 3 more',
    'Said earlier, and not counted in the score',
  ])
    expect(first).toContain(words)
  for (const words of ['the 3th time', 'the 2th time', '<title>Client Reviews, page 2'])
    expect(second).toContain(words)
  expect(factsIn(second)).toMatchObject({
    aggregateRating: { ratingValue: 4.7, reviewCount: 12 },
    review: [3, 2].map(number => ({ reviewBody: `Windows like air, the ${number}th time.` })),
  })
  expect(second).toContain('/share/reviews.jpg')
  expect(await read('/sitemap.xml')).toContain('/reviews/page/2</loc>')
  // The three newest happy ones are quoted at home.
  await expect.poll(() => read('/'), soon).toMatch(/the 13th time\..*the 11th time\./s)
  // The score stands where people decide, too.
  for (const path of ['/', '/booking']) expect(await read(path)).toContain('4.7 of 5, 12 reviews')
})

test('a special that is not below the published list is offered on no page', async () => {
  const deep = { kind: 'residential-deep', price_from_cents: 950_00, included_size: 2, per_unit_cents: 0 }
  const paths = ['/', '/services', '/booking', '/marketing', '/facebook-ad']
  const isTold = (page: string) =>
    /R\s?950 (instead of R\s?990, |deep clean )?for/.test(page.replace(/<[^>]*>/g, ''))
  const told = async () => (await Promise.all(paths.map(read))).filter(isTold).length
  await expect.poll(told, soon).toBe(paths.length)
  expect((await server.tables.from('price_list').upsert(deep)).error).toBeNull()
  const publish = (prices_published: boolean) =>
    server.tables.from('business_settings').update({ prices_published }).eq('id', 1)
  await publish(true)
  await expect.poll(told, soon).toBe(0)
  await server.tables.from('price_list').update({ price_from_cents: 990_00 }).eq('kind', deep.kind)
  await expect.poll(told, soon).toBe(paths.length)
  await publish(false)
})

test('pages and adverts promise what the owner has set, and nothing while it rests', async () => {
  const builders = '/blog/after-the-builders'
  const [advert, article] = [await read('/facebook-ad'), await read(builders)]
  for (const page of [advert, article]) expect(page).toContain('10% off')
  const { error } = await server.tables.from('promotions').insert([
    { name: 'deep_clean', price_cents: 1_200_00, covers: 'a flat & its stoep', ends_on: '2099-12-10' },
    { name: 'renovation', percent: 12 },
    { name: 'first_clean', percent: 20 },
  ])
  expect(error).toBeNull()
  await expect.poll(() => read(builders), soon).toContain('with us is 12% off, and as always')
  for (const words of [
    'R\u00a01\u00a0200 for a flat &amp; its stoep',
    'Until 10 December 2099.',
    '<span>until 10 Dec 2099',
  ])
    expect(await read('/marketing')).toContain(words)
  expect(await read('/facebook-ad')).toContain('content="12% off your first post-renovation clean with')
  expect(await read('/facebook-service-ad')).toContain('20% off your first clean')

  await server.tables.from('promotions').update({ is_on: false }).neq('name', '')
  await expect.poll(() => read('/facebook-service-ad'), soon).not.toContain('% off')
  expect(await read('/facebook-service-ad')).toContain('Book Your Cleaning Today')
  for (const page of [await read('/marketing'), await read('/facebook-ad')]) {
    expect(page).toContain('This special is not running at the moment.')
    expect(page).not.toMatch(/R\u00a01\u00a0200|12%|data-poster/)
  }
  expect(await read(builders)).toContain('as we go. As always you see')
  await server.tables.from('promotions').delete().neq('name', '')
  await expect.poll(() => read('/facebook-ad'), soon).toBe(advert)
  expect(await read(builders)).toBe(article)
})

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

const typed = {
  name: 'Anna Botha',
  email: 'anna@mail.example',
  phone: '',
  message: 'What does a clean cost?',
}

test('a message is taken from a plain form, and answered by a place on the page', async () => {
  // Pressed twice: stored once.
  for (const answer of await Promise.all([post('/contact', typed), post('/contact', typed)]))
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact#sent'])
  const { data } = await server.tables.from('contact_messages').select('name, phone, message')
  expect(data).toEqual([{ name: 'Anna Botha', phone: null, message: typed.message }])
  expect(await read('/contact')).toContain('id="sent"')
})

test('what is wrong with a plain form is told in the page, and nothing typed is lost', async () => {
  const answer = await post('/contact', { ...typed, name: 'A', email: '"><b>x', message: 'Short' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const html = await answer.text()
  for (const words of [
    'Minimum length is 2 characters',
    'Minimum length is 10 characters',
    '>Short</textarea>',
  ])
    expect(html).toContain(words)
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;x"')
  expect(await read('/contact')).not.toContain('Short')
})

test('a hostile plain form gets the warning, a program thanks for nothing, another site a refusal', async () => {
  const hostile = await post('/contact', { ...typed, message: 'Hello <script>alert(1)</script>' })
  expect(await hostile.text()).toContain('Security Warning: Invalid input detected.')
  const program = await post('/contact', { ...typed, name: 'Robot Robot', website: 'x' })
  expect(program.status).toBe(303)
  const { data } = await server.tables.from('contact_messages').select('id').eq('name', 'Robot Robot')
  expect(data).toEqual([])
  expect((await post('/contact', typed, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a review is taken from a plain form too, with its stars', async () => {
  const fields = { name: 'Anna Botha', email: 'anna@mail.example', review_text: 'Plainly good work.' }
  const unrated = await (await post('/reviews/new', fields)).text()
  for (const words of ['Rating is required', '>Plainly good work.</textarea>'])
    expect(unrated).toContain(words)
  const answer = await post('/reviews/new', { ...fields, rating: '4', wants_google: 'on' })
  expect(answer.headers.get('location')).toBe('/reviews/new#sent')
  const { data } = await server.tables
    .from('reviews')
    .select('rating, status, wants_google')
    .eq('name', 'Anna Botha')
  expect(data).toEqual([{ rating: 4, status: 'pending', wants_google: true }])
})

test('a link that nobody sent stops nothing, and a mail program is told so', async () => {
  const path = `/reviews/stop?clean=${'ab'.repeat(32)}`
  const answer = await post(path, {})
  expect(answer.headers.get('location')).toBe('/reviews/unknown-link')
  expect((await post(path, { 'List-Unsubscribe': 'One-Click' })).status).toBe(404)
})

test('the owner’s facts are on every page, in the office and in the manifest soon after they are set, and go again', async () => {
  const set = async (facts: object) =>
    expect((await server.tables.from('business_facts').update(facts).eq('id', 1)).error).toBeNull()
  const home = () => read('/')
  const facts = {
    ...{ name: 'Fynbos <b>& Sons', slogan_start: 'Dust goes', slogan_end: 'AWAY', tagline: 'Two sisters' },
    ...{ email: 'us@fynbos.test', phone: '+27445550101', after_hours_phone: '+27825550102' },
    ...{ whatsapp: '+27835550103', street: '7 Lagoon Road', town: 'Knysna', province: 'Garden Province' },
    ...{ postal_code: '6571', map_link: 'https://maps.test/k?q=1%2C2', areas: ['Knysna', 'Brenton'] },
    ...{ google_link: 'https://g.test/fynbos', facebook_link: 'https://f.test/fynbos', youtube_link: '' },
    ...{ bank_name: 'Lagoon Bank', bank_account_name: 'Fynbos', bank_account_number: '62 1234 5678' },
    ...{ bank_branch_code: '250655', vat_number: '4123456789' },
    ...{ registration_number: '2016/999999/07', since: '2011', is_insured: false },
    ...{ insurer: 'Lagoon Mutual', answer_within: 'soon' },
    ...{ is_vetted: true, signs_for_keys: true },
    logo: 'own:c7000000-0000-4000-8000-000000000001:560x128:280,560:280,560',
  }
  expect(Object.keys(facts)).toEqual(Object.keys(startFacts))
  await set(facts)
  await expect.poll(home, soon).toContain('Fynbos &lt;b&gt;&amp; Sons: eco-friendly')
  expect(await home()).toContain('044 555 0101')
  expect(await home()).toMatch(
    /, since 2011<.*Two sisters.*, since 2011.*Registration number 2016\/999999\/07\./s,
  )
  expect(await home()).not.toMatch(/Coastal Clean|044 000 0000|Lagoon Bank|Lagoon Mutual/)
  expect(await read('/admin')).toContain('<title>Fynbos &lt;b&gt;&amp; Sons</title>')
  expect(JSON.parse(await read('/manifest.webmanifest')).name).toBe('Fynbos <b>& Sons')
  expect(await read('/invoice')).toContain('Lagoon Bank')
  await set(Object.fromEntries(Object.keys(facts).map(name => [name, null])))
  await expect.poll(home, soon).toContain('Coastal Clean: eco-friendly')
  expect(await home()).not.toContain('name="facts"')
})

test('what the owner writes herself is on the pages soon, hostile or not, and goes back to how it came', async () => {
  const { question, answer } = { question: '</script><b>Why?', answer: '{areas} $& {{nothing}}\nSecond line' }
  const write = { kind: 'booking-questions', entries: [{ id: 'why', question, answer }] }
  expect((await server.tables.from('site_texts').insert(write)).error).toBeNull()
  await expect.poll(() => read('/booking'), soon).toContain('&lt;/script&gt;&lt;b&gt;Why?')
  const html = await read('/booking')
  // No line ends within the name of a suburb.
  expect(html).toContain(
    'Dana\u00A0Bay, Great\u00A0Brak\u00A0River and George $&amp; {{nothing}}\nSecond line',
  )
  expect(html).not.toContain('Do I have to be at home?')
  expect(factsIn(html)).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: question }] })
  await server.tables.from('site_texts').update({ entries: [] }).eq('kind', 'booking-questions')
  await expect.poll(() => read('/booking'), soon).not.toContain('FAQPage')
  expect(await read('/booking')).not.toContain('Good questions')
  await server.tables.from('site_texts').delete().eq('kind', 'booking-questions')
  await expect.poll(() => read('/booking'), soon).toContain('Do I have to be at home?')
})

test('an article of the owner’s has its page, its place in the sitemap and its day', async () => {
  const entry = {
    ...{ id: 'a', title: 'Wind & sand', excerpt: 'After a south-easter.', category: 'Seasonal' },
    ...{ date: '2026-01-05', picture: 'art:windows', is_shown: 'shown' },
    text: '## First\n\n<script>alert(1)</script> and **bold**, [here](javascript:alert(1)) or [there](/contact)',
  }
  const row = { kind: 'article', key: 'wind-and-sand' }
  const write = (changes: object) =>
    server.tables
      .from('site_texts')
      .upsert({ ...row, entries: [{ ...entry, ...changes }] })
      .throwOnError()
  const status = async () => (await fetch(`${server.url}/blog/wind-and-sand`)).status
  await write({ date: '2099-01-01' })
  await write({})
  await expect.poll(status, soon).toBe(200)
  const html = await read('/blog/wind-and-sand')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; and <strong>bold</strong>')
  expect(html).toContain('<a href="/contact">there</a>')
  expect(html).not.toMatch(/href="javascript|<script>alert/)
  expect(html).toContain('/share/blog.jpg')
  expect(await read('/sitemap.xml')).toContain('/blog/wind-and-sand</loc>')
  expect(await read('/blog')).toContain('Wind &amp; sand')
  await write({ date: '2099-01-01' })
  await expect.poll(status, soon).toBe(404)
  expect(await read('/blog')).not.toContain('Wind &amp; sand')
  await server.tables.from('site_texts').delete().eq('key', row.key).throwOnError()
})
