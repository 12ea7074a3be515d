import { expect, test } from 'vitest'
import { articleKey } from './article.ts'

test.each([
  ['Sand, wet dogs & the carpet', 'sand-wet-dogs-the-carpet'],
  ['Môre is ’n nuwe dag!', 'more-is-n-nuwe-dag'],
  ['../../admin', 'admin'],
  ['🧽', 'article'],
  ['New', 'article'],
])('%s stands at %s', (title, key) => expect(articleKey(title, [])).toBe(key))

test('no two articles share an address', () => {
  expect(articleKey('Sand', ['sand', 'sand-2'])).toBe('sand-3')
})
