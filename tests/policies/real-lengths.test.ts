// How long cleans really took: from what was ticked at both ends on the day itself.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, welcomeEveryone } from './people.ts'

describeEachEngine('how long cleans took', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
  })

  // The clock of the house stands on 1 March 2027.
  async function clean(place: number, from: string, to: string | null, type = 'window') {
    await bookAsGuest(engine, { id: idOf(place), service_type: type, service_date: '2027-03-09' })
    await engine.owner(`alter table bookings disable trigger user;
      update bookings set status = 'completed', started_at = '${from}+02', finished_at = ${to ? `'${to}+02'` : 'null'}
        where id = '${idOf(place)}';
      alter table bookings enable trigger user`)
  }
  const lengths = async () =>
    (await attempt(engine, 'admin', 'select kind, cleans, minutes from real_lengths()')).rows

  test('three cleans of a kind tell, two do not', async () => {
    await clean(1, '2027-03-09 08:00', '2027-03-09 11:00', 'carpet-clean-one-time')
    await clean(2, '2027-03-09 08:00', '2027-03-09 11:20', 'carpet-clean-regular')
    expect(await lengths()).toEqual([])
    await clean(3, '2027-03-09 08:00', '2027-03-09 11:40', 'carpet-clean-custom')
    expect(await lengths()).toEqual([['carpet-clean', '3', '200']])
  })

  test('what was ticked off the day after, or by mistake, counts nothing', async () => {
    for (const place of [1, 2, 3]) await clean(place, '2027-03-09 08:00', '2027-03-09 09:00')
    await clean(4, '2027-03-09 15:00', '2027-03-10 07:00')
    await clean(5, '2027-03-09 08:00', '2027-03-09 08:02')
    await clean(6, '2027-03-09 08:00', null)
    expect(await lengths()).toEqual([['window', '3', '60']])
  })

  test('the tick that ends a clean says when, and taken back it says nothing', async () => {
    await bookAsGuest(engine, { id: idOf(1) })
    await engine.owner(`update bookings set status = 'confirmed', price = 855`)
    const seen = '(select updated_at from bookings)'
    const finished = async () =>
      (
        await engine.owner(
          `select now() - finished_at between interval '29 minutes' and interval '31 minutes' from bookings`,
        )
      )[0]?.[0]
    await attempt(engine, 'staff', `select start_booking('${idOf(1)}', ${seen}, now() - interval '2 hours')`)
    const late = `now() - interval '30 minutes'`
    await attempt(
      engine,
      'staff',
      `select complete_booking_with('${idOf(1)}', 'cash', 'paid', ${seen}, ${late})`,
    )
    expect(await finished()).toBe('t')
    await attempt(engine, 'staff', `select undo_complete_booking('${idOf(1)}')`)
    expect(await finished()).toBeNull()
  })

  test.each(['anon', 'client', 'staff'] as const)('%s do not see it', async who => {
    expect((await attempt(engine, who, 'select * from real_lengths()')).refusal).toBeDefined()
  })
})
