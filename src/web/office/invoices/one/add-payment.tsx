import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { officeInvoiceWords, paymentMethodWords } from '#content/office-invoices.ts'
import { todayAt } from '#domain/calendar.ts'
import { fieldErrorsOf } from '#domain/field-errors.ts'
import { readAmount } from '#domain/invoice.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import {
  afterwards,
  type PaymentFields,
  paymentSchema,
  type TypedMethod,
  typedMethods,
} from '#domain/payment.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { type InvoiceCard, recordPayment, takeBackPayment } from '#web/data/money.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Droplets } from '#web/icons/droplets.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { invoiceKeys, moneyKeys } from '#web/office/shared/read-keys.ts'
import { Choice, TextField } from '#web/ui/field.tsx'

const words = officeInvoiceWords.add

type PaymentValues = {
  method: TypedMethod
  /** Nothing until it is typed. */
  amount: string | undefined
  paid_on: string
  reference: string
}

export type AddingPayment = ReturnType<typeof useAddPayment>

/** The next payment: filled with what is open, and of a paid invoice only on asking. */
export function useAddPayment(card: InvoiceCard) {
  const { session } = useOfficeVisitor()
  const { act } = useAct(invoiceKeys, moneyKeys)
  const formId = useId()
  const [isWanted, setWanted] = useState(false)
  const today = todayAt(new Date())
  // Follows what is open until somebody types another.
  const filled = card.open_cents > 0 ? toDecimal(card.open_cents) : ''
  const schema = paymentSchema({ today })
  const form = useForm<PaymentValues, PaymentFields>({
    start: { method: 'bank-transfer', amount: undefined, paid_on: today, reference: '' },
    draftKey: officeKeyOf(`payment-${card.id}`, session.user.id),
    check: values => {
      const checked = schema.safeParse({ ...values, amount: values.amount ?? filled })
      return checked.success ? { row: checked.data } : { errors: fieldErrorsOf(checked.error) }
    },
    send: (fields, store) => {
      const { amount: amount_cents, ...rest } = fields
      return act({
        work: () => store(id => recordPayment(card.id, { id, amount_cents, ...rest })),
        said: { title: words.done(formatRand(amount_cents)) },
        failed: officeInvoiceWords.failed,
        undo: id => ({
          work: () => takeBackPayment(id, words.undoReason),
          said: { title: words.undone(formatRand(amount_cents)) },
        }),
        onDone: () => setWanted(false),
      })
    },
  })
  const amount = form.values.amount ?? filled
  const cents = readAmount(amount)
  return {
    ...form,
    amount,
    formId,
    isOpen: card.open_cents > 0 || isWanted,
    submitLabel: form.isBusy ? words.adding : cents ? words.submit(formatRand(cents)) : words.submitEmpty,
    after: cents ? afterwards(card, cents) : undefined,
    focus: () => {
      flushSync(() => setWanted(true))
      form.form.current?.querySelector<HTMLInputElement>('input[name=amount]')?.focus()
    },
  }
}

export function AddPayment({ adding }: { adding: AddingPayment }) {
  if (!adding.isOpen) return null
  const { bind, values, change, after } = adding
  return (
    <form
      id={adding.formId}
      ref={adding.form}
      noValidate
      onSubmit={adding.submit}
      aria-label={words.title}
      className="inv-block inv-add"
    >
      <h3>{words.title}</h3>
      <fieldset>
        <legend className="sr-only">{words.how}</legend>
        {typedMethods.map(method => (
          <Choice
            key={method}
            name="method"
            label={paymentMethodWords[method]}
            checked={values.method === method}
            onChange={() => change({ method })}
          />
        ))}
      </fieldset>
      <div className="inv-two">
        <TextField
          {...bind('amount')}
          value={adding.amount}
          label={words.amount}
          inputMode="decimal"
          placeholder="0.00"
          autoComplete="off"
          className="amount-field"
        />
        <TextField {...bind('paid_on')} label={words.day} type="date" />
      </div>
      <TextField {...bind('reference')} label={words.reference} autoComplete="off" optional />
      <p role="status" className="inv-after">
        {after && (
          <>
            <Droplets aria-hidden="true" />
            {officeInvoiceWords.afterwards(after)}
          </>
        )}
      </p>
    </form>
  )
}
