import { useQuery } from '@tanstack/react-query'
import { officeWords } from '#content/office.ts'
import { officeInvoiceWords, paymentMethodWords } from '#content/office-invoices.ts'
import { readAmount } from '#domain/invoice.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { cleanLabel } from '#domain/service-record.ts'
import type { OfficeVisitor } from '#web/data/auth.ts'
import { type CleanOf, type InvoiceableClean, readCleanInvoice } from '#web/data/clean-invoice.ts'
import { type InvoiceCard, invoiceClean, sendInvoice } from '#web/data/money.ts'
import { saveService } from '#web/data/services.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Mail } from '#web/icons/mail.ts'
import { Send } from '#web/icons/send.ts'
import { Link } from '#web/router/link.tsx'
import { useGuarded } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ExampleBank } from './example-bank.tsx'
import { InvoiceHanded } from './invoice-handed.tsx'
import { InvoiceStateBadge, invoicePathOf } from './invoice-state-badge.tsx'
import { QueryState } from './query-states.tsx'
import { bestWay, useSendInvoice } from './use-send-invoice.ts'

const words = officeInvoiceWords.clean

export function useCleanInvoice(of: CleanOf, enabled = true) {
  // Today offers it from outside of any page.
  const { session } = useGuarded<OfficeVisitor>()
  return useQuery({
    queryKey: ['clean-invoice', of, session.user.id],
    queryFn: () => readCleanInvoice(of),
    enabled,
  })
}

type InvoiceCleanProps = {
  of: CleanOf
  /** Whether the clean is stored as done: before that there is nothing to read. */
  isStored?: boolean
  onClose: () => void
}

/** One tap from a completed clean to an invoice that is on its way; without a price it is asked for here. */
export function InvoiceClean({ of, isStored = true, onClose }: InvoiceCleanProps) {
  const query = useCleanInvoice(of, isStored)
  const sending = useSendInvoice(onClose)
  if (sending.handed) return <InvoiceHanded handed={sending.handed} onDone={onClose} />
  if (!isStored) return <Skeleton lines={3} label={words.waiting} />
  return (
    <QueryState query={query} failed={words.failed} lines={3}>
      {clean => {
        if (!clean) return <p className="text-ink-soft">{words.none}</p>
        return clean.invoice ? (
          <InvoiceLink invoice={clean.invoice} />
        ) : (
          <InvoiceForm key={clean.updated_at} clean={clean} hand={sending.hand} onClose={onClose} />
        )
      }}
    </QueryState>
  )
}

export function InvoiceLink({ invoice }: { invoice: NonNullable<InvoiceableClean['invoice']> }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Link className="part-link" to={invoicePathOf(invoice.id)}>
        {words.has(invoice.number)}
      </Link>
      <InvoiceStateBadge state={invoice.state} />
      {invoice.openCents > 0 && (
        <span className="text-ink-soft">
          {officeInvoiceWords.list.stillOpen(formatRand(invoice.openCents))}
        </span>
      )}
    </p>
  )
}

type InvoiceFormProps = {
  clean: InvoiceableClean
  hand: ReturnType<typeof useSendInvoice>['hand']
  onClose: () => void
}

function InvoiceForm({ clean, hand, onClose }: InvoiceFormProps) {
  const reach = reachOf(clean)
  const way = bestWay(reach)
  const hasPrice = clean.price_cents !== null
  const form = useForm<{ price: string }, { service_id: string; price: string | undefined }>({
    start: { price: '' },
    empties: false,
    check: ({ price }) => {
      const cents = hasPrice ? undefined : readAmount(price)
      if (!hasPrice && !cents) return { errors: { price: words.priceNeeded } }
      return { row: { service_id: clean.id, price: cents ? toDecimal(cents) : undefined } }
    },
    send: ({ service_id, price }, store) =>
      hand(way, async () => {
        if (price) await saveService(clean, { price })
        let made: InvoiceCard | undefined
        await store(id => invoiceClean(service_id, whatOf(clean), id).then(card => (made = card)))
        return sendInvoice(made as InvoiceCard, way)
      }),
  })
  return (
    <form ref={form.form} noValidate onSubmit={form.submit} aria-label={words.send} className="grid gap-3.5">
      {hasPrice ? (
        <p className="flex items-baseline justify-between gap-3 font-semibold text-heading">
          {words.total}
          <span>{formatRand(clean.price_cents ?? 0)}</span>
        </p>
      ) : (
        <TextField {...form.bind('price')} label={words.price} inputMode="decimal" autoComplete="off" />
      )}
      {clean.payment_status === 'paid' && (
        <p className="text-ink-soft">{words.paidHow(paymentMethodWords[clean.payment_method ?? 'other'])}</p>
      )}
      <p className="text-ink-soft">{toWhom(reach, way)}</p>
      <ExampleBank />
      <div className="grid gap-2">
        <Button type="submit" size="large" busy={form.isBusy} data-first-focus>
          {way === 'whatsapp' ? (
            <Icon name="whatsapp" />
          ) : way === 'mail' ? (
            <Mail aria-hidden="true" />
          ) : (
            <Send aria-hidden="true" />
          )}
          {form.isBusy ? officeWords.saving : words.send}
        </Button>
        <Button tone="quiet" size="large" onClick={onClose}>
          {words.notNow}
        </Button>
      </div>
    </form>
  )
}

const whatOf = ({ bookings, service_type }: InvoiceableClean) =>
  cleanLabel(bookings?.service_type ?? service_type)

const reachOf = ({ customers }: InvoiceableClean) => ({
  phone: customers?.phone ?? null,
  email: customers?.email ?? null,
})

function toWhom({ phone, email }: ReturnType<typeof reachOf>, way: ReturnType<typeof bestWay>) {
  if (way === 'whatsapp') return words.to.whatsapp(formatPhone(phone ?? ''))
  return way === 'mail' ? words.to.mail(email ?? '') : words.to.link
}
