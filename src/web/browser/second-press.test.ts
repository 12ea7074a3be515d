import { expect, test } from 'vitest'
import { isSecondPress, type Press } from './second-press.ts'

const tap: Press = { pointerType: 'touch', detail: 1, timeStamp: 1000, clientX: 100, clientY: 500 }

test.each<[string, boolean, Partial<Press>]>([
  ['a tap at once and at the same place is a second press', true, { timeStamp: 1200, clientX: 106 }],
  ['also where the browser does not say what pressed', true, { timeStamp: 1200, pointerType: undefined }],
  ['a tap after a moment is a press of its own', false, { timeStamp: 1400 }],
  ['a tap elsewhere is a press of its own', false, { timeStamp: 1200, clientY: 544 }],
  ['the second click of a mouse is counted by the browser', true, { pointerType: 'mouse', detail: 2 }],
  ['the first click of a mouse is a press of its own', false, { pointerType: 'mouse', timeStamp: 1001 }],
  ['a key is a press of its own', false, { pointerType: '', detail: 0, timeStamp: 1001 }],
])('%s', (_, isSecond, more) => {
  expect(isSecondPress({ ...tap, ...more }, tap)).toBe(isSecond)
})
