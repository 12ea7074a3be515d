// An invoice as its client reads it, by the private link or signed in. An island.
import { invoicePage as words } from '#content/invoice-page.ts'
import { readClientInvoice } from '#web/data/client-invoices.ts'
import { PaperDesk } from '#web/site/shared/paper/paper-desk.tsx'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { InvoiceView } from './invoice-view.tsx'

export function InvoiceDesk() {
  return (
    <PaperDesk ownName="invoice" words={words} readPaper={readInvoice}>
      {(invoice, link, { isStale }) => <InvoiceView link={link} invoice={invoice} isStale={isStale} />}
    </PaperDesk>
  )
}

// Whoever has the link needs none of the code of signing in.
async function readInvoice(link: PaperLink) {
  if ('key' in link) return readClientInvoice(link)
  const { ownInvoiceAccess } = await import('#web/data/own-invoices.ts')
  return readClientInvoice(await ownInvoiceAccess(link.ownId))
}
