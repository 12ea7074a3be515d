// A month in the life of the business, through its real doors, with a clock that moves; at its end the books are summed from the
// bare rows. Small in every run on PostgreSQL; all thirty days, on both engines, in the long one.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Books } from '#tests/demo/books.ts'
import { booksOf } from '#tests/demo/books.ts'
import { dueEngines } from '#tests/faults/clocked-database.ts'
import { limit } from '#tests/limits.ts'
import { type House, openHouse } from './house.ts'
import { liveMonth } from './live-month.ts'
import { takeBackup } from './mishaps.ts'
import { sums } from './sums.ts'
import { foundWorld, monthSizes, type World } from './world.ts'

const isLong = Boolean(process.env.EVERYTHING)
const seed = Number(process.env.MONTH_SEED ?? 1)

describe.each(dueEngines)(`a month in the life, seed ${seed} (%s)`, engine => {
  let house: House
  let world: World
  let books: Books

  beforeAll(
    async () => {
      house = await openHouse(engine)
      world = await foundWorld(house, isLong ? monthSizes.long : monthSizes.small, seed)
      await liveMonth(world)
      books = await booksOf(await takeBackup(world))
    },
    limit(isLong ? 1_200_000 : 240_000),
  )
  afterAll(() => house?.close())

  test.each(Object.entries(sums))('%s', (_, findFaults) => {
    expect(findFaults(books, world)).toEqual([])
  })
})
