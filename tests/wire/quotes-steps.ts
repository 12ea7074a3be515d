import { Hono } from 'hono'
import { afterEach, beforeEach, vi } from 'vitest'
import { promotionsWith } from '#content/promotions.ts'
import { estimateLineWords } from '#content/quotes.ts'
import { discountsOf, duePromotion, estimate, sumOf } from '#domain/price.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveQuote, serveQuoteByKey } from '#server/quotes/serve-quote.ts'
import { createRest } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import type { Engine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import * as list from '#web/data/prices.ts'
import * as office from '#web/data/quotes.ts'
import { answerFetch } from './answer-fetch.ts'
import { fetchFrom } from './rest/rest-client.ts'

export const id = idOf(1)
const isPerson = (word: string | undefined): word is Person =>
  word !== undefined && (word in userIds || word === 'anon')

/** Whoever is `in` asks for what the screens ask for. */
export function quotesOnTheWire(engine: Engine, whoSigned: { in: string }) {
  const as = (person: Person) => {
    whoSigned.in = person
  }
  const appOf = (person: Person) => {
    const parts = { database: engine.database, identifyCaller: async () => callerFor(person) }
    return new Hono<ServerEnv>()
      .get('/storage/v1/object/authenticated/quotes/:file', serveQuote(parts))
      .get('/quote.pdf', serveQuoteByKey(parts))
  }
  beforeEach(async () => {
    const rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    answerFetch(async asked => {
      const word = asked.headers.get('authorization')?.replace('Bearer ', '')
      const person = isPerson(word) ? word : 'anon'
      const { pathname } = new URL(asked.url)
      if (pathname.startsWith('/storage/')) return appOf(person).request(pathname)
      return fetchFrom(rest, { caller: callerFor(person) })(asked)
    })
    await startAfresh(engine)
    await engine.owner(`${emptied('quotes, private.quote_keys, price_list, price_ways, contact_messages, client_profiles, ledger, service_invoices, mail_outbox')};
      update clean_extras set price_cents = null; update business_settings set prices_published = false`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    as('admin')
    await list.savePrice('residential-deep', undefined, {
      price_from_cents: 80_000,
      included_size: 2,
      per_unit_cents: 15_033,
    })
    const garage = await engine.owner(
      `select to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') || '+00' from clean_extras where key = 'garage'`,
    )
    await list.saveExtraPrice('garage', String(garage[0]?.[0]), 12_000)
    const wish = { service_type: 'residential-deep', size: '3', extras: '{garage}', suburb: 'Blanco' }
    await bookAsGuest(engine, { id, ...wish })
    as('staff')
  })
  afterEach(() => vi.unstubAllGlobals())

  const recordOf = async (booking: string) =>
    String((await engine.owner(`select id from services where booking_id = '${booking}'`))[0]?.[0])

  // As the editor does it: lines from the list, what is due already on it.
  async function fill() {
    const draft = await office.draftQuote({ booking_id: id })
    const { service_type, size, extras, suburb } = draft.booking ?? {}
    if (!service_type) throw new Error('no booking')
    const choices = { service_type, size: size ?? null, extras: extras ?? [], suburb: suburb ?? null }
    const reckoned = estimate(draft.prices, choices)
    const words = {
      type: service_type,
      suburb: choices.suburb,
      extraLabel: (key: string) => `Inside the ${key}`,
    }
    const lines = (reckoned?.lines ?? []).map(line => ({
      ...{
        kind: line.kind,
        key: line.key,
        words: estimateLineWords(line, words),
        amount_cents: line.amount_cents,
      },
    }))
    const { first_clean } = promotionsWith({}, null)
    const running = [{ name: 'first_clean' as const, percent: first_clean.percent }]
    const promotion = duePromotion(running, { charges: lines, choices, first: draft }) ?? null
    const fields = { ...choices, booking_id: id, minutes: null, lines, promotion, note: 'x'.repeat(500) }
    const expected = sumOf([
      ...lines,
      ...discountsOf({ charges: lines, promotion: promotion ?? undefined, rewards: draft.rewards }),
    ])
    const reward_ids = draft.rewards.map(reward => reward.id)
    return { saved: await office.saveQuote({ ...fields, reward_ids }, draft.quote), expected }
  }
  async function sent() {
    const { saved, expected } = await fill()
    const { quote, key } = await office.sendQuote(saved, 'whatsapp')
    return { quote, expected, key: key ?? '', access: { key: key ?? '' } }
  }
  const pdf = (path: string, person: Person = 'anon') => appOf(person).request(path)
  return { as, recordOf, fill, sent, pdf }
}
