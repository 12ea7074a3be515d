import { expect, test } from 'vitest'
import { columnsOf, inThousandRand, tideBox, tideOf, twelveMonths } from './money-tide.ts'

const december = {
  month: '2026-12',
  today: '2026-12-15',
  cameIn: [
    { day: '2026-12-03', cents: 100_00 },
    { day: '2026-12-15', cents: 50_00 },
  ],
  lastCameIn: [
    { day: '2026-11-15', cents: 80_00 },
    { day: '2026-11-30', cents: 220_00 },
  ],
  coming: [
    { day: '2026-12-15', cents: 20_00 },
    { day: '2026-12-29', cents: 130_00 },
  ],
}

test('the month says what is in, what was in last month by then, and what is to come', () => {
  const { inCents, lastThenCents, lastCents, comingCents, dayOfMonth, days } = tideOf(december)
  expect({ inCents, lastThenCents, lastCents, comingCents }).toEqual({
    inCents: 150_00,
    lastThenCents: 80_00,
    lastCents: 300_00,
    comingCents: 150_00,
  })
  expect([dayOfMonth, days]).toEqual([15, 31])
})

test('the water ends at today, and what is coming begins there and ends with the month', () => {
  const { now, waterLine, comingLine, lastLine } = tideOf(december)
  const end = `${Math.round(now.x * 10) / 10} ${Math.round(now.y * 10) / 10}`
  expect(waterLine.endsWith(end)).toBe(true)
  expect(comingLine.startsWith(`M${end}`)).toBe(true)
  // Both would end at 300 rand: the same height, below the upper edge.
  const ends = [comingLine, lastLine].map(line => line.split(' ').at(-1))
  expect(ends[0]).toBe(ends[1])
  expect(Number(ends[0])).toBeCloseTo(tideBox.height - tideBox.height / 1.11, 1)
})

test('a month that is over is full of water, with nothing to come', () => {
  const tide = tideOf({ ...december, today: '2027-01-05' })
  expect([tide.dayOfMonth, tide.comingCents, tide.coming, tide.now.x]).toEqual([undefined, 0, '', 620])
  expect([tide.inCents, tide.lastThenCents]).toEqual([150_00, 300_00])
})

test('a longer month before counts its last days on the last day of this one', () => {
  const lastCameIn = [{ day: '2027-01-31', cents: 10_00 }]
  const tide = tideOf({ month: '2027-02', today: '2027-02-28', cameIn: [], lastCameIn, coming: [] })
  expect([tide.lastThenCents, tide.lastCents]).toEqual([10_00, 10_00])
})

test('more paid back than paid in does not sink below the ground', () => {
  const cameIn = [{ day: '2026-12-02', cents: -40_00 }]
  const tide = tideOf({ ...december, cameIn, lastCameIn: [], coming: [] })
  expect([tide.inCents, tide.now.y, tide.lastLine]).toEqual([-40_00, tideBox.height, ''])
  expect(tide.waterLine).not.toMatch(/24\d\.\d*[1-9]/)
})

test('nothing at all draws flat lines, and no number that is none', () => {
  const tide = tideOf({ ...december, cameIn: [], lastCameIn: [], coming: [] })
  expect(JSON.stringify(tide)).not.toMatch(/NaN|null|Infinity/)
})

test('the best of twelve months is deep, and the current one stands in the outline of what is to come', () => {
  const months = twelveMonths('2026-12', [
    { month: '2026-11', cents: 200_00 },
    { month: '2026-12', cents: 100_00 },
  ])
  const { columns, outline } = columnsOf(months, 50_00)
  expect(columns.map(({ month }) => month)).toEqual(months.map(({ month }) => month))
  expect([columns.length, columns[0]?.month, columns[0]?.tall]).toEqual([12, '2026-01', 0])
  expect(columns.filter(({ isBest }) => isBest).map(({ month }) => month)).toEqual(['2026-11'])
  expect(columns.at(-1)).toMatchObject({ isCurrent: true, isBest: false, tall: expect.closeTo(100 / 2.1, 5) })
  expect(outline).toBeCloseTo(150 / 2.1, 5)
  expect(columnsOf(twelveMonths('2026-12', []), 0).columns.some(({ isBest }) => isBest)).toBe(false)
})

test('columns carry thousands', () => {
  expect([1_843_000, 54_000, 0].map(inThousandRand)).toEqual(['18.4', '0.5', '0.0'])
})
