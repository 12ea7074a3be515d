// What the dashboard is asked for stands in the address, so that back, a reload and a colleague find the same list.
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type CustomerStatus, customerStatuses } from '#domain/customer.ts'
import type { CustomerSearch, CustomerSort } from '#web/data/customers.ts'

const typingMs = 250
const sorts: CustomerSort[] = ['name', 'newest', 'services']

export type CustomerSearchState = ReturnType<typeof useCustomerSearch>

export function useCustomerSearch() {
  const [params, setParams] = useSearchParams()
  const asked: CustomerSearch = {
    words: params.get('q') ?? '',
    status: customerStatuses.find(status => status === params.get('status')),
    sort: sorts.find(sort => sort === params.get('sort')) ?? 'name',
  }
  const [words, setWords] = useState(asked.words)
  const ask = (name: string, value: string | undefined) =>
    setParams(
      current => {
        if (value) current.set(name, value)
        else current.delete(name)
        return current
      },
      { replace: true },
    )

  const askWords = useEffectEvent(() => words !== asked.words && ask('q', words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait anew
  useEffect(() => {
    const waiting = setTimeout(() => askWords(), typingMs)
    return () => clearTimeout(waiting)
  }, [words])

  return {
    asked,
    words,
    setWords,
    setStatus: (status: CustomerStatus | 'all') => ask('status', status === 'all' ? undefined : status),
    setSort: (sort: CustomerSort) => ask('sort', sort === 'name' ? undefined : sort),
    clear: () => {
      setWords('')
      setParams({}, { replace: true })
    },
  }
}
