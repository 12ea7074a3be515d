import { expect, test } from 'vitest'
import { shownPages } from './pagination.tsx'

test.each([
  { page: 1, pages: 1, shown: [1] },
  { page: 2, pages: 3, shown: [1, 2, 3] },
  { page: 2, pages: 9, shown: [1, 2, 3, -3, 9] },
  { page: 5, pages: 9, shown: [1, -1, 4, 5, 6, -6, 9] },
  { page: 9, pages: 9, shown: [1, -1, 8, 9] },
])('on page $page of $pages the first, the last and the neighbours show', ({ page, pages, shown }) => {
  expect(shownPages(page, pages)).toEqual(shown)
})
