import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { idOf } from './booking-life.ts'
import { tuesday } from './diary-model.ts'
import { diaryOf } from './diary-steps.ts'
import { attempt } from './people.ts'

describeEachEngine('the crews', engine => {
  const { book, stretches, placed } = diaryOf(engine)

  test('the gaps of each crew’s day are what lies between', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    await book('10:00-12:00', 'window')
    await book('12:00-14:00', 'residential-standard')
    const gaps = (person: 'staff' | 'client') =>
      attempt(
        engine,
        person,
        `select crew_id, private.clock_of(starts), private.clock_of(ends) from free_gaps('${tuesday}', '${tuesday}')`.replaceAll(
          'private.clock_of',
          '',
        ),
      )
    expect((await gaps('staff')).rows.map(row => row.join(' '))).toEqual([
      '1 480 600',
      '1 720 740',
      '1 920 1020',
      '2 480 1020',
    ])
    expect((await gaps('client')).rows).toEqual([])
  })

  test('the number of jobs at once is the number of crews, whoever changes which', async () => {
    const crews = async () =>
      (
        await engine.owner(
          `select count(*), (select slot_capacity from business_settings) from crews where is_active`,
        )
      )[0]?.join(' ')
    await engine.owner('update business_settings set slot_capacity = 3')
    expect(await crews()).toBe('3 3')
    await engine.owner('update crews set is_active = false where place = 2')
    expect(await crews()).toBe('2 2')
    await engine.owner(`insert into crews (name, place) values ('The early team', 2)`)
    expect(await crews()).toBe('3 3')
    await expect(engine.owner('update crews set is_active = false')).rejects.toMatchObject({
      detail: 'last_crew',
    })
    await engine.owner(
      `delete from crews where name = 'The early team'; update business_settings set slot_capacity = 1`,
    )
    expect(await crews()).toBe('1 1')
  })

  test('a request whose crew went away is confirmed on another, if one can come', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    await book('08:00-10:00', 'window', { id: idOf(1) })
    await book('08:00-10:00', 'window', { id: idOf(2) })
    await attempt(engine, 'staff', `update bookings set status = 'cancelled' where id = '${idOf(1)}'`)
    await engine.owner(`insert into crew_days_off (crew_id, day) values (2, '${tuesday}')`)
    const confirm = `select confirm_booking('${idOf(2)}', 450, '{}', (select updated_at from bookings where id = '${idOf(2)}'))`
    expect((await attempt(engine, 'staff', confirm)).refusal).toBeUndefined()
    expect(await stretches()).toEqual(['1 08:00 10:00'])
  })

  test('a request that was knowingly laid over another, or on a crew that is away, is confirmed there', async () => {
    await book('08:00-10:00', 'window', { id: idOf(1) })
    await book('10:00-12:00', 'window', { id: idOf(2) })
    await engine.owner(`update bookings set status = 'confirmed' where id = '${idOf(1)}'`)
    expect(await placed(idOf(2), `new_start => 540, overbook_reason => 'Two of us'`)).toBeUndefined()
    await engine.owner(`insert into crew_days_off (crew_id, day) values (1, '${tuesday}')`)
    const confirm = `select confirm_booking('${idOf(2)}', 450, '{}', (select updated_at from bookings where id = '${idOf(2)}'))`
    expect((await attempt(engine, 'staff', confirm)).refusal).toBeUndefined()
    expect(
      await engine.owner(
        `select status, crew_id, start_minute, overbooked_reason from bookings where id = '${idOf(2)}'`,
      ),
    ).toEqual([['confirmed', '1', '540', 'Two of us']])
  })

  test('whoever names a start has spoken with the sender, who then is a customer', async () => {
    await engine.owner('update business_settings set most_stranger_requests = 1')
    await book('08:00-10:00', 'window', { id: idOf(1) })
    await book('10:00-12:00', 'window', {
      id: idOf(2),
      guest_phone: '+27821234568',
      guest_email: 'b@guest.example',
    })
    await engine.owner('update business_settings set most_stranger_requests = 20')
    const state = () =>
      engine.owner(`select sender_check, customer_id is not null from bookings where id = '${idOf(2)}'`)
    expect(await state()).toEqual([['waiting', 'f']])
    await attempt(engine, 'staff', `update bookings set start_minute = 640 where id = '${idOf(2)}'`)
    expect(await state()).toEqual([['passed', 't']])
  })

  test('of two admins who stop the last two teams at once, one is refused', async () => {
    await engine.owner('update business_settings set slot_capacity = 2')
    const stop = (place: number) =>
      attempt(engine, 'admin', `update crews set is_active = false where place = ${place}`, { isSlow: true })
    const answers = await Promise.all([stop(1), stop(2)])
    expect(answers.flatMap(({ refusal }) => refusal?.detail ?? [])).toEqual(['last_crew'])
    await engine.owner('update business_settings set slot_capacity = 1')
    await engine.owner('update crews set is_active = place = 1')
  })
})
