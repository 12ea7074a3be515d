// The quote behind the link, kept as it stands: read again when the page is looked at again or the signal comes back, for
// it may have been answered on another phone.
import { useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '#domain/refusal.ts'
import { type ClientQuote, type QuoteAccess, readQuote } from '#web/data/client-quotes.ts'

export type QuoteLink = { key: string } | { ownId: string }
export type ShownQuote = ClientQuote | 'loading' | 'missing' | 'signed-out' | 'failed'

/** The signed-in client's token is asked for anew each time; whoever has the link needs none of that code. */
export async function accessBy(link: QuoteLink): Promise<QuoteAccess> {
  if ('key' in link) return link
  const { ownQuoteAccess } = await import('#web/data/own-quotes.ts')
  return ownQuoteAccess(link.ownId)
}

export function useQuote(link: QuoteLink) {
  const [shown, setShown] = useState<ShownQuote>('loading')
  const isActing = useRef(false)

  /** Reads it again; what is on the page stays until then, and where it cannot be read. */
  const look = useCallback(async () => {
    const found = await readShown(link)
    if (found !== 'failed') setShown(found)
    return found
  }, [link])

  const read = useCallback(async () => {
    setShown('loading')
    setShown(await readShown(link))
  }, [link])

  useEffect(() => void read(), [read])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible' && !isActing.current) void look()
    }
    const fromCache = (event: PageTransitionEvent) => event.persisted && again()
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    addEventListener('pageshow', fromCache)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
      removeEventListener('pageshow', fromCache)
    }
  }, [look])

  return { shown, setShown, read, look, isActing }
}

async function readShown(link: QuoteLink): Promise<ShownQuote> {
  try {
    return await readQuote(await accessBy(link))
  } catch (cause) {
    return stateAfter(cause)
  }
}

function stateAfter(cause: unknown): ShownQuote {
  if (!(cause instanceof Refusal)) return 'failed'
  if (cause.code === 'session_ended') return 'signed-out'
  return cause.code === 'quote_not_found' ? 'missing' : 'failed'
}
