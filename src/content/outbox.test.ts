import { expect, test } from 'vitest'
import { subjectOf, subjectWithReason } from './outbox.ts'

const mail = { subject: null, status: 'waiting' as const, last_error: null }
const refused = { ...mail, status: 'failed' as const, last_error: '550 no such mailbox' }

test.each([
  [mail, 'Not written yet'],
  [{ ...mail, last_error: 'Greylisted' }, 'Not sent yet: Greylisted'],
  [refused, 'Could not be sent: 550 no such mailbox'],
  [{ ...refused, last_error: null }, 'Could not be sent'],
  [{ ...refused, subject: 'Your clean' }, 'Your clean'],
])('a letter says what became of it: %j', (letter, said) => {
  expect(subjectWithReason(letter)).toBe(said)
  expect(said.startsWith(subjectOf(letter))).toBe(true)
})
