import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  actOnNewestToast,
  closeToast,
  isLastRegion,
  openRegion,
  pauseToast,
  readToasts,
  resumeToast,
  showToast,
} from './toast-store.ts'

const shown = () => readToasts().map(({ title }) => title)
const idOf = (title: string) => readToasts().find(toast => toast.title === title)?.id ?? 0

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of readToasts()) closeToast(id)
  vi.useRealTimers()
})

test('what can be undone stays for eight seconds, other news for six', () => {
  showToast({ title: 'Saved' })
  vi.advanceTimersByTime(6000)
  expect(shown()).toEqual([])
  showToast({ title: 'Deleted', action: { label: 'Undo', onAct: () => {} } })
  vi.advanceTimersByTime(7999)
  expect(shown()).toEqual(['Deleted'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('it waits while someone reaches for it', () => {
  showToast({ title: 'Deleted', action: { label: 'Undo', onAct: () => {} } })
  pauseToast(idOf('Deleted'))
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Deleted'])
  resumeToast(idOf('Deleted'))
  vi.advanceTimersByTime(8000)
  expect(shown()).toEqual([])
})

test('one at a time, but a failure stays until it is closed', () => {
  showToast({ title: 'Failed', tone: 'bad' })
  showToast({ title: 'First' })
  showToast({ title: 'Second' })
  expect(shown()).toEqual(['Failed', 'Second'])
  vi.advanceTimersByTime(60_000)
  expect(shown()).toEqual(['Failed'])
})

test('a failure that stands beside its fields as well goes like news', () => {
  showToast({ title: 'Failed', tone: 'bad', isBesideFields: true })
  vi.advanceTimersByTime(5999)
  expect(shown()).toEqual(['Failed'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

test('the newest can be acted on once', () => {
  const undo = vi.fn()
  showToast({ title: 'Deleted', action: { label: 'Undo', onAct: undo } })
  expect([actOnNewestToast(), actOnNewestToast()]).toEqual([true, false])
  expect(undo).toHaveBeenCalledOnce()
})

test('messages are shown in the region that was opened last, and again in the one before', () => {
  const closePage = openRegion('page')
  const closeDialog = openRegion('dialog')
  expect([isLastRegion('page'), isLastRegion('dialog')]).toEqual([false, true])
  closeDialog()
  expect(isLastRegion('page')).toBe(true)
  closePage()
})
