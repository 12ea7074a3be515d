import { expect, test } from 'vitest'
import { messageDefaults, templateFor } from './message-texts.ts'

const owners = [
  { occasion: 'reminder' as const, language: 'en', body: 'Hello!' },
  { occasion: 'moved' as const, language: 'en', body: null },
]

test.each([
  ['reminder', 'en', 'Hello!'],
  ['reminder', 'af', 'Hello!'],
  ['moved', 'en', messageDefaults.en.moved],
  ['moved', 'af', messageDefaults.en.moved],
  ['quote', 'af', messageDefaults.en.quote],
] as const)(
  'the words for %s in %s: the owner’s before ours, English where there are none',
  (occasion, language, words) => {
    expect(templateFor({ occasion, language }, owners)).toBe(words)
  },
)
