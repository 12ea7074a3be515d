import { invoiceStateWords, officeInvoiceWords } from '#content/office-invoices.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import type { InvoiceCounts } from '#web/data/invoice-list.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { InvoiceListSearchState } from './use-invoice-list-search.ts'

const words = officeInvoiceWords.list
const shown: (InvoiceState | 'all')[] = ['all', 'open', 'overdue', 'part-paid', 'paid', 'cancelled']

type ToolsProps = { search: InvoiceListSearchState; counts: InvoiceCounts | undefined }

/** Found by words, narrowed by how they stand; each state says how many there are. */
export function InvoiceListTools({ search, counts }: ToolsProps) {
  return (
    <div className="list-tools">
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={search.words}
        onSearch={search.setWords}
        shortcut="/"
      />
      <div className="inv-states">
        <Segments
          label={words.states}
          value={search.asked.state ?? 'all'}
          segments={shown.map(state => ({
            value: state,
            label: state === 'all' ? words.all : invoiceStateWords[state],
            count: counts?.[state],
          }))}
          onChoose={search.setState}
        />
      </div>
    </div>
  )
}
