import { afterEach, expect, test, vi } from 'vitest'
import { closeToasts, readToasts } from '#web/ui/toast-store.ts'
import { copyText } from './copy-text.ts'

const words = { copied: { title: 'Copied' }, failed: { title: 'Not copied' } }
const shown = () => readToasts().map(({ title, tone }) => `${tone}: ${title}`)

afterEach(() => {
  closeToasts()
  vi.unstubAllGlobals()
})

test('a text is in the clipboard before it is said to be', async () => {
  const kept: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } })
  expect([await copyText('REF-4471', words), kept, shown()]).toEqual([true, ['REF-4471'], ['good: Copied']])
})

test.each([
  ['a browser without a clipboard', {}],
  ['a clipboard that refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
])('%s is told as a failure, never as a copy', async (_name, navigator) => {
  vi.stubGlobal('navigator', navigator)
  expect([await copyText('REF-4471', words), shown()]).toEqual([false, ['bad: Not copied']])
})
