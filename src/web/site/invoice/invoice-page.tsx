import { invoicePage } from '#content/invoice-page.ts'
import { Island } from '#web/islands/island.tsx'
import { InvoiceDesk } from './invoice-desk.tsx'

/** Behind the private link. The page is the same for everyone; the browser fetches what the link opens. */
export function InvoicePage() {
  return (
    <>
      <noscript>
        <p className="px-gutter py-4 font-semibold text-error">{invoicePage.withoutScript}</p>
      </noscript>
      <Island name="invoice-desk" of={InvoiceDesk} props={{}} />
    </>
  )
}
