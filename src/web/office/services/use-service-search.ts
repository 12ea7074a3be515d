import { isIsoDay } from '#domain/calendar.ts'
import { paymentStatuses, serviceStatuses } from '#domain/service-record.ts'
import type { ServiceSearch } from '#web/data/services.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'

export type ServiceSearchState = ReturnType<typeof useServiceSearch>
export type ServiceFilter = 'status' | 'payment' | 'from' | 'to'

export function useServiceSearch() {
  const { params, askedWords, words, setWords, ask, clear } = useListSearch()
  const dayOf = (name: string) => {
    const day = params.get(name) ?? ''
    return isIsoDay(day) ? day : undefined
  }
  const asked: ServiceSearch = {
    words: askedWords,
    status: serviceStatuses.find(status => status === params.get('status')),
    payment: paymentStatuses.find(status => status === params.get('payment')),
    from: dayOf('from'),
    to: dayOf('to'),
  }
  const { words: _, ...filters } = asked
  const filtersSet = Object.values(filters).filter(Boolean).length
  return {
    asked,
    words,
    setWords,
    setFilter: (name: ServiceFilter, value: string) => ask(name, value || undefined),
    filtersSet,
    isNarrowed: filtersSet > 0 || Boolean(askedWords),
    clear,
  }
}
