import { useState } from 'react'
import { invoicePage } from '#content/invoice-page.ts'
import { invoicePaperPath } from '#domain/invoice-link.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { ClientInvoice } from '#web/data/client-invoices.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Button } from '#web/ui/button.tsx'

const words = invoicePage.bill

type PaperProps = { link: PaperLink; invoice: ClientInvoice; note?: { id: string; number: string } }

/** The invoice or one of its credit notes as PDF: by the link it has an address, signed in it is fetched with their rights. */
export function InvoicePaper({ link, invoice, note }: PaperProps) {
  const { run, isBusy } = useBusy()
  const [isFailed, setFailed] = useState(false)
  const label = note ? `${words.noteAsPaper}: ${note.number}` : words.paper
  if ('key' in link)
    return (
      <a className="quote-paper" href={invoicePaperPath(link.key, note?.id)} target="_blank" rel="noreferrer">
        {label}
      </a>
    )

  async function save() {
    setFailed(false)
    try {
      const { readOwnPaper } = await import('#web/data/own-invoices.ts')
      saveBlob(
        `${note ? 'credit-note' : 'invoice'}-${note?.number ?? invoice.number}.pdf`,
        await readOwnPaper(invoice.id, note?.id),
      )
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Button tone="text" size="small" busy={isBusy} onClick={() => run(save)}>
        {label}
      </Button>
      {isFailed && <p role="alert">{words.paperFailed}</p>}
    </>
  )
}
