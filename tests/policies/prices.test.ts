// What a clean costs: the browser, the server and the database reckon the same, to the cent, from the list to the quote and
// from the quote to the invoice. Without a published list nobody is told anything.
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { runningRules, usualPromotions } from '#content/promotions.ts'
import { makeDice } from '#demo/dice.ts'
import type { Reward } from '#domain/discounts.ts'
import {
  type ChargeLine,
  discountsOf,
  estimate,
  type Prices,
  type PromotionRule,
  sumOf,
} from '#domain/price.ts'
import { type ServiceType, serviceTypes } from '#domain/service-types.ts'
import { suburbsByTown } from '#domain/suburbs.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, welcomeEveryone } from './people.ts'

const suburbs = [...suburbsByTown['Mossel Bay'], ...suburbsByTown.George, 'Nowhere', null]
const rewardOf = (place: number) => `c9000000-0000-4000-8000-${String(place).padStart(12, '0')}`

describeEachEngine('prices', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(`${emptied('price_list, price_ways, quotes')};
      update clean_extras set price_cents = null; update business_settings set prices_published = false`)
    await welcomeEveryone(engine)
  })

  const one = async (sql: string) => JSON.parse(String((await engine.owner(sql))[0]?.[0] ?? 'null'))
  const call = (person: Person, text: string) => attempt(engine, person, `select ${text}`)
  const setPrices = () =>
    engine.owner(`
      insert into price_list (kind, price_from_cents, included_size, per_unit_cents) values
        ('residential-deep', 95000, 2, 13999), ('residential-standard', 55000, 3, 9001), ('window', 33333, 10, 1234),
        ('post-construction-clean', 250000, 100, 777), ('commercial', 0, 1, 1);
      insert into price_list (kind, price_from_cents) values ('steam-clean', null);
      insert into price_ways values ('George', 15050);
      update clean_extras set price_cents = case key when 'oven' then 12000 when 'fridge' then 0 when 'garage' then 9999 end;
      update business_settings set prices_published = true`)

  test('of 10,000 choices are the same in the browser and in the database', async () => {
    await setPrices()
    const prices: Prices = await one('select public.published_prices()')
    const dice = makeDice(19)
    const keys = ['oven', 'fridge', 'inside-windows', 'ironing', 'garage']
    const choices = Array.from({ length: 10_000 }, () => ({
      service_type: dice.pick([...serviceTypes]) as ServiceType,
      size: dice.isLucky(0.2) ? null : 1 + dice.below(dice.isLucky(0.1) ? 10_000 : 12),
      extras: keys.filter(() => dice.isLucky(0.4)),
      suburb: dice.pick(suburbs),
    }))
    const reckoned = await one(`
      select jsonb_agg(private.estimate(wish ->> 'service_type', (wish ->> 'size')::integer,
        array(select jsonb_array_elements_text(wish -> 'extras')), wish ->> 'suburb') order by place)
      from jsonb_array_elements('${JSON.stringify(choices)}'::jsonb) with ordinality as asked (wish, place)`)
    expect(reckoned).toEqual(choices.map(wish => estimate(prices, wish) ?? null))
    expect(reckoned.filter(Boolean).length).toBeGreaterThan(1000)
    expect(
      new Set(reckoned.map((found: { missing: string[] } | null) => found?.missing.length)).size,
    ).toBeGreaterThan(3)
  })

  test('of any quote are the same in the browser and in the database, to the cent', async () => {
    await bookAsGuest(engine, { id: idOf(1) })
    await engine.owner(`insert into rewards (customer_id, id, kind, milestone, earned_on, lapses_on)
      select customer_id, ('c9000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
        case n when 0 then 'loyalty' else 'referral' end, case n when 0 then 10 end, date '2027-02-01' + (n % 3)::integer,
        case when n > 0 then date '2027-09-01' - (n % 2)::integer end
      from bookings, generate_series(0, 4) as n`)
    const held: Reward[] = await one('select jsonb_agg(to_jsonb(rewards)) from rewards')
    const charge = fc.record({
      kind: fc.constantFrom('clean', 'extra', 'way', 'line' as const),
      words: fc.constant('A line'),
      amount_cents: fc.integer({ min: 0, max: 3_000_000 }),
    }) as fc.Arbitrary<ChargeLine>
    const promotion: fc.Arbitrary<PromotionRule | null> = fc.oneof(
      fc.constant(null),
      fc.record({
        name: fc.constantFrom('first_clean' as const, 'renovation' as const),
        percent: fc.integer({ min: 1, max: 90 }),
      }),
      fc.record({
        name: fc.constant('deep_clean' as const),
        price_cents: fc.integer({ min: 1, max: 20_000 }).map(rand => rand * 100),
        covers: fc.constant('a 2-bedroom house'),
      }),
    )
    const wish = fc.record({
      charges: fc.array(charge, { minLength: 1, maxLength: 8 }),
      promotion,
      rewards: fc.subarray(held),
    })
    const wishes = fc.sample(wish, { numRuns: 2000, seed: 19 })
    const asked = wishes.map(({ rewards, ...more }) => ({ ...more, ids: rewards.map(({ id }) => id) }))
    const reckoned: { amount_cents: number }[][] = await one(`
      select jsonb_agg(private.quoted_lines(wish -> 'charges', wish -> 'promotion',
        array(select jsonb_array_elements_text(wish -> 'ids')::uuid)) order by place)
      from jsonb_array_elements('${JSON.stringify(asked)}'::jsonb) with ordinality as asked (wish, place)`)
    const expected = wishes.map(({ charges, promotion: offer, rewards }) => [
      ...charges,
      ...discountsOf({ charges, promotion: offer ?? undefined, rewards }),
    ])
    expect(reckoned).toEqual(expected)
    for (const lines of reckoned) expect(sumOf(lines)).toBeGreaterThanOrEqual(0)
  })

  test('are told to nobody until they are published', async () => {
    await setPrices()
    await engine.owner('update business_settings set prices_published = false')
    for (const person of ['anon', 'client', 'staff'] as const) {
      expect((await call(person, 'published_prices()')).rows).toEqual([[null]])
      const [[choices] = []] = (await call(person, 'clean_choices()')).rows
      expect(String(choices)).not.toMatch(/price_from|price_cents|_cents/)
    }
    await bookAsGuest(engine, { id: idOf(1), service_type: 'window' })
    expect(await engine.owner('select estimate from bookings')).toEqual([[null]])
  })

  test('are not asked for on top of a clean that includes them', async () => {
    const offered = (kind: string) =>
      engine.owner(`select key from clean_extras where '${kind}' = any (kinds) order by key`)
    expect(await offered('residential-deep')).toEqual([['garage']])
    expect(await offered('move-in-out')).toEqual([['garage']])
    expect(await offered('residential-standard')).toEqual([
      ['fridge'],
      ['inside-windows'],
      ['ironing'],
      ['oven'],
    ])
  })

  test('are kept with the request as its sender saw them, whatever they become', async () => {
    await setPrices()
    const wish = { service_type: 'residential-deep', size: '3', extras: '{garage}', suburb: 'Blanco' }
    expect((await bookAsGuest(engine, { id: idOf(1), ...wish })).refusal).toBeUndefined()
    const kept = await one('select estimate from bookings')
    const garage = { kind: 'extra', key: 'garage', amount_cents: 9999 }
    const clean = { kind: 'clean', key: 'residential-deep', size: 3, amount_cents: 108999 }
    expect(kept).toEqual({
      lines: [clean, garage, { kind: 'way', key: 'George', amount_cents: 15050 }],
      total_cents: 134048,
      missing: [],
    })
    await engine.owner(`update price_list set price_from_cents = 1; update bookings set size = 4`)
    expect(await one('select estimate from bookings')).toEqual(kept)
    const lie = { estimate: '{"total_cents": 1}' }
    expect((await bookAsGuest(engine, { id: idOf(2), ...wish, ...lie })).refusal?.code).toBe('42501')
  })

  test('offers that run are kept with a request, for its kind and size, and outlive their end', async () => {
    expect(await one('select private.usual_promotions()')).toEqual(
      Object.fromEntries(runningRules(usualPromotions).map(({ name, ...rule }) => [name, rule])),
    )
    const kept = async (place: number, wish: object) => {
      await bookAsGuest(engine, { id: idOf(place), ...wish })
      return one(`select offers from bookings where id = '${idOf(place)}'`)
    }
    const deep = { service_type: 'residential-deep' }
    const [first, , special] = runningRules(usualPromotions)
    const two = await kept(1, { ...deep, size: '2', service_date: '2027-03-02' })
    expect(two).toEqual([special, first])
    expect(await kept(2, { ...deep, size: '3', service_date: '2027-03-03' })).toEqual([first])
    await engine.owner(`insert into promotions (name, is_on, percent) values ('first_clean', false, 15)`)
    expect(await kept(3, { service_type: 'window', service_date: '2027-03-04' })).toBeNull()
    expect(await one(`select offers from bookings where id = '${idOf(1)}'`)).toEqual(two)
    await engine.owner('delete from promotions')
  })

  test('are the owner’s to set, and the log tells what changed when', async () => {
    const row = `insert into price_list (kind, price_from_cents) values ('window', 100)`
    expect((await attempt(engine, 'staff', row)).refusal?.code).toBe('42501')
    await engine.owner(emptied('audit_log'))
    expect((await attempt(engine, 'admin', row)).refusal).toBeUndefined()
    await attempt(engine, 'admin', 'update price_list set price_from_cents = 250')
    await attempt(engine, 'admin', `insert into price_ways values ('George', 100)`)
    const log =
      await engine.owner(`select action, table_name, row_id, before ->> 'price_from_cents', after ->> 'price_from_cents'
      from audit_log order by created_at`)
    expect(log).toEqual([
      ['insert', 'price_list', 'window', null, '100'],
      ['update', 'price_list', 'window', '100', '250'],
      ['insert', 'price_ways', 'George', null, null],
    ])
  })

  test('count as a change of the pages that show them', async () => {
    const version = async () =>
      Number(await one(`select coalesce(sum(version), 0) from private.live_changes where topic = 'prices'`))
    const before = await version()
    await attempt(engine, 'admin', 'update business_settings set prices_published = true')
    await attempt(engine, 'admin', `insert into price_list (kind, price_from_cents) values ('window', 100)`)
    await attempt(engine, 'admin', `update clean_extras set price_cents = 100 where key = 'oven'`)
    expect(await version()).toBe(before + 3)
  })

  test('need rewards that exist', async () => {
    const lines = '[{"kind": "clean", "words": "x", "amount_cents": 100}]'
    const off = await one(`select private.quoted_lines('${lines}', null, '{${rewardOf(7)}}')`)
    expect(off).toHaveLength(1)
  })
})
