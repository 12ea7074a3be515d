// Lengths, their words and the way between: browser and server reckon alike.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aboutHours, cleanMinutes, lengthOf } from '#domain/clean-length.ts'
import { serviceTypes, sizeQuestionOf } from '#domain/service-types.ts'
import { suburbsByTown, townOf, wayMinutes } from '#domain/suburbs.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { figures } from './diary-model.ts'
import { startingLengths } from './starting-lengths.ts'

describeEachEngine('browser and server reckon alike', engine => {
  test('every kind has its starting figures and its one question', async () => {
    expect(startingLengths.map(({ kind }) => kind).sort()).toEqual(
      [...new Set(serviceTypes.map(type => type.replace(/-(one-time|regular|custom)$/, '')))].sort(),
    )
    for (const type of serviceTypes)
      expect(lengthOf(type, startingLengths)?.size_question).toBe(sizeQuestionOf(type))
  })

  test('the length', async () => {
    const { lengths, extras: offered } = JSON.parse(
      String((await engine.owner('select clean_choices()'))[0]?.[0]),
    )
    expect(lengths).toEqual(startingLengths.toSorted((a, b) => (a.kind < b.kind ? -1 : 1)))
    const keys = offered.map(({ key }: { key: string }) => key)
    const asked = fc.record({
      type: fc.constantFrom(...serviceTypes),
      size: fc.option(fc.integer({ min: 1, max: 10_000 })),
      extras: fc.subarray(keys as string[]),
    })
    await fc.assert(
      fc.asyncProperty(asked, async ({ type, size, extras }) => {
        const length = lengths.find(({ kind }: { kind: string }) => type.startsWith(kind))
        const [[minutes] = []] = await engine.owner(
          `select private.clean_minutes('${type}', ${size}, '{${extras.join()}}')`,
        )
        expect(Number(minutes)).toBe(cleanMinutes({ size, extras, length, offered }))
      }),
      { numRuns: 60 },
    )
  })

  test('the length in words', async () => {
    const rows = await engine.owner(
      'select minutes, private.hours_in_words(minutes) from generate_series(10, 1440, 5) as minutes',
    )
    for (const [minutes, words] of rows) expect(`about ${words}`).toBe(aboutHours(Number(minutes)))
  })

  test('the way', async () => {
    const suburbs = [...Object.values(suburbsByTown).flat(), 'Timbuktu', null]
    const rows = await engine.owner(`select a, b, private.way_minutes(a, b, settings), private.town_of(a)
        from business_settings as settings, unnest(array[${suburbs.map(name => (name ? `'${name}'` : 'null')).join()}]) as a,
          unnest(array[${suburbs.map(name => (name ? `'${name}'` : 'null')).join()}]) as b`)
    expect(rows).toHaveLength(suburbs.length ** 2)
    for (const [a, b, way, town] of rows) {
      expect([a, b, Number(way)]).toEqual([a, b, wayMinutes(a ?? null, b ?? null, figures)])
      expect(town ?? undefined).toBe(a ? townOf(a) : undefined)
    }
  })
})
