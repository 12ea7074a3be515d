import { expect, test } from 'vitest'
import { offersInFull, runningOffers } from './offers.ts'
import { usualPromotions } from './promotions.ts'

const promotions = {
  ...usualPromotions,
  deep_clean: { ...usualPromotions.deep_clean, ends_on: '2026-12-19' },
  first_clean: { ...usualPromotions.first_clean, is_running: false },
} as const

test('the figure of an offer stands apart, and what it is for goes on from it', () => {
  expect(offersInFull(promotions).map(({ title, figure, text }) => [title, figure, text])).toEqual([
    [
      'Deep Clean Special',
      'R\u00a0950',
      'for a 2-bedroom house or small office. Until 19\u00a0December\u00a02026.',
    ],
    [undefined, '10% off', 'your first post-renovation clean.'],
  ])
})

test('in short the figure of one with a name opens its text, and is the title of one without', () => {
  const [special, renovation] = runningOffers(promotions)
  expect(special).toMatchObject({
    title: 'Deep Clean Special',
    text: expect.stringMatching(/^R\u00a0950 for a /),
  })
  expect(renovation).toEqual({
    name: 'renovation',
    title: '10% off',
    text: 'your first post-renovation clean.',
  })
})
