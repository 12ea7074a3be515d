import { invoiceWords as words } from '#content/admin-money.ts'
import { ClientField } from '#web/office/shared/client-field.tsx'
import { TextAreaField, TextField } from '#web/ui/field.tsx'
import type { InvoiceForm } from './use-invoice-form.ts'

const { columns } = words

/** The fields in a sheet, one below the other. */
export function InvoiceFieldset({ adding }: { adding: InvoiceForm }) {
  const { bind } = adding
  return (
    <>
      <InvoiceClient adding={adding} />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...bind('service_date')} label={columns.date} type="date" />
        <TextField {...bind('invoice_number')} label={columns.number} autoComplete="off" />
      </div>
      <TextField {...bind('description')} label={columns.description} autoComplete="off" />
      <div className="grid grid-cols-2 gap-3">
        <InvoiceAmount adding={adding} />
        <TextField {...bind('suburb')} label={columns.suburb} autoComplete="off" optional />
      </div>
      <TextAreaField
        {...bind('comments')}
        label={columns.comments}
        placeholder={words.commentsHint}
        optional
      />
    </>
  )
}

export function InvoiceClient({ adding }: { adding: InvoiceForm }) {
  return (
    <ClientField
      label={columns.client}
      name="customer_id"
      chosen={adding.chosen}
      error={adding.errors.customer_id}
      onChoose={adding.choose}
    />
  )
}

export function InvoiceAmount({ adding }: { adding: InvoiceForm }) {
  return (
    <TextField
      {...adding.bind('amount_paid')}
      label={columns.amount}
      inputMode="decimal"
      placeholder="0.00"
      autoComplete="off"
      className="amount-field"
    />
  )
}
