import { expect, test } from 'vitest'
import { referralMonths } from '#domain/terms.ts'
import { loyaltyPage } from './loyalty.ts'
import { inWords } from './number-words.ts'
import { pageWords } from './page-words.ts'

test('what is said of expiry is true of stamps and of what a friend brings', () => {
  const lapses = `valid for ${inWords(referralMonths)} months`
  for (const said of [pageWords['/loyalty'].description, loyaltyPage.together.small])
    expect(said).toContain(lapses)
  expect(JSON.stringify([pageWords['/loyalty'], loyaltyPage])).not.toMatch(/no expiry|nothing expires/i)
})
