// What is asked before something is done to an invoice: each in a dialog.
import { useState } from 'react'
import { invoiceWords } from '#content/admin-money.ts'
import { officeInvoiceWords as words } from '#content/office-invoices.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import { creditSchema } from '#domain/payment.ts'
import { useAct } from '#web/acts/use-act.ts'
import { cancelInvoice } from '#web/data/invoices.ts'
import { creditInvoice, type InvoicePayment, takeBackPayment } from '#web/data/money.ts'
import { useForm } from '#web/forms/use-form.ts'
import { FormDialog } from '#web/office/shared/form-dialog.tsx'
import { invoiceKeys, moneyKeys } from '#web/office/shared/read-keys.ts'
import { ReasonDialog } from '#web/office/shared/reason-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { DialogProps, InvoiceQuestion } from './question.ts'
import { RefundDialog } from './refund-dialog.tsx'

type QuestionsProps = DialogProps & { question: InvoiceQuestion }

export function InvoiceQuestions({ question, ...props }: QuestionsProps) {
  // As it stood when it was asked: what is behind is read again meanwhile.
  const [card] = useState(props.card)
  const about = { ...props, card }
  if (question.kind === 'take back') return <TakeBackDialog {...about} payment={question.payment} />
  if (question.kind === 'move') return <MoveDialog {...about} payment={question.payment} />
  if (question.kind === 'refund') return <RefundDialog {...about} />
  return question.kind === 'credit' ? <CreditDialog {...about} /> : <CancelDialog {...about} />
}

function TakeBackDialog({ payment, onClose }: DialogProps & { payment: InvoicePayment }) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const amount = formatRand(payment.amount_cents)
  const takeBack = (reason: string) =>
    act({
      work: () => takeBackPayment(payment.id, reason),
      said: { title: words.takeBack.done(amount) },
      failed: words.failed,
      onDone: onClose,
    })
  return (
    <ReasonDialog
      draftKey={`take-back-${payment.id}`}
      words={{ ...words.takeBack, title: words.takeBack.title(amount) }}
      onKeep={onClose}
      onConfirm={takeBack}
    />
  )
}

function CreditDialog({ card, onClose, onConflict }: DialogProps) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const most = card.total_cents - card.credited_cents
  const form = useForm({
    start: { amount: card.open_cents > 0 ? toDecimal(Math.min(most, card.open_cents)) : '', reason: '' },
    empties: false,
    schema: creditSchema({ cents: most, words: formatRand(most) }),
    send: ({ amount, reason }, store) =>
      act({
        work: () => store(id => creditInvoice(card, { id, amount_cents: amount, reason })),
        said: { title: words.credit.done(formatRand(amount)) },
        failed: words.failed,
        onDone: onClose,
        onConflict: () => {
          onClose()
          onConflict()
        },
      }),
  })
  return (
    <FormDialog
      form={form}
      title={words.credit.title(card.number)}
      keep={words.credit.keep}
      onKeep={onClose}
      confirm={words.credit.confirm}
    >
      <p>{words.credit.text}</p>
      <TextField
        {...form.bind('amount')}
        label={words.credit.amount}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...form.bind('reason')}
        label={words.credit.reason}
        hint={words.credit.reasonHint}
        autoComplete="off"
      />
    </FormDialog>
  )
}

function CancelDialog({ card, onClose, onConflict }: DialogProps) {
  const { act } = useAct(invoiceKeys, moneyKeys)
  const { cancel } = invoiceWords
  const stop = (reason: string) =>
    act({
      work: () => cancelInvoice(card, reason),
      said: { title: cancel.done(card.number) },
      failed: cancel.failed,
      onDone: onClose,
      onConflict: () => {
        onClose()
        onConflict()
      },
    })
  return (
    <ReasonDialog
      draftKey={`cancel-invoice-${card.id}`}
      words={{ ...cancel, title: cancel.title(card.number), text: words.cancel.text }}
      onKeep={onClose}
      onConfirm={stop}
    />
  )
}
