import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { invoiceWords as words } from '#content/admin-money.ts'
import { officeWords } from '#content/office.ts'
import { invoiceNotices } from '#domain/office-messages.ts'
import { type InvoiceRow, readInvoiceTotals, searchInvoices } from '#web/data/invoices.ts'
import { Plus } from '#web/icons/plus.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { HeadAct } from '#web/office/frame/page-head.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { useKey } from '#web/ui/keys.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CancelInvoiceDialog } from './cancel-dialog.tsx'
import { InvoiceFieldset } from './fieldset.tsx'
import { InvoiceFilters } from './filters.tsx'
import { Ledger } from './ledger.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'
import { useInvoiceSearch } from './use-invoice-search.ts'

const pageSize = 25

/** The ledger. A new line is written in its first row, on a phone in a sheet. */
export function InvoicesPage() {
  const search = useInvoiceSearch()
  const query = useKeysetPages<InvoiceRow>({
    queryKey: ['invoices', search.asked],
    pageSize,
    read: after => searchInvoices(search.asked, after, pageSize),
  })
  const totals = useQuery({
    queryKey: ['invoice-totals', search.asked],
    queryFn: () => readInvoiceTotals(search.asked),
  })
  const [isAdding, setAdding] = useState(false)
  const [cancelling, setCancelling] = useState<InvoiceRow>()
  const adding = useInvoiceForm({ onSaved: () => setAdding(false) })
  useKey('n', () => document.querySelector<HTMLElement>('.write-row input')?.focus())
  const rows = query.data ?? []
  // On a phone the next line is in a sheet.
  function writeAnew(row: InvoiceRow) {
    // The dialog holds the focus until it is gone.
    flushSync(() => setCancelling(undefined))
    adding.writeAnew(row)
    const field = document.querySelector<HTMLElement>('.write-row .amount-field input')
    if (field?.checkVisibility()) field.focus()
    else setAdding(true)
  }
  return (
    <OfficePage
      title={words.title}
      actions={
        <HeadAct icon={Plus} className="phone-only" onClick={() => setAdding(true)}>
          {words.add}
        </HeadAct>
      }
    >
      <InvoiceFilters key={search.key} search={search} />
      <Ledger rows={rows} totals={totals.data} adding={adding} onCancel={setCancelling} />
      {query.isPending && <Skeleton lines={6} label={officeWords.loading} />}
      {query.isError && (
        <FailedState
          title={invoiceNotices.loadFailed}
          retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}
        >
          {officeWords.kept}
        </FailedState>
      )}
      {query.isSuccess && rows.length === 0 && (
        <p role="status" className="ledger-none">
          {invoiceNotices.noneFound}
        </p>
      )}
      <ShowMore query={query} />
      <Sheet open={isAdding} onClose={() => setAdding(false)} title={words.add}>
        <form
          ref={adding.form}
          noValidate
          onSubmit={adding.submit}
          aria-label={words.add}
          className="grid gap-4"
        >
          <InvoiceFieldset adding={adding} />
          <Button type="submit" busy={adding.isBusy}>
            {adding.isBusy ? words.adding : words.add}
          </Button>
        </form>
      </Sheet>
      {cancelling && (
        <CancelInvoiceDialog
          row={cancelling}
          onClose={() => setCancelling(undefined)}
          onWriteAnew={writeAnew}
        />
      )}
    </OfficePage>
  )
}
