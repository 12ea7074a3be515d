// The owner sets her own facts, every one of them: nothing that anybody reads may still say what was so before.
import { readdirSync } from 'node:fs'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { business, setFacts, startFacts } from '#content/business.ts'
import { calendarEntry } from '#content/calendar-entry.ts'
import { setTexts } from '#content/site-texts.ts'
import { startTexts } from '#content/start-texts.ts'
import type { Facts } from '#domain/business-facts.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import type { Invoice } from '#domain/invoice.ts'
import {
  type Entry,
  fieldChoices,
  isFixed,
  type OwnTexts,
  type TextKind,
  textKinds,
  textRules,
} from '#domain/site-text.ts'
import { statementOf } from '#domain/statement.ts'
import { drawCreditNote } from '#server/invoices/draw-credit-note.ts'
import { drawInvoice } from '#server/invoices/draw-invoice.ts'
import type { MailTemplate } from '#server/mail/payloads.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { drawStatement } from '#server/statements/draw-statement.ts'
import { anyPicture } from '#tests/any-picture.ts'
import { textsOf } from '#tests/texts-of.ts'
import { startArticles } from '#web/articles/start-articles.ts'
import { noLiveData } from '#web/rendering/live-data.ts'
import { cases } from './mail/sample-letters.ts'

const facts: Facts = {
  name: 'Fynbos & Sons',
  slogan_start: 'Dust goes',
  slogan_end: 'AWAY',
  tagline: 'Two sisters from Knysna',
  email: 'us@fynbos.test',
  phone: '+27445550101',
  after_hours_phone: '+27825550102',
  whatsapp: '+27835550103',
  street: '7 Lagoon Road',
  town: 'Knysna',
  province: 'Garden Province',
  postal_code: '6571',
  map_link: 'https://maps.test/knysna',
  areas: ['Knysna', 'Brenton', 'Sedgefield'],
  google_link: 'https://g.test/fynbos',
  facebook_link: 'https://f.test/fynbos',
  youtube_link: 'https://y.test/fynbos',
  bank_name: 'Lagoon Bank',
  bank_account_name: 'Fynbos Account',
  bank_account_number: '62 1234 5678',
  bank_branch_code: '250655',
  vat_number: '4123456789',
  registration_number: '2016/999999/07',
  since: '2011',
  is_insured: false,
  insurer: 'Lagoon Mutual',
  answer_within: 'before supper',
  logo: 'own:c7000000-0000-4000-8000-000000000001:560x128:280,560:280,560',
  is_vetted: true,
  signs_for_keys: true,
}

const invoice: Invoice = {
  ...{ number: '2027-007', day: '2027-03-01', issuedOn: '2027-03-02', dueOn: '2027-03-09' },
  ...{ description: 'Deep clean', place: 'De Bakke', totalCents: 2160_00, openCents: 2160_00 },
  ...{ clientName: 'Elsabé Ndlovu', clientAddress: ['12 Church Street'] },
}
const note = { id: 'a', number: 'CN-2027-007-1', day: '2027-03-05', amountCents: 115_00, reason: 'The oven' }
const account = {
  ...{ name: 'Elsabé Ndlovu', address: ['12 Church Street'], from: '2027-03-01', to: '2027-03-31' },
  ...{ invoices: [], credit_notes: [], payments: [], credits: [] },
}

