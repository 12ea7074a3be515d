import { useState } from 'react'
import { moneyWords } from '#content/money-page.ts'
import { formatShortDay, type IsoDay } from '#domain/calendar.ts'
import { daysLate, nextStep, type ReminderHow } from '#domain/chase.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { remindOfInvoice } from '#web/data/money.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { ExampleBank } from './example-bank.tsx'
import { invoiceKeys, moneyKeys } from './read-keys.ts'
import { RemindByCall } from './remind-by-call.tsx'
import { RemindByHand } from './remind-by-hand.tsx'
import type { Reminded, WayParts, WayProps } from './remind-way.ts'
import { saidLast } from './said-last.ts'

const words = moneyWords.remind

type RemindPanelProps = { line: Reminded; today: IsoDay; onClose: () => void }

/** One reminder: the sensible step is chosen, the others are a tap away. Nothing is noted as sent before it is said so. */
export function RemindPanel({ line, today, onClose }: RemindPanelProps) {
  const name = line.name ?? line.number
  const step = nextStep({ ...line, reminders: line.reminders.length })
  const [way, setWay] = useState<ReminderHow>(step === 'none' ? 'link' : step)
  const { act, isBusy } = useAct(invoiceKeys, moneyKeys)
  const remind: WayProps['remind'] = (how, promisedOn) =>
    act({
      work: () => remindOfInvoice(line.id, how, promisedOn),
      said: words.done[how](name),
      failed: words.failed,
      onDone: onClose,
    })
  const ways = waysOf(line)
  const frame = (parts: WayParts) => (
    <Panel
      title={words.title(name)}
      lead={
        <p className="text-ink-soft">
          {line.number}, {formatRand(line.open_cents)}, {whenDue(line, today)}
        </p>
      }
      onClose={onClose}
      foot={parts.foot}
    >
      <p>{saidLast(line.reminders)}</p>
      {way !== 'call' && <ExampleBank />}
      {ways.length > 1 && (
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
  if (way === 'call') return <RemindByCall {...{ line, today, remind, isBusy, frame }} />
  if (way === 'mail') return frame(mailParts(line, () => void remind('mail'), isBusy))
  return <RemindByHand key={way} how={way} {...{ line, today, remind, isBusy, frame }} />
}

const whenDue = ({ due_on }: Reminded, today: IsoDay) =>
  due_on < today
    ? moneyWords.chase.late(daysLate(due_on, today))
    : moneyWords.chase.due(formatShortDay(due_on))

function waysOf({ phone, email }: Reminded): ReminderHow[] {
  return [
    ...(phone ? (['whatsapp', 'call'] as const) : []),
    ...(email ? (['mail'] as const) : []),
    'link' as const,
  ]
}

function mailParts({ email }: Reminded, send: () => void, isBusy: boolean): WayParts {
  return {
    body: <p>{sendsMail() ? words.mail(email ?? '') : words.mailHeld(email ?? '')}</p>,
    foot: (
      <Button busy={isBusy} onClick={send}>
        {words.sendMail}
      </Button>
    ),
  }
}
