import { serviceHistoryWords as words } from '#content/services-office.ts'
import {
  paymentStatuses,
  paymentStatusLabels,
  serviceStatuses,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { ServiceFilter, ServiceSearchState } from './use-service-search.ts'

const { filters } = words

/** One row on a laptop; on a phone the filters are folded, with how many are set beside them. */
export function ServiceTools({ search }: { search: ServiceSearchState }) {
  return (
    <div className="list-tools list-tools-filters">
      <SearchField
        label={words.search.label}
        placeholder={words.search.placeholder}
        value={search.words}
        onSearch={search.setWords}
        shortcut="/"
      />
      <div className="laptop-only list-filters">
        <Filters search={search} />
      </div>
      <details className="phone-only folded-filters">
        <summary>
          {filters.title}
          <span>{filters.count(search.filtersSet)}</span>
        </summary>
        <div className="list-filters">
          <Filters search={search} />
        </div>
      </details>
    </div>
  )
}

function Filters({ search }: { search: ServiceSearchState }) {
  const { asked, setFilter } = search
  const field = (name: ServiceFilter) => ({
    name,
    label: filters[name],
    value: asked[name] ?? '',
    onChange: (event: { target: { value: string } }) => setFilter(name, event.target.value),
  })
  return (
    <>
      <SelectField {...field('status')}>
        <option value="">{filters.all}</option>
        {serviceStatuses.map(status => (
          <option key={status} value={status}>
            {serviceStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <SelectField {...field('payment')}>
        <option value="">{filters.all}</option>
        {paymentStatuses.map(status => (
          <option key={status} value={status}>
            {paymentStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextField {...field('from')} type="date" />
      <TextField {...field('to')} type="date" />
    </>
  )
}
