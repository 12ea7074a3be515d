import { expect, test } from 'vitest'
import { suburbsByTown } from '#domain/suburbs.ts'
import { george } from './towns/george.ts'
import { mosselBay } from './towns/mossel-bay.ts'

test('we know the way to every suburb that a page names', () => {
  const named = (town: typeof george) => town.areas.groups.flatMap(({ suburbs }) => suburbs)
  expect(named(mosselBay)).toEqual(suburbsByTown['Mossel Bay'])
  expect(named(george)).toEqual(suburbsByTown.George)
})
