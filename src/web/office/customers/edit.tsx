import type { ChangeEvent } from 'react'
import { addCustomerWords, customerWords } from '#content/customers.ts'
import {
  type CustomerForm,
  customerSchema,
  customerStatuses,
  customerStatusLabels,
} from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { readCustomerFile } from '#web/data/customer-file.ts'
import { type Customer, saveCustomer } from '#web/data/customers.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'

export function CustomerEdit({ customer, onDone }: { customer: Customer; onDone: () => void }) {
  const form = useSeenForm({
    stored: customer,
    draft: `edit-customer-${customer.id}`,
    formOf,
    schemaOf: () => customerSchema,
    labels: addCustomerWords.fields,
    notices: customerNotices,
    save: saveCustomer,
    read: async seen => (await readCustomerFile(seen.id))?.customer,
    onSaved: onDone,
  })
  return (
    <SeenFormFrame form={form} title={customerWords.edit} onClose={onDone}>
      <CustomerFieldset bind={form.bind} />
    </SeenFormFrame>
  )
}

function formOf(customer: Customer): CustomerForm {
  const { first_name, last_name, status } = customer
  return {
    first_name,
    last_name,
    status,
    email: customer.email ?? '',
    phone: customer.phone ? formatPhone(customer.phone) : '',
    address: customer.address ?? '',
    city: customer.city ?? '',
    state: customer.state ?? '',
    zip_code: customer.zip_code ?? '',
    notes: customer.notes ?? '',
  }
}

type Bound = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
}

/** The fields of a customer, the same for adding and for editing. */
export function CustomerFieldset({ bind }: { bind: (name: keyof CustomerForm) => Bound }) {
  const field = (name: keyof CustomerForm) => ({ ...bind(name), label: addCustomerWords.fields[name] })
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
      <TextAreaField {...field('notes')} hint={addCustomerWords.notesHint} optional className="field-wide" />
    </div>
  )
}
