import { customerStatuses } from '#domain/customer.ts'
import type { CustomerFilter, CustomerSearch, CustomerSort } from '#web/data/customers.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'

const sorts: CustomerSort[] = ['name', 'newest', 'services']

const filters: CustomerFilter[] = ['regular', ...customerStatuses]

export type CustomerSearchState = ReturnType<typeof useCustomerSearch>

export function useCustomerSearch() {
  const { params, ask, askedWords, words, setWords, clear } = useListSearch()
  const asked: CustomerSearch = {
    words: askedWords,
    status: filters.find(status => status === params.get('status')),
    sort: sorts.find(sort => sort === params.get('sort')) ?? 'name',
  }
  return {
    asked,
    words,
    setWords,
    setStatus: (status: CustomerFilter | 'all') => ask('status', status === 'all' ? undefined : status),
    setSort: (sort: CustomerSort) => ask('sort', sort === 'name' ? undefined : sort),
    clear,
  }
}
