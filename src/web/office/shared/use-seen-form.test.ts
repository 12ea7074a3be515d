import { expect, test } from 'vitest'
import { besideTheirs } from './use-seen-form.ts'

const labels = { city: 'City', phone: 'Phone', notes: 'Notes' }
const before = { city: 'George', phone: '', notes: 'A dog', id: '1' }

test('what a colleague changed is named, and fills only what nobody has touched here', () => {
  const typed = { ...before, city: 'Mossel Bay' }
  const now = { ...before, city: 'Wilderness', phone: '082 555 0203' }
  expect(besideTheirs({ before, now, typed, labels })).toEqual({
    fills: { phone: '082 555 0203' },
    theirs: ['City Wilderness', 'Phone 082 555 0203'],
  })
})

test('what they emptied is named too, and what has no label is neither named nor filled', () => {
  const now = { ...before, notes: '', id: '2' }
  expect(besideTheirs({ before, now, typed: before, labels })).toEqual({
    fills: { notes: '' },
    theirs: ['Notes –'],
  })
  expect(besideTheirs({ before, now: before, typed: before, labels })).toEqual({ fills: {}, theirs: [] })
})
