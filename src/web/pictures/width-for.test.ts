import { expect, test } from 'vitest'
import { widthFor } from './width-for.ts'

test('takes the smallest file that is wide enough, else the widest', () => {
  const files = '/a-480.webp 480w, /a-960.webp 960w, /a-1600.webp 1600w'
  expect([widthFor(files, 944), widthFor(files, 100), widthFor(files, 3000)]).toEqual([
    '/a-960.webp',
    '/a-480.webp',
    '/a-1600.webp',
  ])
})
