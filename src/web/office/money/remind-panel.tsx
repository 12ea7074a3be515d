import { useState } from 'react'
import { moneyWords } from '#content/money-page.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { daysLate, nextStep } from '#domain/chase.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { remindOfInvoice } from '#web/data/money.ts'
import type { ChaseLine } from '#web/data/money-figures.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { RemindByCall } from './remind-by-call.tsx'
import { RemindByWhatsApp } from './remind-by-whatsapp.tsx'
import type { Way, WayParts, WayProps } from './remind-way.ts'
import { saidLast } from './said-last.ts'

const words = moneyWords.remind

type RemindPanelProps = { line: ChaseLine; today: IsoDay; onClose: () => void }

/** One reminder: the sensible step is chosen, the others are a tap away. Nothing is noted as sent before it is said so. */
export function RemindPanel({ line, today, onClose }: RemindPanelProps) {
  const name = line.name ?? line.number
  const ways = waysOf(line)
  const step = nextStep({ ...line, reminders: line.reminders.length })
  const [way, setWay] = useState<Way | undefined>(step === 'none' ? undefined : step)
  const { act, isBusy } = useAct(['money-chase', 'money-figures', 'invoices'])
  const remind: WayProps['remind'] = (how, promisedOn) =>
    act({
      work: () => remindOfInvoice(line.id, how, promisedOn),
      said: words.done[how](name),
      failed: words.failed,
      onDone: onClose,
    })
  const frame = (parts: WayParts) => (
    <Panel
      title={words.title(name)}
      lead={
        <p className="text-ink-soft">
          {line.number}, {formatRand(line.open_cents)}, {moneyWords.chase.late(daysLate(line.due_on, today))}
        </p>
      }
      onClose={onClose}
      foot={parts.foot}
    >
      <p>{saidLast(line.reminders)}</p>
      {ways.length > 1 && way && (
        <Segments
          label={words.how}
          value={way}
          segments={ways.map(value => ({ value, label: words.ways[value] }))}
          onChoose={setWay}
        />
      )}
      {parts.body}
    </Panel>
  )
  if (way === 'whatsapp') return <RemindByWhatsApp {...{ line, remind, isBusy, frame }} />
  if (way === 'call') return <RemindByCall {...{ line, today, remind, isBusy, frame }} />
  return frame(mailParts(line, () => void remind('mail'), isBusy))
}

function waysOf({ phone, email }: ChaseLine): Way[] {
  return [...(phone ? (['whatsapp', 'call'] as const) : []), ...(email ? (['mail'] as const) : [])]
}

function mailParts({ email }: ChaseLine, send: () => void, isBusy: boolean): WayParts {
  return {
    body: <p>{sendsMail() ? words.mail(email ?? '') : words.mailHeld(email ?? '')}</p>,
    foot: (
      <Button busy={isBusy} onClick={send}>
        {words.sendMail}
      </Button>
    ),
  }
}
