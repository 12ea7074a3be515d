// The ledger's next line: today's date, the next free number and the typed values, kept until it is recorded.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { invoiceWords } from '#content/admin-money.ts'
import { todayAt } from '#domain/calendar.ts'
import { invoiceSchema } from '#domain/invoice.ts'
import { fieldMessages } from '#domain/messages.ts'
import { toDecimal } from '#domain/money.ts'
import { invoiceNotices as notices } from '#domain/office-messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { useAct } from '#web/acts/use-act.ts'
import { officeKeyOf } from '#web/browser/session-keys.ts'
import { type InvoiceRow, readNextNumber, recordInvoice } from '#web/data/invoices.ts'
import { useForm } from '#web/forms/use-form.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import type { ClientChoice } from '#web/office/shared/client-field.tsx'
import { invoiceKeys } from '#web/office/shared/read-keys.ts'

const empty = {
  service_date: '',
  customer_id: '',
  customer_name: '',
  invoice_number: '',
  // The number that we filled in: part of the draft, so that after a reload we know that nobody typed it.
  filled_number: '',
  description: '',
  amount_paid: '',
  suburb: '',
  comments: '',
}

export type InvoiceForm = ReturnType<typeof useInvoiceForm>

export function useInvoiceForm({ onSaved }: { onSaved: () => void }) {
  const { session } = useOfficeVisitor()
  const { act } = useAct([...invoiceKeys, 'next-invoice-number'])
  const [start] = useState(() => ({ ...empty, service_date: todayAt(new Date()) }))
  const adding = useForm({
    start,
    schema: invoiceSchema,
    invalid: missingFields,
    draftKey: officeKeyOf('add-invoice', session.user.id),
    send: (fields, store) =>
      act({
        work: () => store(id => recordInvoice(id, fields, session.user.id)),
        said: notices.saved,
        failed: error => ({ title: notices.saveFailed.title, text: sentenceOf(error) }),
        onDone: onSaved,
      }),
  })
  useSuggestedNumber({ ...adding, isUnanswered: Boolean(adding.draft.attempt) })

  const chosen: ClientChoice | null = adding.values.customer_id
    ? { id: adding.values.customer_id, name: adding.values.customer_name, city: null }
    : null
  const choose = (client: ClientChoice | null) => {
    const suburb = client?.city && !adding.values.suburb && { suburb: client.city }
    adding.change({ customer_id: client?.id ?? '', customer_name: client?.name ?? '', ...suburb })
  }
  // The number stays the next free one.
  function writeAnew(row: InvoiceRow) {
    const { service_date, description, suburb, customer_id, customer_name } = row
    adding.change({
      service_date,
      description,
      suburb: suburb ?? '',
      customer_id: customer_id ?? '',
      customer_name: (customer_id && customer_name) ?? '',
      amount_paid: toDecimal(row.amount_paid_cents),
      comments: invoiceWords.insteadOf(row.invoice_number),
    })
  }
  return { ...adding, chosen, choose, writeAnew }
}

type Numbers = { invoice_number: string; filled_number: string }
type Adding = { values: Numbers; isUnanswered: boolean; change: (changes: Numbers) => void }

// Fills the field until somebody types another number. A line that was sent and not answered keeps its number: with the
// next one it would be another invoice.
function useSuggestedNumber({ values, isUnanswered, change }: Adding) {
  const { invoice_number: number, filled_number: filled } = values
  const { data: suggested } = useQuery({
    queryKey: ['next-invoice-number'],
    queryFn: readNextNumber,
    staleTime: 0,
  })
  const isOurs = number === '' || (number === filled && !isUnanswered)
  const fill = useEffectEvent(() => {
    if (!suggested || !isOurs) return
    change({ filled_number: suggested, invoice_number: suggested })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new suggestion, and once the line is empty again
  useEffect(() => fill(), [suggested, isUnanswered, number === '' && filled === suggested])
}

// Other errors are shown at their field.
function missingFields(errors: Record<string, string>) {
  return Object.values(errors).includes(fieldMessages.required) ? notices.missing : undefined
}

/** The server's message, if it sent one. */
function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  const { code, message } = error as { code?: string; message?: string }
  return code && message ? message : notices.saveFailed.text
}
