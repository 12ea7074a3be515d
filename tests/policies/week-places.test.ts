// The week answers in the browser where a clean fits; the database must then say the same.
import { beforeEach, expect, test } from 'vitest'
import type { Diary, DiaryDay, Stretch } from '#domain/diary.ts'
import { hitsAt } from '#domain/week-places.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { idOf, startAfresh } from './booking-life.ts'
import { figures, saturday, tuesday } from './diary-model.ts'
import { attempt, welcomeEveryone } from './people.ts'

const monday = '2027-03-08'
const holiday = '2027-03-22'
const suburbs = ['Hartenbos', 'Dana Bay', 'Wilderness', null]

describeEachEngine('where a clean fits', engine => {
  beforeEach(async () => {
    await startAfresh(engine, `${monday} 11:06`)
    await welcomeEveryone(engine)
    await engine.owner(`${emptied('crew_hours, crew_days_off, day_overrides')};
      update business_settings set slot_capacity = 2;
      insert into crew_days_off (crew_id, day, reason) values (2, '${saturday}', 'Family day')`)
  })

  const daysOf = async (person: 'staff' | 'client', from: string, to: string) => {
    const asked = `select to_json(days) from diary_days('${from}', '${to}') as days`
    const { rows } = await attempt(engine, person, asked)
    return rows.map(([row]) => JSON.parse(String(row)))
  }

  test('the days say who works when, why not, and nothing to a client', async () => {
    expect(await daysOf('client', monday, saturday)).toEqual([])
    const saturdays = await daysOf('staff', saturday, saturday)
    expect(saturdays).toMatchObject([
      {
        crew_id: 1,
        closed: null,
        starts_from: 480,
        starts_before: 840,
        opens: 480,
        closes: 840,
        ends_by: 900,
        off: null,
      },
      { crew_id: 2, closed: null, opens: null, closes: null, off: 'Family day' },
    ])
    const [closed] = await daysOf('staff', holiday, holiday)
    expect(closed).toMatchObject({ closed: 'Human Rights Day observed', starts_from: null, opens: null })
  })

  test('the database takes a clean exactly where the week says that it fits', async () => {
    const cleans = await layOut()
    const diary = await diaryOf(cleans)
    const wanted = { id: idOf(99), minutes: 0, suburb: 'Dana Bay' }
    const said: string[] = []
    const done: string[] = []
    for (let place = 0; place < 60; place++) {
      const at = {
        day: [monday, tuesday, saturday][place % 3] ?? tuesday,
        crewId: 1 + (place % 2),
        start: 480 + ((place * 70) % 600),
      }
      const minutes = 30 + ((place * 50) % 240)
      const words = `${at.day} ${at.crewId} ${at.start} ${minutes}`
      const fits = hitsAt(diary, { ...wanted, minutes }, at).length === 0
      const { refusal } = await attempt(
        engine,
        'staff',
        `select place_booking('${wanted.id}', (select updated_at from bookings where id = '${wanted.id}'),
          new_date => '${at.day}', new_start => ${at.start}, new_crew => ${at.crewId}::smallint, new_minutes => ${minutes})`,
        { rollback: true },
      )
      said.push(`${words} ${fits}`)
      done.push(`${words} ${!refusal}`)
    }
    expect(done).toEqual(said)
    expect(new Set(done.map(words => words.split(' ').at(-1)))).toEqual(new Set(['true', 'false']))
  })

  // As the office wrote them down: two crews, three days, none in another's way.
  async function layOut(): Promise<Stretch[]> {
    const cleans = [monday, tuesday, saturday].flatMap((day, dayPlace) =>
      [1, 2]
        .filter(crewId => day !== saturday || crewId === 1)
        .flatMap(crewId =>
          [0, 1].map(half => ({
            day,
            crewId,
            start: 700 - dayPlace * 60 + half * 170 - (day === saturday ? 60 : 0),
            minutes: 60 + dayPlace * 20,
            suburb: suburbs[(dayPlace + crewId + half) % 4] ?? null,
          })),
        ),
    )
    const rows = cleans.map((clean, place) => ({ ...clean, id: idOf(place + 1) }))
    const far = { id: idOf(99), day: '2027-04-06', crewId: 1, start: 480, minutes: 60, suburb: 'Dana Bay' }
    for (const { id, day, crewId, start, minutes, suburb } of [...rows, far])
      await engine.owner(`insert into bookings (id, service_type, service_date, service_time, start_minute, crew_id, minutes,
          suburb, address, guest_name, guest_phone)
        values ('${id}', 'window', '${day}', private.slot_at(${start}), ${start}, ${crewId}, ${minutes},
          ${suburb ? `'${suburb}'` : 'null'}, '1 Church Street', 'Thabo Mokoena', '+27831234567')`)
    return rows
  }

  async function diaryOf(stretches: Stretch[]): Promise<Diary> {
    const rows = await daysOf('staff', monday, saturday)
    const days = Object.entries(Object.groupBy(rows, ({ day }) => day)).map(
      ([day, crews = []]): DiaryDay => ({
        day,
        closed: crews[0].closed ?? undefined,
        startsFrom: crews[0].starts_from ?? 0,
        startsBefore: crews[0].starts_before ?? 0,
        crews: crews.map(({ crew_id, crew_name, opens, closes, ends_by, off }) => ({
          crewId: crew_id,
          crewName: crew_name,
          hours: opens === null ? undefined : { opens, closes, endsBy: ends_by },
          off: off ?? undefined,
        })),
      }),
    )
    return { days, stretches, ways: figures, now: { day: monday, minute: 666 } }
  }
})
