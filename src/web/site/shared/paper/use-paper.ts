// A quote or an invoice behind its link, kept as it stands: read again when the page is looked at again or the signal comes
// back, for it may have been answered or paid meanwhile.
import { useCallback, useEffect, useRef, useState } from 'react'
import { Refusal } from '#domain/refusal.ts'

export type PaperLink = { key: string } | { ownId: string }
type Unread = 'loading' | 'missing' | 'signed-out' | 'failed'

/** Only the browser knows by which link the page was opened. */
export function usePaperLink(ownName: string): PaperLink | 'unknown' | undefined {
  const [link, setLink] = useState<PaperLink | 'unknown' | undefined>('unknown')
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [key, ownId] = [asked.get('key'), asked.get(ownName)]
    setLink(key ? { key } : ownId ? { ownId } : undefined)
  }, [ownName])
  return link
}

export function usePaper<Paper extends object>(
  link: PaperLink,
  readPaper: (link: PaperLink) => Promise<Paper>,
) {
  const [shown, setShown] = useState<Paper | Unread>('loading')
  const [isStale, setStale] = useState(false)
  const isActing = useRef(false)

  const read = useCallback(async () => {
    setShown('loading')
    setShown(await readPaper(link).catch(stateAfter))
  }, [link, readPaper])

  /** Reads it again; what is on the page stays until then, and where it cannot be read. */
  const look = useCallback(async () => {
    const found = await readPaper(link).catch(stateAfter)
    setStale(found === 'failed')
    if (found !== 'failed') setShown(found)
    return found
  }, [link, readPaper])

  useEffect(() => void read(), [read])
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible' && !isActing.current) void look()
    }
    const fromCache = (event: PageTransitionEvent) => event.persisted && again()
    const lost = () => setStale(true)
    document.addEventListener('visibilitychange', again)
    addEventListener('online', again)
    addEventListener('offline', lost)
    addEventListener('pageshow', fromCache)
    return () => {
      document.removeEventListener('visibilitychange', again)
      removeEventListener('online', again)
      removeEventListener('offline', lost)
      removeEventListener('pageshow', fromCache)
    }
  }, [look])

  return { shown, setShown, read, look, isActing, isStale }
}

function stateAfter(cause: unknown): Exclude<Unread, 'loading'> {
  if (!(cause instanceof Refusal)) return 'failed'
  if (cause.code === 'session_ended') return 'signed-out'
  return cause.code.endsWith('_not_found') ? 'missing' : 'failed'
}
