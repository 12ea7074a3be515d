import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { anyPicture } from '#tests/any-picture.ts'
import { SiteUrlContext } from '#web/sharing/site-url.ts'
import type { Article } from './articles.ts'

let ArticlePage: typeof import('./article-page.tsx')['ArticlePage']

beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  ArticlePage = (await import('./article-page.tsx')).ArticlePage
})

const article: Article = {
  id: 'after-the-wind',
  path: '/blog/after-the-wind',
  title: 'After the wind',
  category: 'Home Tips',
  date: '2026-11-16',
  excerpt: 'What we do first.',
  picture: 'art:carpet',
  detail: undefined,
  text: 'Sand.\n\n## First\n\nWait.\n\n## Then\n\n- **Doors:** rails [brushed](/services).\n- **Couches:** drawn out dry.',
  minutes: 1,
  isOwn: true,
  hasCard: false,
}
const page = (own: Partial<Article> = {}) =>
  renderToStaticMarkup(
    <SiteUrlContext value="https://coastal.example">
      <ArticlePage article={{ ...article, ...own }} />
    </SiteUrlContext>,
  )

test("an article of the owner's has its short list of terms on slabs, and its links", () => {
  expect(page()).toContain(
    '<dl class="slabs"><div><dt>Doors</dt><dd> rails <a href="/services">brushed</a>.</dd></div>',
  )
  expect(page({ text: '- **Doors:** brushed.\n- Couches' })).not.toContain('<dl')
})

test('one that opens with a room shows at its middle heading what there is of it: a pair, or a close-up', () => {
  const figure = /<h2>First<\/h2>.*<figure class="pair">.*<h2>Then<\/h2>/s
  expect(page()).toMatch(figure)
  expect(page()).toContain('data-room="carpet-after"')
  expect(page({ picture: 'art:steam' })).toMatch(/class="pair">.*hall/s)
  for (const picture of ['art:car', 'file:her-own.jpg']) expect(page({ picture })).not.toContain('<figure')
})
