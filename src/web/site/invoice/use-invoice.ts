// The invoice behind the link, kept as it stands: read again when the page is looked at again or the signal comes back, for
// it may have been paid meanwhile.
import { useCallback, useEffect, useState } from 'react'
import { Refusal } from '#domain/refusal.ts'
import { type ClientInvoice, type InvoiceAccess, readClientInvoice } from '#web/data/client-invoices.ts'

export type InvoiceLink = { key: string } | { ownId: string }
export type ShownInvoice = ClientInvoice | 'loading' | 'missing' | 'signed-out' | 'failed'

export function useInvoice(link: InvoiceLink) {
  const [shown, setShown] = useState<ShownInvoice>('loading')
  const [isStale, setStale] = useState(false)

  const read = useCallback(async () => {
    setShown('loading')
    setShown(await readShown(link))
  }, [link])

  // What is on the page stays where it cannot be read again, and the page says so.
  const look = useCallback(async () => {
    const found = await readShown(link)
    setStale(found === 'failed')
    setShown(before => (found === 'failed' && typeof before === 'object' ? before : found))
  }, [link])

  useEffect(() => void read(), [read])
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && void look()
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

  return { shown, read, isStale }
}

async function readShown(link: InvoiceLink): Promise<ShownInvoice> {
  try {
    return await readClientInvoice(await accessBy(link))
  } catch (cause) {
    return stateAfter(cause)
  }
}

// Whoever has the link needs none of the code of signing in.
async function accessBy(link: InvoiceLink): Promise<InvoiceAccess> {
  if ('key' in link) return link
  const { ownInvoiceAccess } = await import('#web/data/own-invoices.ts')
  return ownInvoiceAccess(link.ownId)
}

function stateAfter(cause: unknown): ShownInvoice {
  if (!(cause instanceof Refusal)) return 'failed'
  if (cause.code === 'session_ended') return 'signed-out'
  return cause.code === 'invoice_not_found' ? 'missing' : 'failed'
}
