import { expect, test } from 'vitest'
import { checklistSchema, joinLines, longestLine, mostLines, splitLines } from './checklist.ts'

const check = (lines: string[]) => checklistSchema.safeParse({ lines: joinLines(lines) })
const messageOf = (lines: string[]) => check(lines).error?.issues[0]?.message

test('empty lines fall out, and spaces are put in order', () => {
  expect(check(['  Floors   mopped ', '', 'Bins']).data?.lines).toEqual(['Floors mopped', 'Bins'])
  expect(check([]).data?.lines).toEqual([])
})

test('a line that stands there twice, is too long, or is one too many is named', () => {
  expect(messageOf(['Bins', 'Floors', 'Bins '])).toBe('“Bins” is in the list twice.')
  expect(messageOf(['x'.repeat(longestLine + 1)])).toContain(`${longestLine} characters`)
  expect(messageOf(Array.from({ length: mostLines + 1 }, (_, place) => `Line ${place}`))).toContain(
    '40 lines',
  )
})

test('a line that is not typed yet is a line, and no list is none', () => {
  expect(splitLines(joinLines(['a', '']))).toEqual(['a', ''])
  expect(splitLines(joinLines([]))).toEqual([])
})
