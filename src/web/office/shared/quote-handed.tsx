import { useState } from 'react'
import { officeQuoteWords } from '#content/office-quotes.ts'
import { quoteText } from '#content/quotes.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatRand } from '#domain/money.ts'
import { quotePath } from '#domain/quote.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { Check } from '#web/icons/check.ts'
import { Copy } from '#web/icons/copy.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { Handed } from './use-quote-editor.ts'

const words = officeQuoteWords.handed

/** The message with its link, for the office to pass on: that the client has it is not ours to say. */
export function QuoteHanded({ handed, onClose }: { handed: Handed; onClose: () => void }) {
  const { quote, how } = handed
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}${quotePath(handed.key)}`
  const text = handedText(handed)
  const copy = async (copied: string) => setCopied(await copyText(copied, { failed: words.copyFailed }))
  const isWhatsApp = how === 'whatsapp' && quote.phone !== null
  return (
    <Panel
      title={words.title(quote.number)}
      onClose={onClose}
      foot={
        <>
          {isWhatsApp && (
            <a
              className={buttonClass({})}
              href={handedLink(handed)}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name="whatsapp" />
              {words.open}
            </a>
          )}
          <Button tone={isWhatsApp ? 'quiet' : 'sea'} onClick={() => void copy(isWhatsApp ? text : link)}>
            {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            {isCopied ? words.copied : isWhatsApp ? words.copy : words.copyLink}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p role="status">{isWhatsApp ? words.whatsapp : words.link}</p>
      <div className="letter-bubble">
        {text.split('\n').map(part => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <p className="text-ink-soft">{words.onlyNow}</p>
    </Panel>
  )
}

export const handedLink = (handed: Handed) => whatsappLinkTo(handed.quote.phone ?? '', handedText(handed))

function handedText({ quote, key }: Handed): string {
  const { service_date: day, service_time: slot } = quote
  return quoteText({
    firstName: quote.first_name,
    service: serviceLabel(quote.service_type),
    total: formatRand(quote.total_cents),
    time: day && slot ? { day, slot } : undefined,
    link: `${location.origin}${quotePath(key)}`,
  })
}
