import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountLines, type Reward } from '#domain/discounts.ts'
import { toDecimal } from '#domain/money.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf } from '#tests/policies/booking-life.ts'
import { userIds } from '#tests/policies/people.ts'
import { atTheOffice, id, rewardOf } from './office-steps.ts'

describeEachEngine('the office’s prices', engine => {
  const { as, call, seenOf, confirm, cancel, reward, usedBy, happened } = atTheOffice(engine)

  test('confirms with a price, and the event says who', async () => {
    const { data, error } = await confirm()
    expect(error).toBeNull()
    expect(data).toMatchObject({ status: 'confirmed', price: 950, full_price: 950, discount_reasons: [] })
    expect(await happened()).toEqual([
      ['booking_confirmed', userIds.staff],
      ['booking_priced', userIds.staff],
    ])
  })

  test('takes ticked rewards off, uses each once and keeps the reasons with the booking', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    const { data } = await confirm({ reward_ids })
    expect(data).toMatchObject({ price: 807.5, full_price: 950 })
    expect(data.discount_reasons).toEqual([
      { reward_id: rewardOf(0), kind: 'loyalty', milestone: 10, percent: 10, amount_cents: 9500 },
      { reward_id: rewardOf(1), kind: 'referral', milestone: null, percent: 5, amount_cents: 4750 },
    ])
    expect(await usedBy()).toEqual([id, id])
    await bookAsGuest(engine, { id: idOf(2) })
    const again = await confirm({ booking_id: idOf(2), reward_ids, seen: await seenOf(idOf(2)) })
    expect(again.error?.details).toBe('reward_gone')
  })

  test('a reward left unticked goes on waiting, also after the clean', async () => {
    const [loyalty] = await reward(['loyalty', 'referral'])
    await confirm({ reward_ids: [loyalty] })
    await as('staff').from('bookings').update({ status: 'completed' }).eq('id', id)
    expect(await usedBy()).toEqual([id, null])
  })

  test('at most 30% comes off', async () => {
    const two = await reward(['loyalty', 'loyalty'])
    expect((await confirm({ reward_ids: two })).error?.details).toBe('too_much_off')
    await engine.owner(emptied('rewards'))
    const six = await reward(['loyalty', ...Array<'referral'>(5).fill('referral')])
    expect((await confirm({ reward_ids: six })).error?.details).toBe('too_much_off')
    expect((await confirm({ reward_ids: six.slice(0, 5) })).data).toMatchObject({ price: 665 })
  })

  test('nobody else’s reward, no lapsed one and no invented one comes off', async () => {
    const [lapsed] = await reward(['referral'], '2027-03-08')
    expect((await confirm({ reward_ids: [lapsed] })).error?.details).toBe('reward_gone')
    expect((await confirm({ reward_ids: [rewardOf(7)] })).error?.details).toBe('reward_gone')
    await bookAsGuest(engine, { id: idOf(2), guest_phone: '+27831112222', guest_email: 'b@guest.example' })
    await engine.owner(`update rewards set lapses_on = '2027-09-01'`)
    const others = { booking_id: idOf(2), reward_ids: [lapsed], seen: await seenOf(idOf(2)) }
    expect((await confirm(others)).error?.details).toBe('reward_gone')
    expect(await usedBy()).toEqual([null])
  })

  test('a reward comes off until the day on which it lapses, that day included', async () => {
    const [lastDay] = await reward(['referral'], '2027-03-09')
    expect((await confirm({ reward_ids: [lastDay] })).data).toMatchObject({ price: 902.5 })
    expect(await usedBy()).toEqual([id])
  })

  test.each(['-1', '1.005', null, '10000000000'])('a price of %s is refused', async price => {
    expect((await confirm({ price })).error?.details).toBe('validation_failed:price')
  })

  test('database and domain agree on every cent', async () => {
    const ids = await reward(['loyalty', 'referral', 'referral', 'referral', 'referral'])
    const kept: Reward[] = JSON.parse(
      String((await engine.owner('select json_agg(rewards order by id) from rewards'))[0]?.[0]),
    )
    const quotes = fc.record({ cents: fc.integer({ min: 0, max: 10_000_000 }), ticked: fc.subarray(ids) })
    await fc.assert(
      fc.asyncProperty(quotes, async ({ cents, ticked }) => {
        const args = { booking_id: id, price: toDecimal(cents), reward_ids: ticked, seen: await seenOf() }
        const { data } = await call('staff', 'price_booking', args)
        const lines = discountLines(
          cents,
          kept.filter(({ id: reward }) => ticked.includes(reward)),
        )
        expect(data.discount_reasons).toEqual(lines)
        expect(data.price_cents).toBe(cents - lines.reduce((sum, line) => sum + line.amount_cents, 0))
      }),
      { numRuns: 15 },
    )
  })

  test('a changed mind gives back what is no longer ticked', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    await confirm({ reward_ids })
    const change = { booking_id: id, price: '900.00', reward_ids: [rewardOf(1)], seen: await seenOf() }
    expect((await call('staff', 'price_booking', change)).data).toMatchObject({ price: 855 })
    expect(await usedBy()).toEqual([null, id])
  })

  test('a price written by itself carries no discount', async () => {
    await confirm({ reward_ids: await reward(['loyalty']) })
    await as('staff').from('bookings').update({ price: 700 }).eq('id', id)
    const { data } = await as('staff').from('bookings').select('full_price, discount_reasons').single()
    expect(data).toEqual({ full_price: 700, discount_reasons: [] })
    expect(await usedBy()).toEqual([null])
  })

  test.each(['the office', 'the client'])('what %s cancels gives its rewards back', async who => {
    await confirm({ reward_ids: await reward(['loyalty', 'referral']) })
    if (who === 'the office') await cancel('The road is under water')
    else await engine.owner(`update bookings set status = 'cancelled'`)
    expect(await usedBy()).toEqual([null, null])
  })

  test('a reward asked for by two bookings at once goes to one', async () => {
    const reward_ids = await reward(['loyalty'])
    await bookAsGuest(engine, { id: idOf(2) })
    const seen = [await seenOf(), await seenOf(idOf(2))]
    const answers = await Promise.all(
      [id, idOf(2)].map((booking_id, n) => confirm({ booking_id, reward_ids, seen: seen[n] })),
    )
    expect(answers.map(({ error }) => error?.details ?? 'confirmed').sort()).toEqual([
      'confirmed',
      'reward_gone',
    ])
  })

  test('a client reads price and reasons of their own booking and writes neither', async () => {
    await engine.owner(`update bookings set user_id = '${userIds.client}', guest_name = null, guest_email = null,
      guest_phone = null`)
    await confirm({ reward_ids: await reward(['loyalty']) })
    const own = 'price, full_price, discount_reasons, cancel_reason'
    const { data } = await as('client').from('bookings').select(own).single()
    expect(data).toMatchObject({ price: 855, full_price: 950, discount_reasons: [{ kind: 'loyalty' }] })
    for (const change of [{ full_price: 1 }, { discount_reasons: [] }, { cancel_reason: 'x' }])
      for (const person of ['client', 'staff'] as const)
        expect((await as(person).from('bookings').update(change).eq('id', id)).error?.code).toBe('42501')
  })
})
