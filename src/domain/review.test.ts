import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { openingVoice, reviewSchema, scoreOf, voicesForHome } from './review.ts'

const review = {
  rating: 5,
  name: "Mrs. O'Brien-Nkosi",
  email: 'lerato@example.com',
  review_text: 'Windows like air.',
}
const errorsOf = (changes: object) => {
  const { error } = reviewSchema.safeParse({ ...review, ...changes })
  return error ? fieldErrorsOf(error) : {}
}

test.each([
  [{}, {}],
  [{ rating: undefined }, { rating: 'Rating is required' }],
  [{ rating: 0 }, { rating: 'Rating is required' }],
  [{ rating: 6 }, { rating: 'Rating must be between 1 and 5' }],
  [{ rating: 4.5 }, { rating: 'Rating must be between 1 and 5' }],
  [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'A'.repeat(51) }, { name: 'Name must be less than 50 characters' }],
  [{ name: 'Anna 👋' }, { name: 'Name contains invalid characters' }],
  [{ email: '' }, { email: 'Invalid email address' }],
  [{ email: 'lerato@example' }, { email: 'Invalid email address' }],
  [{ email: `${'a'.repeat(250)}@b.co` }, { email: 'Email must be less than 254 characters' }],
  [{ review_text: 'Too short' }, { review_text: 'Review must be at least 10 characters' }],
  [{ review_text: 'x'.repeat(501) }, { review_text: 'Review must be less than 500 characters' }],
])('%j is answered with %j', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})

test('the score is computed from ten reviews on, to one place', () => {
  expect(scoreOf(Array(9).fill(5))).toBeUndefined()
  expect(scoreOf([...Array(9).fill(5), 4])).toEqual({ rating: 4.9, count: 10 })
  expect(scoreOf([...Array(9).fill(5), ...Array(3).fill(3)])).toEqual({ rating: 4.5, count: 12 })
})

const published = (id: string, rating: number, text = 'Windows like air.') => ({
  ...{ id, rating, review_text: text, shown_name: 'Lerato J.', is_from_clean: false },
  ...{ clean_kind: null, reply: null, created_on: '2026-11-17' },
})
const idsOf = (stars: number[]) =>
  voicesForHome(stars.map((rating, place) => published(String(place), rating))).map(({ id }) => id)

test('the home page quotes the three newest happy reviews, and none while there are fewer', () => {
  expect(idsOf([5, 3, 4, 5, 5])).toEqual(['0', '2', '3'])
  expect(idsOf([5, 3, 4])).toEqual([])
  const long = published('long', 5, 'x'.repeat(241))
  expect(voicesForHome([long, ...['a', 'b', 'c'].map(id => published(id, 4))])[0]?.id).toBe('a')
})

test('beside the score stands a happy review that does not open the list and has no answer there', () => {
  const answered = { ...published('answered', 5), reply: 'Thank you.' }
  expect(
    openingVoice([published('newest', 5), answered, published('unhappy', 2), published('next', 4)])?.id,
  ).toBe('next')
  expect(openingVoice([published('newest', 5)])).toBeUndefined()
})
