import { expect, test } from 'vitest'
import { inWords, ordinal } from './number-words.ts'

test('a small number is a word, a larger one a figure', () => {
  expect([1, 10, 12, 13].map(inWords)).toEqual(['one', 'ten', 'twelve', '13'])
  expect([10, 20, 30, 21, 22, 23, 13].map(ordinal)).toEqual([
    'tenth',
    'twentieth',
    'thirtieth',
    '21st',
    '22nd',
    '23rd',
    '13th',
  ])
})
