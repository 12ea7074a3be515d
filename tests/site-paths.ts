import { readdirSync } from 'node:fs'
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
