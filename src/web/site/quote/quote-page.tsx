import { quotePage } from '#content/quote-page.ts'
import { Island } from '#web/islands/island.tsx'
import { QuoteDesk } from './quote-desk.tsx'

/** Behind the private link. The page is the same for everyone; the browser fetches what the link opens. */
export function QuotePage() {
  return (
    <>
      <noscript>
        <p className="px-gutter py-4 font-semibold text-error">{quotePage.withoutScript}</p>
      </noscript>
      <Island name="quote-desk" of={QuoteDesk} props={{}} />
    </>
  )
}
