// A quote from its draft to its answer: approved with its confirmation or not at all, declined, changed, lapsed.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, slot } from './booking-life.ts'
import { attempt } from './people.ts'
import { backend, deep, id, type Json, oven, quoting, rewardOf } from './quoting.ts'

describeEachEngine('a quote', engine => {
  const { call, rows, save, send, sent, approve, decline, read, booking, statuses, reward } = quoting(engine)

  test('is filled from the list, with what is due to this client and what they paid before', async () => {
    await rows(
      `insert into price_list (kind, price_from_cents) values ('residential-deep', 95000) on conflict do nothing`,
    )
    await reward(['loyalty', 'referral'])
    await bookAsGuest(engine, {
      id: idOf(2),
      service_type: 'residential-deep',
      size: '3',
      service_date: '2027-03-10',
    })
    const { data } = await call('staff', 'draft_quote', { booking_id: id })
    expect(data).toMatchObject({
      quote: null,
      is_first_clean: true,
      is_first_renovation: true,
      credits_cents: 0,
    })
    expect(data.rewards.map(({ kind }: Json) => kind)).toEqual(['loyalty', 'referral'])
    await rows(
      `update bookings set status = 'confirmed', price = 920, full_price = 920 where id = '${idOf(2)}'`,
    )
    const later = (await call('staff', 'draft_quote', { booking_id: id })).data
    expect(later.is_first_clean).toBe(false)
    expect(later.paid_before).toMatchObject([{ price_cents: 92_000, is_same_kind: true }])
    for (const person of ['anon', 'client', 'stranger'] as const)
      expect((await call(person, 'draft_quote', { booking_id: id })).refused).toMatch(/quote_not_found|42501/)
  })

  test('that is approved confirms the clean at its price, with its reasons', async () => {
    const reward_ids = await reward(['loyalty', 'referral'])
    const { key } = await sent({ reward_ids })
    expect(await booking()).toMatchObject({ status: 'pending', price: null })
    const { data } = await approve(key)
    expect(data).toMatchObject({
      status: 'approved',
      total_cents: 90_950,
      booking_status: 'confirmed',
      approved_how: 'link',
    })
    expect(await booking()).toMatchObject({
      status: 'confirmed',
      full_price_cents: 107_000,
      price_cents: 90_950,
    })
    expect((await booking()).discount_reasons).toEqual([
      { reward_id: rewardOf(0), kind: 'loyalty', milestone: 10, percent: 10, amount_cents: 10_700 },
      { reward_id: rewardOf(1), kind: 'referral', milestone: null, percent: 5, amount_cents: 5_350 },
    ])
    expect(await rows('select used_by from rewards')).toEqual([[id], [id]])
    expect(data.manage_token).toMatch(/^[0-9a-f]{64}$/)
    expect((await call('anon', 'manage_booking', { token: data.manage_token })).data.status).toBe('confirmed')
  })

  test('approved twice, in two tabs, is one answer and one confirmation', async () => {
    const { key } = await sent()
    await approve(key)
    const again = await approve(key)
    expect(again).toMatchObject({ refused: undefined, data: { status: 'approved' } })
    expect(again.data.manage_token).toBeUndefined()
    expect(
      await rows(`select count(*) from events where name in ('booking_confirmed', 'quote_approved')`),
    ).toEqual([['2']])
    const both = await Promise.all([decline(key), approve(key)])
    expect(both.map(({ refused }) => refused)).toEqual(['quote_answered', undefined])
  })

  test('answered at once by two is answered once', async () => {
    const { key } = await sent()
    const answers = await Promise.all([approve(key), decline(key), approve(key), decline(key)])
    const [status] = await statuses()
    const isApproved = status === 'approved'
    expect(answers.map(({ refused }) => refused === undefined)).toEqual([
      isApproved,
      !isApproved,
      isApproved,
      !isApproved,
    ])
    expect((await booking()).status).toBe(isApproved ? 'confirmed' : 'cancelled')
  })

  test('is approved with its confirmation or not at all', async () => {
    const { key } = await sent()
    await rows(`create function private.fail_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
      create trigger zz_fail before update of status on quotes for each row when (new.status = 'approved') execute function private.fail_here()`)
    expect((await approve(key)).refused).toBeTruthy()
    expect([(await booking()).status, ...(await statuses())]).toEqual(['pending', 'sent'])
    await rows(`drop trigger zz_fail on quotes;
      create trigger zz_fail after update of status on bookings for each row when (new.status = 'confirmed') execute function private.fail_here()`)
    expect((await approve(key)).refused).toBeTruthy()
    expect([(await booking()).status, ...(await statuses())]).toEqual(['pending', 'sent'])
    await rows('drop trigger zz_fail on bookings; drop function private.fail_here()')
    expect((await approve(key)).refused).toBeUndefined()
  })

  test('that is declined frees the day, gives the rewards back and keeps why', async () => {
    const reward_ids = await reward(['loyalty'])
    const { key } = await sent({ reward_ids })
    expect(await rows('select used_by from rewards')).toEqual([[id]])
    const { data } = await decline(key, 1, ' A bit much ')
    expect(data).toMatchObject({ status: 'declined', decline_reason: 'A bit much' })
    expect(await booking()).toMatchObject({ status: 'cancelled', cancel_reason: 'A bit much' })
    expect(await rows('select used_by from rewards')).toEqual([[null]])
    expect((await decline(key)).data.status).toBe('declined')
    expect((await approve(key)).refused).toBe('quote_answered')
    expect((await decline(key, 1, 'x'.repeat(301))).refused).toBeUndefined()
  })

  test('that is changed asks again: the old link shows what was and what is', async () => {
    const first = await sent()
    await save({ lines: [{ ...deep, amount_cents: 80_000 }] })
    // Until the new one is sent, the one in hand counts.
    expect((await read(first.key)).data).toMatchObject({ version: 1, total_cents: 107_000 })
    const second = await send()
    expect(await statuses()).toEqual(['replaced', 'sent'])
    expect((await read(first.key)).data).toMatchObject({
      ...{ opened_version: 1, version: 2, total_cents: 80_000 },
      was: { version: 1, total_cents: 107_000 },
    })
    expect((await approve(first.key, 1)).refused).toBe('quote_changed')
    expect((await approve(second.key, 2)).data).toMatchObject({ status: 'approved', total_cents: 80_000 })
    expect((await booking()).price_cents).toBe(80_000)
    expect((await approve(first.key, 1)).refused).toBe('quote_changed')
  })

  test('that is written again word for word is no other version', async () => {
    const { key } = await sent()
    await sent()
    expect(await statuses()).toEqual(['sent'])
    expect((await read(key)).data).toMatchObject({ version: 1, was: null })
  })

  test('that was agreed and is changed leaves the clean as it was until the client agrees again', async () => {
    const { key } = await sent()
    await approve(key)
    await save({ lines: [deep, oven, { kind: 'line', words: 'The garage', amount_cents: 10_000 }], size: 4 })
    const second = await send()
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000, size: 3 })
    expect((await decline(second.key, 2)).refused).toBeUndefined()
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000 })
    await save({ lines: [deep], size: 4 })
    const third = await send()
    await approve(third.key, 3)
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 95_000, size: 4 })
    expect(await statuses()).toEqual(['replaced', 'declined', 'approved'])
  })

  test('that changes what was agreed and lapses leaves the clean on its day, and tells nobody that it is free', async () => {
    const { key } = await sent()
    await approve(key)
    await save({ lines: [deep] })
    const second = await send()
    await rows('delete from mail_outbox')
    await setClock(engine, '2027-03-20 09:00')
    await call(backend, 'lapse_quotes', { reason: 'not answered' })
    expect(await statuses()).toEqual(['approved', 'lapsed'])
    expect(await booking()).toMatchObject({ status: 'confirmed', price_cents: 107_000 })
    expect(await rows(`select template from mail_outbox where template = 'quote-lapsed'`)).toEqual([])
    const free = { day: '2027-03-24', slot }
    expect((await call('anon', 'pick_new_day', { key: second.key, version: 2, ...free })).refused).toBe(
      'quote_answered',
    )
    expect(await rows('select count(*) from bookings')).toEqual([['1']])
  })

  test('is what the booking costs: no other price is set behind it', async () => {
    const { key } = await sent()
    const seen = (await booking()).updated_at
    const args = { booking_id: id, price: '500', reward_ids: [], seen }
    expect((await call('staff', 'confirm_booking', args)).refused).toBe('quote_out')
    expect((await call('staff', 'price_booking', args)).refused).toBe('quote_out')
    await approve(key)
    const later = { ...args, seen: (await booking()).updated_at }
    expect((await call('staff', 'price_booking', later)).refused).toBe('quote_agreed')
    expect((await attempt(engine, 'staff', 'update bookings set price = 1')).refusal?.detail).toBe(
      'quote_agreed',
    )
  })

  test('of before stays as it was when the list changes', async () => {
    const { key } = await sent()
    const before = (await read(key)).data
    await rows(`insert into price_list (kind, price_from_cents) values ('residential-deep', 1)
      on conflict (kind) do update set price_from_cents = 1; update clean_extras set price_cents = 7`)
    expect((await read(key)).data).toEqual(before)
    expect((await approve(key)).data.total_cents).toBe(107_000)
  })
})
