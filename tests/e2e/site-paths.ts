import { readdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { confirmRequestPages } from '#content/confirm-request.ts'
import { newsletterPages } from '#content/newsletter.ts'
import { pageWords } from '#content/page-words.ts'
import { reminderLetterPages } from '#content/reminders.ts'
import { reviewLetterPages } from '#content/reviews.ts'

const articles = readdirSync('src/content/blog').map(file => `/blog/${file.replace('.md', '')}`)

/** Every public page. */
export const sitePaths = [
  ...Object.keys(pageWords),
  ...articles,
  ...Object.keys(newsletterPages),
  ...Object.keys(reviewLetterPages),
  ...Object.keys(reminderLetterPages),
  ...Object.keys(confirmRequestPages),
  '/newsletter',
  '/newsletter/archive',
  '/quote',
  '/invoice',
]

/** One of each kind: every page that is drawn by itself, one article, one that does not exist, the door of the app. */
export const allPaths = [
  ...Object.keys(pageWords),
  ...articles.slice(0, 1),
  '/newsletter',
  '/quote',
  '/invoice',
  '/newsletter/confirm',
  '/booking/confirm',
  '/nowhere',
  '/auth',
]

/** Opens a page and waits until all that wakes by itself is awake: islands, and the app's first screen. */
export async function openAwake(page: Page, path: string) {
  const answer = await page.goto(path)
  // The check of /loyalty wakes when it comes into view, the figures for those who are signed in.
  const asleep = '[data-island]:not([data-awake], [data-for-some], [data-island="loyalty-check"])'
  await expect(page.locator(asleep)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return answer
}

/** Only the words of pages are read: what would draw them is not fetched. */
export const fetchOnlyPages = (page: Page) =>
  page.route('**/*', route =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  )
