import type { ChangeEvent } from 'react'
import { addCustomerWords as words } from '#content/customers.ts'
import { type CustomerForm, customerStatuses, customerStatusLabels } from '#domain/customer.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** The fields of a customer, the same for adding and for editing. */
export function CustomerFieldset({ bind }: { bind: (name: keyof CustomerForm) => Bound }) {
  const field = (name: keyof CustomerForm) => ({ ...bind(name), label: words.fields[name] })
  return (
    <div className="field-grid">
      <TextField {...field('first_name')} autoComplete="off" required aria-required />
      <TextField {...field('last_name')} autoComplete="off" required aria-required />
      <TextField {...field('email')} type="email" autoComplete="off" optional />
      <TextField {...field('phone')} type="tel" autoComplete="off" optional />
      <TextField {...field('address')} autoComplete="off" optional className="field-wide" />
      <TextField {...field('city')} autoComplete="off" optional />
      <TextField {...field('state')} autoComplete="off" optional />
      <TextField {...field('zip_code')} inputMode="numeric" autoComplete="off" optional />
      <SelectField {...field('status')}>
        {customerStatuses.map(status => (
          <option key={status} value={status}>
            {customerStatusLabels[status]}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...field('notes')} hint={words.notesHint} optional className="field-wide" />
    </div>
  )
}