// The town and the areas are also names of places: on the pages of those places, in the foot that leads there, in
// articles and in what clients have said.
const places = /Great Brak River/
const before = new RegExp(
  [
    ...[
      'coastal ?clean',
      'We clean \\.\\.\\.',
      '/logo.svg',
      'Owner-operated in Mossel Bay',
      '(?:27|0) ?44 ?000',
      '(?:27|0) ?82 ?000',
    ],
    ...['Marsh Street', 'Marsh%20Street', 'Western Cape', '\\b6500\\b', 'Great Brak River'],
    ...['Example Bank', '00 0000 0000', '\\b000000\\b', 'fully insured', 'noon of the next working day'],
  ].join('|'),
  'i',
)
// Every text that the owner may write, written anew: each field says whose it is.
const ownEntry = (kind: TextKind, place: number): Entry => {
  const fields = Object.keys(textRules[kind].fields)
  const texts = fields.map(name => [name, fieldChoices[name]?.at(-1) ?? `My ${name} ${place} ${kind}`])
  return { ...Object.fromEntries(texts), id: `own-${place}` }
}
const ownList = (kind: TextKind) => startOf(kind).map(({ id }, place) => ({ ...ownEntry(kind, place), id }))
const startOf = (kind: TextKind): readonly Entry[] => (kind === 'article' ? startArticles : startTexts[kind])
function ownArticles() {
  const changed = startArticles.map(({ id }) => id)
  const article = (place: number) => ({
    ...ownEntry('article', place),
    date: '2027-01-01',
    is_shown: 'shown',
  })
  return Object.fromEntries([...changed, 'mine'].map((key, place) => [key, [article(place)]]))
}
const texts: OwnTexts = Object.fromEntries(
  textKinds.map(kind => [kind, kind === 'article' ? ownArticles() : { '': ownList(kind) }]),
)
const live = { ...noLiveData, facts, texts }
const siteUrl = 'https://coastal.example'
const context = { siteUrl, sendsMail: true, publishableKey: 'key', manifest: undefined, live }

let render: typeof import('#web/render.tsx')
beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  // Loaded while the facts are the old ones: whatever was put together then, and kept, shows below.
  render = await import('#web/render.tsx')
  setFacts(facts)
  setTexts(texts)
})
afterAll(() => {
  setFacts({})
  setTexts({})
})

test('every fact is tried', () => {
  for (const name of Object.keys(startFacts) as (keyof Facts)[])
    expect([name, facts[name]]).not.toEqual([name, startFacts[name]])
})

test('no page, head, JSON-LD or file for crawlers says what was so before', async () => {
  const paths = render.listPages(live).map(({ path }) => path)
  expect(paths).toContain('/facebook-service-ad')
  const isOfPlaces = (path: string) =>
    ['/mossel-bay', '/george', '/about'].includes(path) || path.startsWith('/blog')
  for (const path of paths) {
    const { html } = await render.renderPage(path, context)
    const said = isOfPlaces(path) ? html.replaceAll('Great Brak River', '') : html
    expect({ path, says: around(said) }).toEqual({ path, says: undefined })
  }
  const others = [(await render.renderNotFound(context)).html, (await render.renderApp(context)).html]
  for (const text of [...others, ...Object.values(render.renderFiles(context))])
    expect(around(text)).toBeUndefined()
})

test('no page says what an owner’s text said before, and every one of hers is on some page', async () => {
  const old = textKinds.flatMap(kind =>
    startOf(kind).flatMap(entry =>
      Object.entries(entry)
        .filter(isWritten)
        .flatMap(([, text]) => text.split('\n'))
        // A word or two are said elsewhere as well.
        .filter(text => text.length > (isFixed(kind) ? 30 : 3)),
    ),
  )
  expect(old.length).toBeGreaterThan(40)
  const all: string[] = []
  for (const { path } of render.listPages(live).filter(({ path }) => path !== '/parts')) {
    const { html } = await render.renderPage(path, context)
    const said = readable(html)
    expect({ path, says: old.filter(text => said.includes(readable(text))) }).toEqual({ path, says: [] })
    all.push(said)
  }
  const pages = all.join('\n')
  for (const kind of textKinds)
    for (const [name, text] of Object.entries(Object.values(texts[kind] ?? {})[0]?.[0] ?? {}).filter(
      isWritten,
    ))
      expect([kind, name, pages.includes(text)]).toEqual([kind, name, true])
})

