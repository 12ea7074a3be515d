import { useState } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import type { CleanOf } from '#web/data/clean-invoice.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { InvoiceLink, useCleanInvoice } from './invoice-clean-form.tsx'
import { InvoiceCleanSheet } from './invoice-clean-sheet.tsx'
import { QueryState } from './query-states.tsx'

const words = officeInvoiceWords.clean

/** In the panel of a completed clean: the invoice that charges it, or the one tap that makes and sends it. */
export function CleanInvoicePart({ of, name }: { of: CleanOf; name: string }) {
  const query = useCleanInvoice(of)
  const [isAsking, setAsking] = useState(false)
  return (
    <PanelPart title={words.title}>
      <QueryState query={query} failed={words.failed} lines={1}>
        {clean =>
          clean?.invoice ? (
            <InvoiceLink invoice={clean.invoice} />
          ) : (
            clean?.status === 'completed' && (
              <Button tone="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
                {words.send}
              </Button>
            )
          )
        }
      </QueryState>
      {isAsking && <InvoiceCleanSheet of={of} title={name} onClose={() => setAsking(false)} />}
    </PanelPart>
  )
}
