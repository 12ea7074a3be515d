import { customerWords as words } from '#content/customers.ts'
import { customerStatuses, customerStatusLabels } from '#domain/customer.ts'
import type { CustomerFigures, CustomerFilter, CustomerSort } from '#web/data/customers.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { CustomerSearchState } from './use-customer-search.ts'

type CustomerToolsProps = { search: CustomerSearchState; figures: CustomerFigures | undefined }

/** Search, status and, on a phone, the sort, which a laptop has in the heads of the columns. */
export function CustomerTools({ search, figures }: CustomerToolsProps) {
  const { asked } = search
  return (
    <div className="list-tools">
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={search.words}
        onSearch={search.setWords}
        shortcut="/"
      />
      <Segments<CustomerFilter | 'all'>
        label={words.status.label}
        value={asked.status ?? 'all'}
        onChoose={search.setStatus}
        segments={[
          { value: 'all', label: words.status.all, count: figures?.total },
          { value: 'regular', label: words.status.regular, count: figures?.regular },
          ...customerStatuses.map(status => ({
            value: status,
            label: customerStatusLabels[status],
            count: figures?.[status],
          })),
        ]}
      />
      <label className="phone-only list-sort">
        {words.sort.label}
        <select
          className="input"
          value={asked.sort}
          onChange={event => search.setSort(event.target.value as CustomerSort)}
        >
          {Object.entries(words.sort.choices).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
