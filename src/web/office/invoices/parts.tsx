// Shared by the ledger's rows and cards.
import { invoiceWords as words } from '#content/admin-money.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceRow } from '#web/data/invoices.ts'
import { InvoiceStateBadge, invoicePathOf } from '#web/office/shared/invoice-state-badge.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'

/** Struck through if it no longer counts. */
export function InvoiceSum({ row }: { row: InvoiceRow }) {
  const sum = formatRand(row.amount_paid_cents)
  return row.cancelled_at ? <s>{sum}</s> : sum
}

/** Leads to the invoice, with how it stands beside it. */
export function InvoiceNumber({ row }: { row: InvoiceRow }) {
  return (
    <span className="ledger-number">
      <Link data-row to={invoicePathOf(row.id)}>
        {row.invoice_number}
      </Link>
      <InvoiceStateBadge state={row.invoice_state} />
    </span>
  )
}

export function CancelledNote({ row }: { row: InvoiceRow }) {
  if (!row.cancelled_at) return null
  return <p className="font-semibold text-on-cancelled">{words.cancelled(row.cancel_reason ?? '')}</p>
}

type CancelButtonProps = { row: InvoiceRow; onCancel: (row: InvoiceRow) => void }

export function CancelButton({ row, onCancel }: CancelButtonProps) {
  if (row.cancelled_at) return null
  const { action, actionOf } = words.cancel
  return (
    <Button tone="text" aria-label={actionOf(row.invoice_number)} onClick={() => onCancel(row)}>
      {action}
    </Button>
  )
}
