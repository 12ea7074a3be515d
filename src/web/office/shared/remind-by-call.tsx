import { moneyWords } from '#content/money-page.ts'
import { formatPhone } from '#domain/phone.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Phone } from '#web/icons/phone.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { TextField } from '#web/ui/field.tsx'
import type { WayProps } from './remind-way.ts'

const words = moneyWords.remind

/** The call itself, and afterwards the day that was promised. */
export function RemindByCall({ line, today, remind, isBusy, frame }: WayProps) {
  const form = useForm({
    start: { promised_on: '' },
    check: ({ promised_on }) =>
      promised_on && promised_on < today
        ? { errors: { promised_on: words.promisedPast } }
        : { row: promised_on || undefined },
    send: promisedOn => remind('call', promisedOn),
  })
  return frame({
    body: (
      <form ref={form.form} noValidate onSubmit={form.submit} className="remind-form">
        <a className={buttonClass({ tone: 'quiet' })} href={`tel:${line.phone}`}>
          <Phone aria-hidden="true" />
          {words.call(formatPhone(line.phone ?? ''))}
        </a>
        <p className="text-ink-soft">{words.callText}</p>
        <TextField
          {...form.bind('promised_on')}
          type="date"
          min={today}
          label={words.promised}
          hint={words.promisedHint}
          optional
        />
      </form>
    ),
    foot: (
      <Button busy={isBusy} onClick={() => void form.submit()}>
        {words.noteCall}
      </Button>
    ),
  })
}
