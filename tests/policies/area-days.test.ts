// The booking calendar says on which days we are in a suburb anyway, and nothing else of it.
import { beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, setClock, startAfresh } from './booking-life.ts'
import { attempt } from './people.ts'

const [tuesday, friday] = ['2027-03-09', '2027-03-12']

describeEachEngine('area days', engine => {
  beforeEach(() => startAfresh(engine))

  const book = (id: string, day: string, changes: Record<string, string> = {}) =>
    bookAsGuest(engine, { id, service_date: day, suburb: 'Hartenbos', ...changes })

  test('are those of confirmed cleans in that suburb, of a suburb that we know', async () => {
    const days = async (args: string) =>
      (await attempt(engine, 'anon', `select * from area_days(${args})`)).rows.flat()
    const march = `'2027-03-01', '2027-03-31'`
    await book(idOf(1), tuesday)
    await book(idOf(2), tuesday, { service_time: '14:00-16:00' })
    await book(idOf(3), friday, { suburb: 'Reebok' })
    expect(await days(`${march}, 'Hartenbos'`)).toEqual([])
    await engine.owner(`update bookings set status = 'confirmed'`)
    expect(await days(`${march}, 'Hartenbos'`)).toEqual([tuesday])
    expect(await days(`${march}, 'Reebok'`)).toEqual([friday])
    await engine.owner(`update bookings set suburb = '12 Marsh Street' where id = '${idOf(1)}'`)
    for (const suburb of [`'12 Marsh Street'`, `'%'`, `''`, 'null'])
      expect(await days(`${march}, ${suburb}`)).toEqual([])
    await engine.owner(`update bookings set status = 'cancelled' where id = '${idOf(3)}'`)
    expect(await days(`${march}, 'Reebok'`)).toEqual([])
    // Neither before today nor further ahead than anybody may book.
    await setClock(engine, '2027-03-10 09:30')
    expect(await days(`${march}, 'Hartenbos'`)).toEqual([])
  })
})
