// How to pay what is open: by EFT with each detail to copy, by card where there is a provider, in cash.
import { useEffect, useState } from 'react'
import { business } from '#content/business.ts'
import { invoicePage } from '#content/invoice-page.ts'
import { cardLink } from '#domain/card-link.ts'
import { formatRand, toDecimal } from '#domain/money.ts'
import type { ClientInvoice } from '#web/data/client-invoices.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const words = invoicePage.pay

export function PayWays({ invoice }: { invoice: ClientInvoice }) {
  const { bank } = business
  const { reference, open_cents } = invoice
  const card = cardLink(invoice.card_payment_url, { amountCents: open_cents, reference })
  return (
    <section className="invoice-pay" aria-labelledby="invoice-pay">
      <h2 id="invoice-pay" className="display">
        {words.title}
      </h2>
      {card && (
        <div className="invoice-card">
          <LinkButton size="large" href={card} target="_blank" rel="noreferrer">
            {words.card(formatRand(open_cents))}
          </LinkButton>
          <p className="text-small text-ink-soft">{words.cardNote}</p>
        </div>
      )}
      <h3>{words.eft}</h3>
      <dl>
        <Detail name={words.bank} value={bank.name} />
        <Detail name={words.accountName} value={bank.accountName} />
        <Detail
          name={words.accountNumber}
          value={bank.accountNumber}
          copies={bank.accountNumber.replace(/\s/g, '')}
        />
        <Detail name={words.branchCode} value={bank.branchCode} copies={bank.branchCode} />
        <Detail name={words.reference} value={reference} copies={reference} />
        <Detail name={words.amount} value={formatRand(open_cents)} copies={toDecimal(open_cents)} />
      </dl>
      <p className="text-small text-ink-soft">
        {words.why} {words.takes}
      </p>
      <p className="mt-3">{words.cash}</p>
    </section>
  )
}

type DetailProps = { name: string; value: string; copies?: string }

function Detail({ name, value, copies }: DetailProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="invoice-detail">{value}</span>
        {copies && <CopyButton name={name} text={copies} />}
      </dd>
    </div>
  )
}

// Says on the button itself whether it worked: old browsers and plain http have no clipboard.
function CopyButton({ name, text }: { name: string; text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    const later = outcome && setTimeout(() => setOutcome(undefined), 4000)
    return () => clearTimeout(later)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <>
      <Button tone="quiet" size="small" onClick={copy}>
        {outcome === 'copied' ? words.copied : words.copy}
        <span className="sr-only">{words.copyOf(name)}</span>
      </Button>
      <span role="status" className={outcome === 'failed' ? 'text-small' : 'sr-only'}>
        {outcome === 'copied' && words.copied}
        {outcome === 'failed' && words.notCopied}
      </span>
    </>
  )
}
