import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeWords } from './whole-words.tsx'

const whole = (word: string) => `<span class="whitespace-nowrap">${word}</span>`

test.each([
  ['The moving-out list', `The ${whole('moving-out')} list`],
  ['for a 2-bedroom house', `for a ${whole('2-bedroom')} house`],
  ['An after-the-builders-left clean', 'An after-the-builders-left clean'],
  ['Salt - on the glass', 'Salt - on the glass'],
])('%s is parted only between words that fit a line', (text, shown) => {
  expect(renderToStaticMarkup(<WholeWords text={text} />)).toBe(shown)
})
