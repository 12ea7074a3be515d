import { afterEach, expect, test, vi } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { closeToasts, readToasts } from '#web/ui/toast-store.ts'
import { type Act, perform } from './use-act.ts'

const failed = { title: 'That did not work', text: 'Try again.' }
const readAgain = vi.fn(async () => {})
const refusal = (code: string) => async () => {
  throw new Refusal(code, 'Somebody was quicker.')
}
const told = () => readToasts().map(({ title, text, tone }) => [title, text, tone])
const performed = <After>(act: Act<After>) => perform(act, readAgain)

afterEach(() => {
  closeToasts()
  readAgain.mockClear()
})

test('what was done is told with its words, and everything is read again', async () => {
  const onDone = vi.fn()
  const isDone = await performed({
    work: async () => 'Ann',
    said: name => ({ title: `${name} saved` }),
    failed,
    onDone,
  })
  expect([isDone, told(), onDone.mock.calls]).toEqual([true, [['Ann saved', undefined, 'good']], [['Ann']]])
  expect(readAgain).toHaveBeenCalledOnce()
})

test('a refusal is told in its own sentence, any other failure in ours', async () => {
  expect(await performed({ work: refusal('last_admin'), failed })).toBe(false)
  expect(told()).toEqual([['That did not work', 'Somebody was quicker.', 'bad']])
  await performed({ work: () => Promise.reject(new TypeError('Failed to fetch')), failed })
  expect(told()).toEqual([['That did not work', 'Try again.', 'bad']])
  expect(readAgain).toHaveBeenCalledTimes(2)
})

test('only a colleague’s change is a conflict', async () => {
  const onConflict = vi.fn()
  await performed({ work: refusal('changed_meanwhile'), failed, onConflict })
  expect([onConflict.mock.calls.length, told()]).toEqual([1, []])
  await performed({ work: refusal('slot_taken'), failed, onConflict })
  expect([onConflict.mock.calls.length, told().length]).toEqual([1, 1])
})

test('Undo takes back what came of it, and says so or why not', async () => {
  const taken: string[] = []
  const act = (undo: () => Promise<unknown>): Act<string> => ({
    work: async () => 'row 7',
    said: { title: 'Done' },
    failed,
    undo: after => ({ work: () => undo().then(() => taken.push(after)), said: { title: 'Taken back' } }),
  })
  await performed(act(async () => {}))
  readToasts()[0]?.action?.onAct()
  await vi.waitFor(() => expect(told()).toEqual([['Taken back', undefined, 'good']]))
  expect(taken).toEqual(['row 7'])
  await performed(act(refusal('changed_meanwhile')))
  readToasts()[0]?.action?.onAct()
  await vi.waitFor(() => expect(told()).toEqual([['That did not work', 'Somebody was quicker.', 'bad']]))
})
