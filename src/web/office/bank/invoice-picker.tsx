import { useState } from 'react'
import { bankWords } from '#content/bank-file.ts'
import { formatRand } from '#domain/money.ts'
import type { OwedInvoice } from '#domain/owed-index.ts'
import { plainWords } from '#domain/payment-reference.ts'
import { SearchField } from '#web/ui/search-field.tsx'

const words = bankWords.decide
const mostFound = 8

type InvoicePickerProps = {
  owed: OwedInvoice[]
  picked: OwedInvoice[]
  onPick: (picked: OwedInvoice[]) => void
}

/** Any open invoice, by name or number; several are paid in the order in which they were chosen. */
export function InvoicePicker({ owed, picked, onPick }: InvoicePickerProps) {
  const [search, setSearch] = useState('')
  const found = search.trim() ? owed.filter(invoice => fits(invoice, search)).slice(0, mostFound) : []
  const shown = [...picked, ...found.filter(invoice => !picked.includes(invoice))]
  return (
    <div className="bank-picker">
      <SearchField label={words.search} placeholder={words.search} value={search} onSearch={setSearch} />
      {search.trim() && found.length === 0 && <p role="status">{words.nothingFound}</p>}
      {shown.length > 0 && <p className="text-ink-soft text-small">{words.mixed}</p>}
      {shown.map(invoice => (
        <label key={invoice.id} className="bank-candidate">
          <input
            type="checkbox"
            checked={picked.includes(invoice)}
            onChange={({ target }) =>
              onPick(target.checked ? [...picked, invoice] : picked.filter(other => other !== invoice))
            }
          />
          <span>
            <b>
              <bdi>{invoice.name}</bdi>, {invoice.number}
            </b>
          </span>
          <span className="bank-cents">{formatRand(invoice.openCents)}</span>
        </label>
      ))}
    </div>
  )
}

function fits({ name, number }: OwedInvoice, search: string): boolean {
  const there = plainWords(`${name} ${number}`).join(' ')
  return plainWords(search).every(word => there.includes(word))
}
