import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inboxWords } from '#content/inbox.ts'
import { reviewsPage } from '#content/reviews.ts'
import type { PublishedReview } from '#domain/review.ts'
import type { Item } from '#web/data/inbox.ts'
import { ReviewedOn } from '#web/site/shared/reviewed-on.tsx'
import { ReviewFacts } from './review.tsx'

test.each([true, false])(
  'whether a review comes from a clean (%s) is said in the Inbox and on the page',
  isFromClean => {
    const item = { email: 'thandi@home.example', is_from_clean: isFromClean } as Item<'review'>
    const inbox = renderToStaticMarkup(<ReviewFacts item={item} />)
    expect(inbox.includes(inboxWords.review.fromClean)).toBe(isFromClean)
    expect(inbox.includes(inboxWords.review.notFromClean)).toBe(!isFromClean)
    const review = { created_on: '2033-05-10', is_from_clean: isFromClean } as PublishedReview
    const page = renderToStaticMarkup(<ReviewedOn review={review} />)
    expect(page.includes(reviewsPage.list.fromClean)).toBe(isFromClean)
  },
)

test('the page says after which kind of clean, where the writer was told so', () => {
  const review = { created_on: '2033-05-10', is_from_clean: true, clean_kind: 'residential-deep' }
  const page = renderToStaticMarkup(<ReviewedOn review={review as PublishedReview} />)
  expect(page).toContain('After a deep clean.')
  expect(page).not.toContain(reviewsPage.list.fromClean)
})
