import { invoiceStateWords } from '#content/office-invoices.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import { Badge, type State } from '#web/ui/badge.tsx'

const states: Record<InvoiceState, State> = {
  open: 'asked',
  'part-paid': 'begun',
  paid: 'finished',
  overdue: 'late',
  cancelled: 'over',
}

/** How the invoice stands, at a glance: shape, colour and word. */
export function InvoiceStateBadge({ state, bare = false }: { state: InvoiceState; bare?: boolean }) {
  return (
    <Badge bare={bare} tone={states[state]}>
      {invoiceStateWords[state]}
    </Badge>
  )
}

export const invoicePathOf = (id: string) => `/crm/money/invoices/${id}`
