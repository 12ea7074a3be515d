import { useState } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { Check } from '#web/icons/check.ts'
import { Copy } from '#web/icons/copy.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import {
  type HandedInvoice,
  handedInvoiceLink,
  handedInvoiceText,
  privateLinkOf,
} from './use-send-invoice.ts'

const words = officeInvoiceWords.handed

/** The message with its link, for the office to pass on. */
export function InvoiceHanded({ handed, onDone }: { handed: HandedInvoice; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const isWhatsApp = handed.how === 'whatsapp'
  const text = handedInvoiceText(handed)
  const passedOn = isWhatsApp ? text : privateLinkOf(handed)
  const copy = async () => setCopied(await copyText(passedOn, { failed: words.copyFailed }))
  return (
    <>
      <p role="status">{isWhatsApp ? words.whatsapp : words.link}</p>
      <div className="letter-bubble">
        {text.split('\n').map(part => (
          <p key={part}>{part}</p>
        ))}
      </div>
      <p className="text-ink-soft">{words.onlyNow}</p>
      <div className="sheet-choices">
        {isWhatsApp && (
          <a
            className={buttonClass({})}
            href={handedInvoiceLink(handed)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {words.open}
          </a>
        )}
        <Button tone={isWhatsApp ? 'quiet' : 'sea'} onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          {isCopied ? words.copied : isWhatsApp ? words.copy : words.copyLink}
        </Button>
        <Button tone="quiet" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  )
}
