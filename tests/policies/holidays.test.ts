// The computed public holidays against a list typed by hand.
import { expect, test } from 'vitest'
import { publicHolidays } from '#domain/holidays.ts'
import { describeEachEngine } from '#tests/engines.ts'

const typedByHand = `
2024 01-01 03-21 03-29 04-01 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26
2025 01-01 03-21 04-18 04-21 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26
2026 01-01 03-21 04-03 04-06 04-27 05-01 06-16 08-09 08-10 09-24 12-16 12-25 12-26
2027 01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27
2028 01-01 03-21 04-14 04-17 04-27 05-01 06-16 08-09 09-24 09-25 12-16 12-25 12-26
2029 01-01 03-21 03-30 04-02 04-27 05-01 06-16 08-09 09-24 12-16 12-17 12-25 12-26
2030 01-01 03-21 04-19 04-22 04-27 05-01 06-16 06-17 08-09 09-24 12-16 12-25 12-26
2031 01-01 03-21 04-11 04-14 04-27 04-28 05-01 06-16 08-09 09-24 12-16 12-25 12-26
2032 01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27
`

describeEachEngine('public holidays', engine => {
  const computed = (from: string, to: string) =>
    engine.owner(`select to_char(day, 'YYYY-MM-DD'), public_holiday_name(day::date)
      from generate_series(date '${from}', date '${to}', interval '1 day') as day
      where public_holiday_name(day::date) is not null order by 1`)

  test('are those of the hand-typed calendar, 2024 to 2032', async () => {
    const expected = typedByHand
      .trim()
      .split('\n')
      .flatMap(line =>
        line
          .split(' ')
          .slice(1)
          .map(day => `${line.slice(0, 4)}-${day}`),
      )
    expect((await computed('2024-01-01', '2032-12-31')).map(([day]) => day)).toEqual(expected)
  })

  test('carry the same names in the database as in the browser, 1995 to 2100', async () => {
    const years = Array.from({ length: 106 }, (_, n) => 1995 + n)
    const inBrowser = years.flatMap(year => [...publicHolidays(year)].sort(([a], [b]) => (a < b ? -1 : 1)))
    expect(await computed('1995-01-01', '2100-12-31')).toEqual(inBrowser)
  })
})
