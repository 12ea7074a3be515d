import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { reasonSchema } from '#domain/invoice.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type ListedInvoice, listInvoices } from '#web/data/invoice-list.ts'
import { type InvoicePayment, movePayment } from '#web/data/money.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormDialog } from '#web/office/shared/form-dialog.tsx'
import { invoiceKeys, moneyKeys } from '#web/office/shared/read-keys.ts'
import { CheckField, FieldError, TextField } from '#web/ui/field.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'
import type { DialogProps } from './question.ts'

const words = officeInvoiceWords.move
const shown = 6
const schema = z.extend(reasonSchema, { to: z.string().check(z.minLength(1, words.needed)) })

/** To the invoice that was meant: those of the same client first, or found by its number. */
export function MoveDialog({ card, payment, onClose }: DialogProps & { payment: InvoicePayment }) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const [typed, setTyped] = useState('')
  const amount = formatRand(payment.amount_cents)
  const found = useOtherInvoices(card, typed)
  const form = useForm({
    start: { to: '', reason: '' },
    empties: false,
    schema,
    send: ({ to, reason }) =>
      act({
        work: () => movePayment(payment.id, to, reason),
        said: { title: words.done(amount, found.find(({ id }) => id === to)?.invoice_number ?? '') },
        failed: officeInvoiceWords.failed,
        onDone: onClose,
      }),
  })
  const { error } = form.mark('to')
  return (
    <FormDialog
      form={form}
      title={words.title(amount)}
      keep={words.keep}
      onKeep={onClose}
      confirm={words.confirm}
    >
      <TextField
        label={words.search}
        hint={words.searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <fieldset className="grid gap-1" data-field="to">
        <legend className="font-semibold">{words.choose}</legend>
        {found.length === 0 && <p className="text-ink-soft">{words.none}</p>}
        {found.map(other => (
          <CheckField
            key={other.id}
            type="radio"
            name="to"
            label={rowWords(other)}
            checked={form.values.to === other.id}
            onChange={() => form.change({ to: other.id })}
          />
        ))}
        {error && <FieldError id="move-to-error">{error}</FieldError>}
      </fieldset>
      <TextField {...form.bind('reason')} label={words.reason} autoComplete="off" />
    </FormDialog>
  )
}

const rowWords = ({ invoice_number, customer_name, open_cents }: ListedInvoice) =>
  words.row(invoice_number, customer_name ?? officeInvoiceWords.list.nobody, formatRand(open_cents))

function useOtherInvoices({ id: own, customer_id }: DialogProps['card'], typed: string): ListedInvoice[] {
  const sought = useLateValue(typed.trim(), 200)
  const client = sought ? undefined : (customer_id ?? undefined)
  const { data = [] } = useQuery({
    queryKey: ['invoices', 'others', own, sought],
    queryFn: () =>
      listInvoices({ words: sought, state: undefined, client }, { after: undefined, pageSize: 25 }),
    placeholderData: before => before,
  })
  return data
    .filter(({ id, cancelled_at }) => id !== own && !cancelled_at)
    .sort((a, b) => Math.sign(b.open_cents) - Math.sign(a.open_cents))
    .slice(0, shown)
}
