import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { formatDate, formatDayOfYear, type IsoDay, todayAt } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { type InvoiceCard, readInvoiceCard } from '#web/data/money.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { RemindPanel } from '#web/office/shared/remind-panel.tsx'
import { SendInvoiceSheet } from '#web/office/shared/send-invoice-sheet.tsx'
import { useLocation, useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AddPayment, useAddPayment } from './add-payment.tsx'
import { InvoiceHistory } from './history-part.tsx'
import { InvoiceQuestions } from './invoice-questions.tsx'
import { InvoicePaper } from './paper.tsx'
import { PaymentList } from './payment-list.tsx'
import type { InvoiceQuestion, Sending } from './question.ts'
import { remindedOf } from './reminded-of.ts'
import { PdfButton, SendButtons, Standing } from './standing.tsx'

const words = officeInvoiceWords.page
const listPath = '/crm/money/invoices'

/** One invoice as a page of its own: the paper, how much of it is paid, and what can be done. */
export function InvoicePage() {
  const { id = '' } = useParams()
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['invoice', id, session.user.id],
    queryFn: () => (isUuid(id) ? readOrNull(id) : null),
    // Without signal it says so at once, over what was read before.
    networkMode: 'always',
  })
  const back = useBack()
  if (query.data)
    return (
      <OpenInvoice key={id} card={query.data} isStale={query.isError} onRetry={() => void query.refetch()} />
    )
  return (
    <OfficePage title={officeInvoiceWords.list.title} back={back}>
      <QueryState query={query} failed={words.failed} lines={10}>
        {() => <EmptyState title={words.gone.title}>{words.gone.text}</EmptyState>}
      </QueryState>
    </OfficePage>
  )
}

function useBack() {
  const { state, search } = useLocation()
  return { to: state?.fromList ? listPath + search : listPath, label: words.back }
}

type OpenInvoiceProps = { card: InvoiceCard; isStale: boolean; onRetry: () => void }

function OpenInvoice({ card, isStale, onRetry }: OpenInvoiceProps) {
  const [sending, setSending] = useState<Sending>()
  const closeSending = () => setSending(undefined)
  const [question, setQuestion] = useState<InvoiceQuestion>()
  const [isChanged, setChanged] = useState(false)
  const isAdmin = useHasRole('admin')
  const adding = useAddPayment(card)
  const isCancelled = card.cancelled_at !== null
  const name = card.customer_name ?? officeInvoiceWords.list.nobody
  const ask = (next: InvoiceQuestion) => {
    setChanged(false)
    setQuestion(next)
  }
  useKey('n', isCancelled ? undefined : adding.focus)
  useKey('s', isCancelled ? undefined : () => setSending('send'))
  return (
    <OfficePage
      title={card.number}
      back={useBack()}
      lead={isCancelled ? words.cancelled(name) : words.due(name, dueDay(card.due_on))}
      actions={
        <div className="laptop-only inv-acts">
          <PdfButton card={card} />
          <SendButtons card={card} onSend={setSending} />
        </div>
      }
      banner={isStale && <StaleNotice onRetry={onRetry} />}
    >
      {isChanged && (
        <Notice tone="wait" role="alert" className="mb-4">
          <b>{officeWords.conflict.title}</b> {officeInvoiceWords.changed(card.number)}
        </Notice>
      )}
      <div className="inv-grid">
        <section className="inv-pays" aria-label={words.aside}>
          <Standing card={card}>
            <SendButtons card={card} onSend={setSending} />
            <PdfButton card={card} />
          </Standing>
          <PaymentList card={card} onAsk={ask} />
          {!isCancelled && <AddPayment adding={adding} />}
          <InvoiceHistory card={card} />
          {isAdmin && !isCancelled && (
            <Button tone="danger" className="justify-self-start" onClick={() => ask({ kind: 'cancel' })}>
              {officeInvoiceWords.cancel.action}
            </Button>
          )}
          {!isCancelled && (
            <div className="inv-foot">
              {adding.isOpen ? (
                <Button type="submit" form={adding.formId} busy={adding.isBusy}>
                  {adding.submitLabel}
                </Button>
              ) : (
                <Button tone="quiet" onClick={adding.focus}>
                  {officeInvoiceWords.add.another}
                </Button>
              )}
              {isAdmin && card.total_cents - card.credited_cents > 0 && (
                <Button tone="quiet" onClick={() => ask({ kind: 'credit' })}>
                  {officeInvoiceWords.credit.action}
                </Button>
              )}
            </div>
          )}
        </section>
        <InvoicePaper card={card} />
      </div>
      {sending === 'send' && <SendInvoiceSheet card={card} onClose={closeSending} />}
      {sending === 'remind' && (
        <RemindPanel line={remindedOf(card)} today={todayAt(new Date())} onClose={closeSending} />
      )}
      {question && (
        <InvoiceQuestions
          {...{ card, question }}
          onClose={() => setQuestion(undefined)}
          onConflict={() => setChanged(true)}
        />
      )}
    </OfficePage>
  )
}

function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="offline"
      action={
        <Button tone="quiet" onClick={onRetry}>
          {officeWords.retry}
        </Button>
      }
    >
      <b>{words.stale.title}</b> {words.stale.text}
    </Notice>
  )
}

// The year only where it is another one.
const dueDay = (day: IsoDay) =>
  day.slice(0, 4) === todayAt(new Date()).slice(0, 4) ? formatDayOfYear(day) : formatDate(day)

async function readOrNull(id: string) {
  try {
    return await readInvoiceCard(id)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invoice_not_found') return null
    throw error
  }
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
