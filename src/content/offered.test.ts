import { expect, test } from 'vitest'
import { estimate, type PromotionRule } from '#domain/price.ts'
import { offeredOn, sizeOfSpecial } from './offered.ts'
import { runningRules, usualPromotions } from './promotions.ts'

const deep = { kind: 'residential-deep', price_from_cents: 105_000, included_size: 2 } as const
const prices = { kinds: [{ ...deep, per_unit_cents: 16_000, usual_size: 3 }], extras: [], ways: [] }
const running = runningRules(usualPromotions)
const special = running.filter(({ name }) => name === 'deep_clean')

function offered(size: number, rules: PromotionRule[], isPublished = true) {
  const choices = { service_type: 'residential-deep', size, extras: [], suburb: null } as const
  const found = isPublished ? estimate(prices, choices) : undefined
  return JSON.parse(JSON.stringify(offeredOn({ found, running: rules, choices })).replaceAll('\u00a0', ' '))
}

test('a special that is due names itself in the price', () => {
  expect(offered(2, special)).toEqual({
    about: 'about R 950 with the Deep Clean Special',
    special: { name: 'Deep Clean Special', off_cents: 10_000 },
    notes: [],
  })
})

test('while we do not know where to, the price says that a drive may come on top', () => {
  const choices = { service_type: 'residential-deep', size: 3, extras: [], suburb: null } as const
  const ways = [{ town: 'George', way_cents: 12_000 }]
  const about = (found: ReturnType<typeof estimate>) => offeredOn({ found, running: [], choices }).about
  expect(about(estimate({ ...prices, ways }, choices))).toMatch(/, plus any drive$/)
  expect(about(estimate({ ...prices, ways }, { ...choices, suburb: 'Blanco' }))).not.toContain('drive')
})

test('for another size it says what it is for', () => {
  const notes = ['The Deep Clean Special, R 950, is for a 2-bedroom house or small office.']
  expect(offered(3, special)).toEqual({ about: 'about R 1 210', notes })
  expect(offered(3, special, false)).toEqual({ notes })
})

test('the size that a special is for is offered to whoever has chosen a bigger one', () => {
  const choices = { service_type: 'residential-deep', extras: [], suburb: null } as const
  expect(sizeOfSpecial(special, { ...choices, size: 3 })).toBe(2)
  expect(sizeOfSpecial(special, { ...choices, size: 2 })).toBeUndefined()
  expect(sizeOfSpecial([], { ...choices, size: 3 })).toBeUndefined()
  expect(sizeOfSpecial(special, { ...choices, size: 3, service_type: 'window' })).toBeUndefined()
})

test('a share for a first clean is promised only where it is the first, and only one comes off', () => {
  expect(offered(2, running)).toMatchObject({
    about: 'about R 950 with the Deep Clean Special',
    notes: [
      'If it is your first clean with us: 15% off, about R 893.',
      'One comes off your quote: the one that saves you most.',
    ],
  })
})

test('without published prices the special is named with its own', () => {
  expect(offered(2, special, false)).toEqual({
    notes: ['Deep Clean Special: R 950 for a 2-bedroom house or small office.'],
  })
})
