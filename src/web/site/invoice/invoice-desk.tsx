// An invoice as its client reads it, by the private link or signed in. An island.
import { useEffect, useState } from 'react'
import { invoicePage as words } from '#content/invoice-page.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InvoiceView } from './invoice-view.tsx'
import { Stage } from './stage.tsx'
import { type InvoiceLink, useInvoice } from './use-invoice.ts'

export function InvoiceDesk() {
  const link = useInvoiceLink()
  if (link === 'unknown') return <Fetching />
  if (!link) return <Missing />
  return (
    <>
      {'ownId' in link && (
        <a className="quote-home" href="/dashboard">
          {words.dashboard}
        </a>
      )}
      <Desk link={link} />
    </>
  )
}

// Only the browser knows by which link the page was opened.
function useInvoiceLink(): InvoiceLink | 'unknown' | undefined {
  const [link, setLink] = useState<InvoiceLink | 'unknown' | undefined>('unknown')
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    const [key, ownId] = [asked.get('key'), asked.get('invoice')]
    setLink(key ? { key } : ownId ? { ownId } : undefined)
  }, [])
  return link
}

function Desk({ link }: { link: InvoiceLink }) {
  const { shown, read, isStale } = useInvoice(link)
  if (shown === 'loading') return <Fetching />
  if (shown === 'missing') return <Missing />
  if (shown === 'signed-out')
    return (
      <Stage title={words.signIn.title} look="lapsed">
        <p>{words.signIn.text}</p>
        <LinkButton href="/auth">{words.signIn.action}</LinkButton>
      </Stage>
    )
  if (shown === 'failed')
    return (
      <Stage title={words.failed.title} look="lapsed" status="alert">
        <p>{words.failed.text}</p>
        <Button onClick={read}>{words.failed.retry}</Button>
      </Stage>
    )
  return <InvoiceView link={link} invoice={shown} isStale={isStale} />
}

function Fetching() {
  return (
    <Stage title={words.title} look="asked">
      <div className="w-full max-w-md">
        <Skeleton lines={5} label={words.loading} />
      </div>
    </Stage>
  )
}

function Missing() {
  return (
    <Stage title={words.missing.title} look="lapsed">
      <p>{words.missing.text}</p>
      <LinkButton href="/">{words.missing.home}</LinkButton>
    </Stage>
  )
}
