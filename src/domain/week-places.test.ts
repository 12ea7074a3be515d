import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Diary, Place, Stretch } from './diary.ts'
import {
  bestOf,
  type Hit,
  hitsAt,
  nudge,
  placesFor,
  roadSaved,
  stepPlace,
  type Wanted,
} from './week-places.ts'

const [monday, tuesday, wednesday] = ['2026-12-14', '2026-12-15', '2026-12-16']
const ways = { way_same_suburb_minutes: 10, way_same_town_minutes: 20, way_other_town_minutes: 40 }
const hours = { opens: 480, closes: 1020, endsBy: 1080 }
const dayOf = (day: string, crews = [1], closed?: string) => ({
  ...{ day, closed, startsFrom: 480, startsBefore: 1080 },
  crews: crews.map(crewId => ({ crewId, crewName: `Team ${crewId}`, hours, off: undefined })),
})
const diaryOf = (stretches: Stretch[], changes: Partial<Diary> = {}): Diary => ({
  days: [dayOf(monday), dayOf(tuesday), dayOf(wednesday, [1], 'Day of Reconciliation')],
  now: { day: monday, minute: 666 },
  ...{ stretches, ways, ...changes },
})
const clean = (id: string, start: number, minutes: number, more: Partial<Stretch> = {}): Stretch => ({
  ...{ id, start, minutes, day: tuesday, crewId: 1, suburb: 'Hartenbos', ...more },
})
const wanted: Wanted = { id: 'w', minutes: 210, suburb: 'Dana Bay' }
const at = (start: number, day = tuesday): Place => ({ day, crewId: 1, start })
const kinds = (hits: Hit[]) => hits.map(({ kind }) => kind)

describe('what a place hits', () => {
  const diary = diaryOf([clean('n', 480, 150), clean('k', 740, 150)])

  test('a clean that it reaches into, in minutes and with the way', () => {
    expect(hitsAt(diary, wanted, at(650))).toEqual([
      { kind: 'booking', id: 'k', minutes: 140, from: 720, to: 860 },
    ])
    expect(kinds(hitsAt(diary, { ...wanted, minutes: 70 }, at(650)))).toEqual([])
    expect(kinds(hitsAt(diary, { ...wanted, minutes: 80 }, at(650)))).toEqual(['booking'])
  })

  test('the clean before it, if the way is too short', () => {
    expect(hitsAt(diary, { ...wanted, minutes: 60 }, at(640))).toEqual([
      { kind: 'booking', id: 'n', minutes: 10, from: 640, to: 650 },
    ])
  })

  test('the past, a closed day and starts that the day does not take, which no reason overrules', () => {
    expect(kinds(hitsAt(diary, wanted, at(660, monday)))).toEqual(['past'])
    expect(hitsAt(diary, wanted, at(600, wednesday))).toEqual([
      { kind: 'closed', reason: 'Day of Reconciliation' },
    ])
    expect(kinds(hitsAt(diary, wanted, at(1080)))).toEqual(['closed'])
  })

  test('the end of the day, and a crew that is off', () => {
    expect(hitsAt(diary, wanted, at(910))).toEqual([{ kind: 'late', minutes: 40, from: 1080, to: 1120 }])
    expect(kinds(hitsAt(diary, wanted, { ...at(600), crewId: 2 }))).toEqual(['off'])
  })

  test('where it lies it may become shorter whatever is there, and longer only into free time', () => {
    const over = diaryOf([clean('w', 700, 100), clean('k', 740, 150)])
    const own = { ...at(700), minutes: 100 }
    expect(hitsAt(over, { ...wanted, minutes: 90, own }, at(700))).toEqual([])
    expect(kinds(hitsAt(over, { ...wanted, minutes: 110, own }, at(700)))).toEqual(['booking'])
    const running = diaryOf([clean('w', 600, 60, { day: monday })])
    expect(
      hitsAt(running, { ...wanted, minutes: 120, own: { ...at(600, monday), minutes: 60 } }, at(600, monday)),
    ).toEqual([])
  })
})

describe('where it fits', () => {
  test('each gap once, at its earliest start, with what is to spare', () => {
    const places = placesFor(diaryOf([clean('n', 480, 150), clean('r', 900, 120)]), wanted)
    expect(places).toEqual([
      { ...at(670, monday), spare: 200, road: 40 },
      { ...at(650), spare: 20, road: 40 },
    ])
  })

  test('the best is the one with the shortest way, and none while the way is the same', () => {
    const near = diaryOf([clean('l', 480, 90, { suburb: 'Dana Bay' })])
    const places = placesFor(near, wanted)
    expect(bestOf(places)).toMatchObject(at(580))
    expect(roadSaved(places)).toBe(10)
    expect(bestOf(placesFor(diaryOf([]), wanted))).toBeUndefined()
  })

  test('exactly the starts between its first and its last hit nothing', () => {
    const stretch = fc.record({
      start: fc.integer({ min: 44, max: 110 }).map(steps => steps * 10),
      minutes: fc.integer({ min: 1, max: 30 }).map(steps => steps * 10),
      crewId: fc.constantFrom(1, 2),
      suburb: fc.constantFrom('Hartenbos', 'Dana Bay', 'Wilderness', null),
    })
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), fc.integer({ min: 1, max: 40 }), (cleans, length) => {
        const diary = diaryOf(
          cleans.map((entry, place) => ({ ...entry, id: String(place), day: tuesday })),
          { days: [dayOf(tuesday, [1, 2])] },
        )
        const sought = { ...wanted, minutes: length * 10 }
        const places = placesFor(diary, sought)
        for (const crewId of [1, 2])
          for (let start = 480; start < 1080; start += 10) {
            const isIn = places.some(
              place => place.crewId === crewId && place.start <= start && start <= place.start + place.spare,
            )
            expect(hitsAt(diary, sought, { day: tuesday, crewId, start }).length === 0).toBe(isIn)
          }
      }),
    )
  })
})

test('from place to place around the week, and ten minutes within the day', () => {
  const diary = diaryOf([clean('n', 480, 150), clean('r', 900, 120)])
  const places = placesFor(diary, wanted)
  expect(stepPlace(places, undefined, 1)).toBe(places[0])
  expect(stepPlace(places, at(500), 1)).toBe(places[1])
  expect(stepPlace(places, at(650), 1)).toBe(places[0])
  expect(stepPlace(places, at(650), -1)).toBe(places[0])
  expect([nudge(diary, at(480), -10), nudge(diary, at(480), 10), nudge(diary, at(1070), 10)]).toEqual(
    [480, 490, 1070].map(start => at(start)),
  )
})
