import { expect, test } from 'vitest'
import { articleFigures } from '#content/blog.ts'
import { pictureAlts } from '#content/pictures.ts'
import { setTexts } from '#content/site-texts.ts'
import { startTeam, writer } from '#content/team.ts'
import { blogCategories } from '#domain/article.ts'
import { legalText } from '#web/site/legal/legal-texts.ts'
import { halvesOf, articles as readArticles, relatedTo } from './articles.ts'

const articles = readArticles()

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
  expect(Object.keys(pictureAlts)).toContain(article.picture.replace('art:', ''))
  expect(article.excerpt.length).toBeGreaterThan(60)
  // One pull quote, and one figure at a heading near the middle.
  expect(article.text.match(/^> /gm)).toHaveLength(1)
  expect(articleFigures).toHaveProperty(article.id)
  const [first, second] = halvesOf(article.text)
  expect(second).toMatch(/^## /)
  expect(first.trim().split('\n').at(-1)).not.toMatch(/^>/)
  expect(first.length / article.text.length).toBeGreaterThan(0.3)
  expect(first.length / article.text.length).toBeLessThan(0.7)
})

test('three others are read next, of the same category first', () => {
  const sand = articles.find(article => article.id === 'sand-and-carpets')
  const related = sand ? relatedTo(sand) : []
  expect(related).toHaveLength(3)
  expect(related.map(({ id }) => id)).not.toContain('sand-and-carpets')
  expect(related[0]?.category).toBe('Home Tips')
})

test.each(['/terms', '/privacy-policy'] as const)('%s names the business and leaves no blank open', path => {
  const text = legalText(path)
  expect(text).toContain('Coastal Clean')
  expect(text).not.toMatch(/[{}]/)
})

test('the owner’s articles stand among them, changed ones in place, and hidden ones nowhere', () => {
  const own = {
    ...{
      title: 'Mine',
      excerpt: 'Short',
      category: 'Seasonal',
      date: '2026-03-01',
      picture: '',
      text: 'One two',
    },
    is_shown: 'shown',
  }
  setTexts({
    article: {
      mine: [{ ...own, id: 'mine' }],
      'sand-and-carpets': [{ ...own, id: 'x', title: 'Sand, anew' }],
      'moving-out-checklist': [{ ...own, id: 'y', is_shown: 'hidden' }],
    },
  })
  const shown = readArticles()
  setTexts({})
  expect(shown.find(({ path }) => path === '/blog/mine')).toMatchObject({
    isOwn: true,
    hasCard: false,
    minutes: 1,
  })
  expect(shown.find(({ id }) => id === 'sand-and-carpets')).toMatchObject({
    title: 'Sand, anew',
    hasCard: true,
  })
  expect(shown.map(({ id }) => id)).not.toContain('moving-out-checklist')
  expect(shown).toHaveLength(6)
})

test('articles are signed by the first whom the owner names, and by nobody until then', () => {
  expect(writer()).toBeUndefined()
  const names = ['', 'Thandi', 'Marlon']
  setTexts({ team: { '': startTeam.map((member, index) => ({ ...member, name: names[index] ?? '' })) } })
  const signed = writer()
  setTexts({})
  expect(signed).toMatchObject({ name: 'Thandi', role: 'Operations Manager' })
})
