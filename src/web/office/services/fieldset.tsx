import type { ChangeEvent } from 'react'
import { serviceHistoryWords as words } from '#content/services-office.ts'
import {
  paymentMethodLabels,
  paymentStatusLabels,
  recordTypeLabels,
  type ServiceForm,
  serviceStatusLabels,
} from '#domain/service-record.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

type Field = Exclude<keyof ServiceForm, 'customer_id'>

/** The fields of a service except the customer, the same for adding and for editing. */
export function ServiceFieldset({ bind }: { bind: (name: Field) => Bound }) {
  const field = (name: Field) => ({ ...bind(name), label: words.fields[name] })
  return (
    <div className="field-grid">
      <SelectField {...field('service_type')}>
        <option value="">{words.choose}</option>
        <Options labels={recordTypeLabels} />
      </SelectField>
      <TextField {...field('service_date')} type="date" />
      <TextField {...field('price')} inputMode="decimal" autoComplete="off" optional />
      <TextField
        {...field('duration_minutes')}
        inputMode="numeric"
        placeholder="120"
        autoComplete="off"
        optional
      />
      <SelectField {...field('status')}>
        <Options labels={serviceStatusLabels} />
      </SelectField>
      <SelectField {...field('payment_status')}>
        <Options labels={paymentStatusLabels} />
      </SelectField>
      <SelectField {...field('payment_method')} optional>
        <option value="">{words.notSaid}</option>
        <Options labels={paymentMethodLabels} />
      </SelectField>
      <TextAreaField {...field('notes')} optional className="field-wide" />
    </div>
  )
}

function Options({ labels }: { labels: Record<string, string> }) {
  return Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
