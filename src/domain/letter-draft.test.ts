import { expect, test } from 'vitest'
import { letterDraftSchema, pictureOf, pictureText } from './letter-draft.ts'

const empty = {
  subject: '',
  body: '',
  picture: '',
  audience: 'subscribers',
  town: '',
  service_type: '',
  in_archive: 'shown',
}

test('a draft may be empty, and every town and kind is none', () => {
  expect(letterDraftSchema.parse(empty)).toMatchObject({ subject: '', town: null, service_type: null })
  expect(letterDraftSchema.safeParse({ ...empty, subject: 'x'.repeat(121) }).success).toBe(false)
  expect(letterDraftSchema.safeParse({ ...empty, service_type: 'gardening' }).success).toBe(false)
})

test('a picture is the same text whatever the order in which it is stored', () => {
  const picture = { width: 800, height: 600, alt: 'A kitchen', src: '/pictures/kitchen-800.webp' }
  const text = pictureText(picture)
  expect(text).toBe('{"src":"/pictures/kitchen-800.webp","alt":"A kitchen","width":800,"height":600}')
  expect(pictureOf(text)).toEqual(picture)
  expect([pictureText(null), pictureOf('')]).toEqual(['', null])
})
