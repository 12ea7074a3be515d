// Ask and Decline. What they open is loaded when the page is touched first, so that it is there at the press.
import { lazy, Suspense, useEffect, useState } from 'react'
import { quotePage } from '#content/quote-page.ts'
import type { ClientQuote } from '#web/data/client-quotes.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Button } from '#web/ui/button.tsx'
import type { QuoteViewProps } from './use-quote-answer.ts'

const load = () => import('./answer-dialogs.tsx')
const AskDialog = lazy(async () => ({ default: (await load()).AskDialog }))
const DeclineDialog = lazy(async () => ({ default: (await load()).DeclineDialog }))

// Also where the signal goes meanwhile.
function useLoadedAhead() {
  useEffect(() => void load().catch(() => {}), [])
}

export function AskButton({ link, quote }: { link: PaperLink; quote: ClientQuote }) {
  const [isOpen, setOpen] = useState(false)
  useLoadedAhead()
  return (
    <>
      <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
        {quotePage.open.askUs}
      </Button>
      {isOpen && (
        <Suspense>
          <AskDialog link={link} quote={quote} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

type DeclineButtonProps = Pick<QuoteViewProps, 'quote' | 'answer'> & { isChange: boolean }

export function DeclineButton({ quote, answer, isChange }: DeclineButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="text" size="small" onClick={() => setOpen(true)}>
        {quotePage.open.decline}
      </Button>
      {isOpen && (
        <Suspense>
          <DeclineDialog
            quote={quote}
            isChange={isChange}
            isBusy={answer.busyWith === 'decline'}
            onDecline={answer.decline}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
