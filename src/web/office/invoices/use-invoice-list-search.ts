import { type InvoiceState, invoiceStates } from '#domain/invoice-state.ts'
import type { InvoiceListSearch } from '#web/data/invoice-list.ts'
import { useListSearch } from '#web/office/shared/use-list-search.ts'

export type InvoiceListSearchState = ReturnType<typeof useInvoiceListSearch>

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function useInvoiceListSearch() {
  const { params, askedWords, words, setWords, ask, clear } = useListSearch()
  const client = params.get('client') ?? ''
  const asked: InvoiceListSearch = {
    words: askedWords,
    state: invoiceStates.find(state => state === params.get('state')),
    client: idShape.test(client) ? client : undefined,
  }
  return {
    asked,
    words,
    setWords,
    setState: (state: InvoiceState | 'all') => ask('state', state === 'all' ? undefined : state),
    isNarrowed: Boolean(askedWords || asked.state || asked.client),
    clear,
  }
}
