// Once a clean is ticked off: the one tap that makes its invoice and sends it. Without signal nothing is offered, for the
// tick itself has not arrived.
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import type { Job } from '#domain/day-list.ts'
import type { CleanOf } from '#web/data/clean-invoice.ts'

type SheetProps = { of: CleanOf; title: string; isStored?: boolean; onClose: () => void }

// Without it the day still works: a signal too weak for it must not take the list away.
const InvoiceCleanSheet = lazy(async (): Promise<{ default: ComponentType<SheetProps> }> => {
  try {
    return { default: (await import('#web/office/shared/invoice-clean-sheet.tsx')).InvoiceCleanSheet }
  } catch {
    return { default: () => null }
  }
})

type Offered = { job: Job; isStored: boolean }

export function useInvoiceOffer() {
  const [offered, setOffered] = useState<Offered>()
  const withdraw = () => setOffered(undefined)
  /** Shown at once, and usable as soon as the tick has arrived. */
  async function offer(job: Job, arrival: Promise<boolean>) {
    setOffered({ job, isStored: false })
    const hasArrived = await arrival
    setOffered(now => (now?.job.id === job.id && hasArrived ? { job, isStored: true } : undefined))
  }
  const sheet = offered && (
    <Suspense>
      <InvoiceCleanSheet
        of={{ booking_id: offered.job.id }}
        title={officeInvoiceWords.clean.offer(offered.job.name.split(' ')[0] ?? '')}
        isStored={offered.isStored}
        onClose={withdraw}
      />
    </Suspense>
  )
  return { offer, withdraw, sheet }
}
