import { quotePage } from '#content/quote-page.ts'
import { quotePaperPath } from '#domain/quote.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Button } from '#web/ui/button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

const words = quotePage.bill

/** The quote as PDF: by the link it has an address, for the signed-in client it is fetched with their rights. */
export function Paper({ link, quote }: { link: PaperLink; quote: ClientQuote }) {
  const { run, isBusy } = useBusy()
  if ('key' in link)
    return (
      <a className="quote-paper" href={quotePaperPath(link.key)} target="_blank" rel="noreferrer">
        {words.paper}
      </a>
    )
  return (
    <Button tone="text" size="small" busy={isBusy} onClick={() => run(() => save(quote))}>
      {words.paper}
    </Button>
  )
}

async function save(quote: ClientQuote) {
  try {
    const { readQuotePdf } = await import('#web/data/quotes.ts')
    saveBlob(`quote-${quote.number}.pdf`, await readQuotePdf(quote))
  } catch {
    showOnlyToast({ title: words.paperFailed, tone: 'bad' })
  }
}