test('every fact that is for visitors is on some page', async () => {
  const shown = await Promise.all(
    ['/', '/contact', '/reviews', '/marketing', '/facebook-service-ad', '/terms'].map(
      async path => (await render.renderPage(path, context)).html,
    ),
  )
  const pages = shown.join('\n')
  const { bank_name, bank_account_name, bank_account_number, bank_branch_code, vat_number, ...open } = facts
  const written = {
    ...open,
    logo: '/gallery/c7000000-0000-4000-8000-000000000001/560.webp',
    name: 'Fynbos &amp; Sons',
    whatsapp: '27835550103',
  }
  for (const [name, value] of Object.entries(written).filter(([, value]) => typeof value === 'string'))
    expect([name, pages.includes(String(value))]).toEqual([name, true])
  for (const secret of [bank_name, bank_account_name, bank_account_number, bank_branch_code, vat_number])
    expect(pages).not.toContain(secret)
})

test('a page without anything that acts carries no facts, and one that acts carries them, the bank with the invoice only', async () => {
  const html = async (path: string) => (await render.renderPage(path, context)).html
  expect(await html('/about')).not.toContain('name="facts"')
  expect(await html('/booking')).toContain('name="facts"')
  expect(await html('/booking')).not.toContain('Lagoon Bank')
  expect(await html('/invoice')).toContain('Lagoon Bank')
  expect((await render.renderPage('/booking', { ...context, live: noLiveData })).html).not.toContain(
    'name="facts"',
  )
  setFacts(facts)
})

test.each(Object.keys(cases) as MailTemplate[])('the letter %s says nothing of before', template => {
  const [payload] = cases[template]
  const { subject, text, html } = writeMail({ template, payload }, siteUrl)
  // Where the client of the example lives, and how to reach them.
  const said = [subject, text, html].join('\n').replaceAll(JSON.stringify(payload), '')
  expect(around(said.replace(/\d+ Marsh Street|Marsh Street \d+/g, ''))).toBeUndefined()
})

test('no paper does, and the calendar entry does not', async () => {
  const papers = await Promise.all([
    drawInvoice(invoice, business),
    drawCreditNote(invoice, note, business),
    drawStatement(statementOf(account), business),
  ])
  for (const paper of papers) {
    const text = await read(paper)
    expect(around(text)).toBeUndefined()
    expect(text).toContain('Fynbos & Sons')
  }
  expect(await read(papers[0])).toMatch(
    /4123456789 Registration number 2016\/999999\/07 Tax Invoice.*62 1234 5678/,
  )
  const clean = { id: 'a', day: '2027-03-01', slot: '08:00-10:00', now: new Date() } as const
  const file = calendarFile({ ...clean, ...calendarEntry('Windows', 'B-1') })
  expect(around(file)).toBeUndefined()
  expect(file).toContain('Fynbos & Sons: Windows')
})

test('no words of the office or of a form do', async () => {
  const files = readdirSync('src/content').filter(
    name => name.endsWith('.ts') && !name.includes('.test.') && !['business.ts', 'towns.ts'].includes(name),
  )
  const said: string[] = []
  for (const file of files) {
    const words = { ...(await import(/* @vite-ignore */ `#content/${file}`)) }
    for (const text of textsOf(words)) if (around(text) && !places.test(text)) said.push(`${file}: ${text}`)
  }
  expect(said).toEqual([])
})

test('hostile facts stay text', async () => {
  const hostile = {
    name: '</title><script>alert(1)</script>',
    street: '[x](javascript:1) <img src=x> $& **b**',
  }
  const evil = { ...context, live: { ...noLiveData, facts: hostile } }
  for (const path of ['/', '/contact', '/terms', '/booking']) {
    const { html } = await render.renderPage(path, evil)
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript|<strong>b/)
  }
  expect((await render.renderPage('/terms', evil)).html).toContain(
    '[x](javascript:1) &lt;img src=x&gt; $&amp; **b**',
  )
  expect(
    writeMail({ template: 'booking-received', payload: cases['booking-received'][0] }, siteUrl).html,
  ).not.toContain('<script>alert')
  setFacts(facts)
})

const isWritten = ([name, text]: [string, string]) =>
  !['id', 'picture', 'date'].includes(name) && !fieldChoices[name] && text.length > 3
const readable = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

const around = (text: string) => {
  const found = before.exec(text)
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 40) : undefined
}

async function read(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
