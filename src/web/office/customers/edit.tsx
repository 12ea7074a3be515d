import { addCustomerWords, customerPanelWords } from '#content/customers.ts'
import { type CustomerForm, customerSchema } from '#domain/customer.ts'
import { customerNotices } from '#domain/office-messages.ts'
import { formatPhone } from '#domain/phone.ts'
import { readCustomerFile } from '#web/data/customer-file.ts'
import { type Customer, saveCustomer } from '#web/data/customers.ts'
import { customerKeys } from '#web/office/shared/read-keys.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { CustomerFieldset } from './fieldset.tsx'

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
    reads: customerKeys,
    onSaved: onDone,
  })
  return (
    <SeenFormFrame form={form} title={customerPanelWords.edit} onClose={onDone}>
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
