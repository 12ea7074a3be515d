// Find anyone: customers and cleans to come, for staff all of them, for a client their own.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAs, bookAsGuest, idOf, startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'
import { insertOf } from './sample-rows.ts'

const ann = 'c8000000-0000-4000-8000-000000000001'
const own = 'c8000000-0000-4000-8000-000000000002'

describeEachEngine('finding anyone', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await welcomeEveryone(engine)
    const person = (id: string, last_name: string, rest = {}) =>
      insertOf('customers', { id, first_name: 'Ann', last_name, ...rest })
    await engine.owner(`${person(ann, 'Lötter', { phone: '+27821234567', email: 'ann@guest.example' })};
      ${person(own, 'Botha', { user_id: userIds.client })}`)
    await bookAsGuest(engine, { id: idOf(1), guest_name: 'Ann Lötter', service_date: '2099-03-10' })
  })

  const found = async (who: Person, words: string) => {
    const { rows } = await attempt(engine, who, 'select kind, id from find_people($1)', { values: [words] })
    return rows.map(([kind, id]) => `${kind} ${id}`)
  }

  test('staff find a customer and the cleans to come, however they are written', async () => {
    const both = [`customer ${ann}`, `booking ${idOf(1)}`]
    for (const words of ['lötter', 'ann@guest', '082 123 4567', '+27 82 123', ' Ann Lö '])
      expect([words, ...(await found('staff', words))]).toEqual([words, ...both])
    expect(await found('staff', 'lotter')).toEqual([`customer ${ann}`])
  })

  test('nothing is found by nothing, and a placeholder is a letter', async () => {
    for (const words of ['', ' ', 'a', '%%', '__', 'x'.repeat(201)])
      expect(await found('staff', words)).toEqual([])
  })

  test('a cancelled clean is not to come', async () => {
    await engine.owner(`update bookings set status = 'cancelled'`)
    expect(await found('staff', 'lötter')).toEqual([`customer ${ann}`])
  })

  test('at most eight are shown', async () => {
    await engine.owner(
      `insert into customers (first_name, last_name) select 'Many', 'Guest' from generate_series(1, 20)`,
    )
    for (const place of [2, 3, 4, 5])
      await bookAsGuest(engine, { id: idOf(place), guest_name: 'Many Guest', service_date: '2099-03-10' })
    expect(await found('staff', 'many')).toHaveLength(8)
  })

  test('a client finds what is theirs and nothing of others', async () => {
    await bookAs(engine, 'client', { id: idOf(9), user_id: userIds.client, service_date: '2099-03-10' })
    expect(await found('client', 'ann')).toEqual([`customer ${own}`])
    expect(await found('client', 'lötter')).toEqual([])
    expect(await found('client', '082 123')).toEqual([])
    expect((await attempt(engine, 'anon', `select find_people('ann')`)).refusal?.code).toBe('42501')
  })
})
