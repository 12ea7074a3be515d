import { expect, test } from 'vitest'
import { encodeBatch } from './batch.ts'

test('a statement counts as prepared only once PostgreSQL has said so', () => {
  const prepared = new Map()
  const named = { name: 'one', text: 'select 1' }
  const first = encodeBatch([named], prepared)
  const second = encodeBatch([named], prepared)
  expect(second.bytes).toEqual(first.bytes)
  second.reply.rememberParsed()
  expect(encodeBatch([named], prepared).bytes.length).toBeLessThan(first.bytes.length)
})
