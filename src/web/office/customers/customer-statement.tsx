// A customer's statement of account: from one day to another, as PDF, by mail, or as a text to pass on.
import { useState } from 'react'
import { whatsappLinkTo } from '#content/sharing.ts'
import { statementText, officeStatementWords as words } from '#content/statement.ts'
import { addDays, todayAt } from '#domain/calendar.ts'
import { statementPaperPath } from '#domain/invoice-link.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { Customer } from '#web/data/customers.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { readStatement, type StatementSpan, sendStatement } from '#web/data/statements.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function CustomerStatement({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <StatementDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  )
}

type Handed = { how: 'whatsapp' | 'link'; text: string }

function StatementDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const today = todayAt(new Date())
  const [from_day, setFrom] = useState(addDays(today, -90))
  const [to_day, setTo] = useState(today)
  const [handed, setHanded] = useState<Handed>()
  const { act, busyWith } = useAct([])
  const span = { customer_id: customer.id, from_day, to_day }
  const isWrong = !from_day || !to_day || from_day > to_day
  const change = (set: (day: string) => void) => (day: string) => {
    setHanded(undefined)
    set(day)
  }
  const send = (how: 'mail' | Handed['how']) =>
    act({
      name: how,
      work: () => sendStatement(span, how),
      said: how === 'mail' ? (sendsMail() ? words.mailed : words.mailHeld)(customer.email ?? '') : undefined,
      failed: words.failed,
      onDone: ({ key, closing_cents }) => {
        if (how !== 'mail' && key) setHanded({ how, text: textOf(customer, span, { key, closing_cents }) })
      },
    })
  const print = () =>
    act({
      name: 'paper',
      work: async () => saveBlob(`statement-${from_day}-${to_day}.pdf`, await readStatement(span)),
      failed: words.paperFailed,
    })
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <Button tone="quiet" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p className="text-ink-soft">{words.text}</p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <Day label={words.from} value={from_day} onChange={change(setFrom)} />
        <Day label={words.to} value={to_day} onChange={change(setTo)} />
      </div>
      {isWrong ? (
        <p role="alert" className="mt-4 text-error">
          {words.wrongDays}
        </p>
      ) : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button busy={busyWith === 'paper'} onClick={print}>
            {words.paper}
          </Button>
          {customer.email && (
            <Button tone="quiet" busy={busyWith === 'mail'} onClick={() => send('mail')}>
              {words.mail}
            </Button>
          )}
          {customer.phone && (
            <Button tone="quiet" busy={busyWith === 'whatsapp'} onClick={() => send('whatsapp')}>
              {words.whatsapp}
            </Button>
          )}
          <Button tone="quiet" busy={busyWith === 'link'} onClick={() => send('link')}>
            {words.link}
          </Button>
        </div>
      )}
      {handed && <HandedText handed={handed} phone={customer.phone} />}
    </Dialog>
  )
}

type DayProps = { label: string; value: string; onChange: (day: string) => void }

function Day({ label, value, onChange }: DayProps) {
  return (
    <TextField label={label} type="date" value={value} onChange={event => onChange(event.target.value)} />
  )
}

function textOf(
  { first_name }: Customer,
  { from_day, to_day }: StatementSpan,
  { key, closing_cents }: { key: string; closing_cents: number },
): string {
  return statementText({
    ...{ firstName: first_name, from: from_day, to: to_day, closingCents: closing_cents },
    link: `${location.origin}${statementPaperPath(key)}`,
  })
}

// That the client has it is not ours to say.
function HandedText({ handed: { how, text }, phone }: { handed: Handed; phone: string | null }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => setCopied(await copyText(text, { failed: words.copyFailed }))
  return (
    <div role="status" className="mt-4 grid gap-3">
      <p className="letter-bubble wrap-anywhere whitespace-pre-line">{text}</p>
      <p className="text-small text-ink-soft">{words.handed}</p>
      <div className="flex flex-wrap gap-2">
        {how === 'whatsapp' && phone && (
          <LinkButton href={whatsappLinkTo(phone, text)} target="_blank" rel="noopener noreferrer">
            <Icon name="whatsapp" />
            {words.openWhatsApp}
          </LinkButton>
        )}
        <Button tone="quiet" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </Button>
      </div>
    </div>
  )
}
