import { officeInvoiceWords, paymentMethodWords } from '#content/office-invoices.ts'
import { todayAt } from '#domain/calendar.ts'
import { readAmount } from '#domain/invoice.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import { afterwards, paymentSchema, type TypedMethod, typedMethods } from '#domain/payment.ts'
import { useAct } from '#web/acts/use-act.ts'
import { recordPayment } from '#web/data/money.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormDialog } from '#web/office/shared/form-dialog.tsx'
import { invoiceKeys, moneyKeys } from '#web/office/shared/read-keys.ts'
import { Choice, TextField } from '#web/ui/field.tsx'
import type { DialogProps } from './question.ts'

const words = officeInvoiceWords.refund

/** A refund is a payment back: what is paid too much comes first. */
export function RefundDialog({ card, onClose }: DialogProps) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const today = todayAt(new Date())
  const form = useForm({
    start: {
      method: 'bank-transfer' as TypedMethod,
      amount: toDecimal(card.overpaid_cents || card.paid_cents),
      paid_on: today,
      reference: '',
    },
    empties: false,
    schema: paymentSchema({ today, most: { cents: card.paid_cents, words: formatRand(card.paid_cents) } }),
    send: ({ amount, ...rest }, store) =>
      act({
        work: () => store(id => recordPayment(card.id, { id, amount_cents: -amount, ...rest })),
        said: { title: words.done(formatRand(amount)) },
        failed: officeInvoiceWords.failed,
        onDone: onClose,
      }),
  })
  const { bind, values, change } = form
  const cents = readAmount(values.amount)
  return (
    <FormDialog
      form={form}
      title={words.title(card.customer_name ?? officeInvoiceWords.list.nobody)}
      keep={words.keep}
      onKeep={onClose}
      confirm={words.confirm}
    >
      <p>{words.text}</p>
      <fieldset className="inv-methods">
        <legend className="sr-only">{officeInvoiceWords.add.how}</legend>
        {typedMethods.map(method => (
          <Choice
            key={method}
            name="refund-method"
            label={paymentMethodWords[method]}
            checked={values.method === method}
            onChange={() => change({ method })}
          />
        ))}
      </fieldset>
      <div className="inv-two">
        <TextField {...bind('amount')} label={words.amount} inputMode="decimal" autoComplete="off" />
        <TextField {...bind('paid_on')} label={officeInvoiceWords.add.day} type="date" />
      </div>
      <TextField {...bind('reference')} label={words.reference} autoComplete="off" optional />
      {cents ? <p role="status">{officeInvoiceWords.afterwards(afterwards(card, -cents))}</p> : null}
    </FormDialog>
  )
}
