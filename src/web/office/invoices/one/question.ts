import type { InvoiceCard, InvoicePayment } from '#web/data/money.ts'

/** What is asked in a dialog before something is done to an invoice. */
export type InvoiceQuestion =
  | { kind: 'take back' | 'move'; payment: InvoicePayment }
  | { kind: 'refund' | 'credit' | 'cancel' }

export type DialogProps = {
  card: InvoiceCard
  onClose: () => void
  /** A colleague was quicker: the invoice is shown as it stands now. */
  onConflict: () => void
}

export type Sending = 'send' | 'remind'
