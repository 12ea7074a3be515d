// The ledger's filters are kept in the address, so that Back, a reload and a colleague find the same records.

import { isIsoDay } from '#domain/calendar.ts'
import type { InvoiceSearch } from '#web/data/invoices.ts'
import { useSearchParams } from '#web/router/routing.tsx'

const names = { words: 'q', client: 'client', from: 'from', to: 'to' } as const
const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type InvoiceSearchState = ReturnType<typeof useInvoiceSearch>

export function useInvoiceSearch() {
  const [params, setParams] = useSearchParams()
  const read = (name: keyof typeof names) => params.get(names[name]) ?? ''
  const day = (name: 'from' | 'to') => (isIsoDay(read(name)) ? read(name) : '')
  const asked: InvoiceSearch = {
    words: read('words'),
    client: idShape.test(read('client')) ? read('client') : '',
    from: day('from'),
    to: day('to'),
  }
  const ask = (next: InvoiceSearch) => {
    const told = Object.entries(next).filter(([, value]) => value)
    setParams(told.map(([name, value]): [string, string] => [names[name as keyof typeof names], value]))
  }
  return { asked, ask, key: params.toString() }
}
