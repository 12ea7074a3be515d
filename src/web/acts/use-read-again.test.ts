import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { pulseKey, readAgain } from './use-read-again.ts'

test.each([
  { keys: undefined, again: ['inbox', 'customers', pulseKey] },
  { keys: ['customers', 'day'], again: ['customers', 'day'] },
  { keys: [], again: [] },
])('of what was read, an act that names $keys reads $again again', async ({ keys, again }) => {
  const queries = new QueryClient()
  for (const key of ['inbox', 'customers', pulseKey]) queries.setQueryData([key, 'of somebody'], 1)
  queries
    .getQueryCache()
    .build(queries, { queryKey: ['day'], meta: { followsPulse: true } })
    .setData(1)
  await readAgain(queries, keys)
  const old = queries.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated })
  expect(old.map(({ queryKey: [key] }) => key)).toEqual(again)
})
