import { expect, test } from 'vitest'
import { blogCategories } from '#content/blog.ts'
import { pictureAlts } from '#content/pictures.ts'
import { legalText } from '#web/site/legal/legal-texts.ts'
import { articles, relatedTo } from './articles.ts'

test('there are six articles, newest first, and every category has one', () => {
  expect(articles).toHaveLength(6)
  const dates = articles.map(article => article.date)
  expect(dates).toEqual([...dates].sort().reverse())
  expect(new Set(articles.map(article => article.category))).toEqual(new Set(blogCategories))
})

test.each(articles)('$id is as long as a good read, and complete', article => {
  const words = article.text.split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(600)
  expect(words).toBeLessThanOrEqual(900)
  expect(article.minutes).toBe(Math.ceil(words / 220))
  expect(article.date).toMatch(/^20\d\d-\d\d-\d\d$/)
  expect(Object.keys(pictureAlts)).toContain(article.picture)
  expect(article.excerpt.length).toBeGreaterThan(60)
})

test('three others are read next, of the same category first', () => {
  const sand = articles.find(article => article.id === 'sand-and-carpets')
  const related = sand ? relatedTo(sand) : []
  expect(related).toHaveLength(3)
  expect(related).not.toContain(sand)
  expect(related[0]?.category).toBe('Home Tips')
})

test.each(['/terms', '/privacy-policy'] as const)('%s names the business and leaves no blank open', path => {
  const text = legalText(path)
  expect(text).toContain('Coastal Clean')
  expect(text).not.toMatch(/[{}]/)
})
