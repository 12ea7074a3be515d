import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LastChange } from './call-to-change.tsx'

beforeEach(() => vi.setSystemTime('2026-11-16T10:00:00+02:00'))
afterEach(() => {
  vi.useRealTimers()
})

test('a time in less than 24 hours says that it is the last change without a call', () => {
  const near = renderToStaticMarkup(<LastChange day="2026-11-17" slot="08:00-10:00" />)
  expect(near).toContain('in less than 24 hours')
  expect(near).toContain('href="tel:')
  expect(renderToStaticMarkup(<LastChange day="2026-11-17" slot="10:00-12:00" />)).not.toContain('hours')
  expect(renderToStaticMarkup(<LastChange day="2026-11-17" slot={undefined} />)).not.toContain('hours')
})
