import { afterEach, expect, test, vi } from 'vitest'
import { nightMedia } from './night-media.ts'

afterEach(() => vi.unstubAllGlobals())

test('a room follows the system, unless a theme was chosen in this browser', () => {
  expect(nightMedia()).toBe('(prefers-color-scheme: dark)')
  const chosen = (theme?: string) => vi.stubGlobal('document', { documentElement: { dataset: { theme } } })
  chosen()
  expect(nightMedia()).toBe('(prefers-color-scheme: dark)')
  chosen('dark')
  expect(nightMedia()).toBe('all')
  chosen('light')
  expect(nightMedia()).toBe('not all')
})
