import { expect, test } from 'vitest'
import type { SlotState } from '#web/data/bookings.ts'
import { type Answer, type Answers, diaryAnswers } from './diary-answers.ts'

const question = { month: '2026-12', now: new Date('2026-12-08T07:30:00Z'), asked: '{}' }
const december = (state: SlotState): Answer => [
  { day: '2026-12-09', slot: '08:00-10:00', state, reason: null },
]

/** A diary that answers when it is told to, in whatever order. */
function slowDiary() {
  const waiting: ((answer: Answer) => void)[] = []
  let shown: Answers = {}
  const read = () => new Promise<Answer>(resolve => waiting.push(resolve))
  const diary = diaryAnswers(read, update => {
    shown = update(shown)
  })
  const settle = () => new Promise(setImmediate)
  return { diary, waiting, settle, shown: () => shown }
}

test('an answer that was asked for earlier never covers a newer one', async () => {
  const { diary, waiting, settle, shown } = slowDiary()
  diary.ask(question)
  diary.askAnew(question)
  diary.askAnew(question)
  waiting[2]?.(december('full'))
  await settle()
  waiting[0]?.(december('free'))
  waiting[1]?.(december('free'))
  await settle()
  expect(shown()).toEqual({ '2026-12{}': december('full') })
})

test('a month is asked for once; after news also while an older question is on its way', () => {
  const { diary, waiting } = slowDiary()
  diary.ask(question)
  diary.ask(question)
  expect(waiting).toHaveLength(1)
  diary.askAnew({ ...question, month: '2027-01' })
  diary.ask(question)
  expect(waiting).toHaveLength(3)
})
