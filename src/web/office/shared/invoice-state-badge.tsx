import { invoiceStateWords } from '#content/office-invoices.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const tones: Record<InvoiceState, BadgeTone> = {
  open: 'other',
  'part-paid': 'half',
  paid: 'confirmed',
  overdue: 'cancelled',
  cancelled: 'other',
}

/** How the invoice stands, at a glance: shape, colour and word. */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  return <Badge tone={tones[state]}>{invoiceStateWords[state]}</Badge>
}

export const invoicePathOf = (id: string) => `/crm/money/invoices/${id}`
