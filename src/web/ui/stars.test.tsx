import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './stars.tsx'

/** How far each part-filled star goes, of 24. */
const parts = (rating: number) =>
  [...renderToStaticMarkup(<Stars rating={rating} />).matchAll(/<svg width="([\d.]+)" height="24"/g)].map(
    ([, width]) => Number(width).toFixed(1),
  )

test('a score between two stars fills the last one as far as it goes', () => {
  expect(parts(4.7)).toEqual(['16.8'])
  expect(parts(4.5)).toEqual(['12.0'])
})

test('what is not filled of it has an outline', () => {
  expect(renderToStaticMarkup(<Stars rating={4.7} />)).toMatch(/width="22.2"[^>]*stroke-current/)
})

test('a whole score has whole stars only', () => {
  expect([parts(5), parts(4), parts(1)]).toEqual([[], [], []])
})
