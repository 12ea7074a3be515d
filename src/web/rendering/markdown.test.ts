import { expect, test } from 'vitest'
import { headingsOf, renderMarkdown } from './markdown.ts'

test('raw HTML in a text is left out', () => {
  const html = renderMarkdown('Before <img src=x onerror=alert(1)> after\n\n<script>alert(1)</script>\n\nEnd')
  expect(html).not.toMatch(/<img|<script|onerror/)
  expect(html).toContain('End')
})

test('a heading can be pointed at, with or without its number', () => {
  expect(renderMarkdown('## 3. Prices and payment')).toContain('<h2 id="prices-and-payment">')
  expect(headingsOf('## 3. Prices and payment\n\ntext\n\n## Damage')).toEqual([
    { id: 'prices-and-payment', text: '3. Prices and payment' },
    { id: 'damage', text: 'Damage' },
  ])
})

test('a wide table scrolls by itself and can be reached with the keys', () => {
  const html = renderMarkdown('| a | b |\n| --- | --- |\n| *1* | 2 |')
  expect(html).toMatch(/^<div class="scrolls" tabindex="0"><table>/)
  expect(html).toContain('<td><em>1</em></td>')
})

test('lists that a few words announce stand on slabs, neighbours together', () => {
  const html = renderMarkdown('Text\n\nNot:\n\n- a\n\nBut:\n\n- b\n\nMore')
  expect(html.replaceAll('\n', '')).toBe(
    '<p>Text</p><div class="slabs"><div><p>Not:</p><ul><li>a</li></ul></div><div><p>But:</p><ul><li>b</li></ul></div></div><p>More</p>',
  )
  const long = 'Read your agreement again, and ask in writing who does what:'
  for (const text of [`${long}\n\n- a`, '1. a\n2. b', '## Heading\n\n- a', 'Steps:\n\n1. a'])
    expect(renderMarkdown(text)).not.toContain('slabs')
})

test('two to four terms stand on slabs too, and on deep under a small heading', () => {
  const terms = '- **Near:** every *month*.\n- **Far:** once a year.'
  const list =
    '<div><dt>Near</dt><dd>every <em>month</em>.</dd></div><div><dt>Far</dt><dd>once a year.</dd></div>'
  expect(renderMarkdown(`## How often\n\n${terms}\n\nMore`)).toContain(
    `</h2>\n<dl class="slabs">${list}</dl><p>More`,
  )
  expect(renderMarkdown(`### Never\n\n${terms}`)).toBe(
    `<aside class="on-deep"><h3 id="never">Never</h3>\n<dl>${list}</dl></aside>`,
  )
  const five = '- **Near:** often.\n'.repeat(5)
  for (const text of ['- **Near:** often.', five, `${terms}\n- Elsewhere`, '1. **Near:** a\n2. **Far:** b'])
    expect(renderMarkdown(`### Never\n\n${text}`)).not.toMatch(/<dl|<aside/)
})

test('a pull quote never parts a heading from its text, nor a list from what announces it', () => {
  const order = (text: string) =>
    [...renderMarkdown(text).matchAll(/<(h2|blockquote|ul|p)\b/g)].map(([, tag]) => tag)
  // A quote holds a paragraph of its own.
  expect(order('## A\n\n> Loud\n\nText')).toEqual(['h2', 'p', 'blockquote', 'p'])
  expect(order('## A\n\n> Loud\n\nThese:\n\n- one\n\nMore')).toEqual([
    'h2',
    'p',
    'ul',
    'blockquote',
    'p',
    'p',
  ])
  expect(order('## A\n\nText\n\n> Loud\n\n## B')).toEqual(['h2', 'p', 'blockquote', 'p', 'h2'])
})
