import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyWords, reminderText } from '#content/money-page.ts'
import { officeWords } from '#content/office.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDate } from '#domain/calendar.ts'
import { invoicePath } from '#domain/invoice-link.ts'
import { formatRand } from '#domain/money.ts'
import { type ChaseLine, makeInvoiceLink } from '#web/data/money-figures.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { TextAreaField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { WayProps } from './remind-way.ts'

const words = moneyWords.remind

/** The text is whole before WhatsApp opens; back here the same place asks whether it was sent. */
export function RemindByWhatsApp({ line, remind, isBusy, frame }: WayProps) {
  const key = useQuery({
    queryKey: ['invoice-link', line.id],
    queryFn: () => makeInvoiceLink(line),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [written, setWritten] = useState<string>()
  const [isOpened, setOpened] = useState(false)
  if (key.isPending) return frame({ body: <Skeleton lines={4} label={officeWords.loading} />, foot: null })
  const text = written ?? textOf(line, key.data)
  return frame({
    body: (
      <>
        {key.isError && <p role="alert">{words.linkFailed}</p>}
        <TextAreaField
          label={words.text}
          hint={words.textHint}
          rows={9}
          value={text}
          onChange={event => setWritten(event.target.value)}
        />
        {isOpened && (
          <p role="status">
            <b>{words.sentQuestion}</b> {words.sentWhy}
          </p>
        )}
      </>
    ),
    foot: isOpened ? (
      <>
        <Button busy={isBusy} onClick={() => void remind('whatsapp')}>
          {words.sent}
        </Button>
        <Button tone="quiet" onClick={() => setOpened(false)}>
          {words.notYet}
        </Button>
      </>
    ) : (
      <a
        className={buttonClass({})}
        href={whatsappLinkTo(line.phone ?? '', text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => setOpened(true)}
      >
        <Icon name="whatsapp" />
        {words.open}
      </a>
    ),
  })
}

function textOf(line: ChaseLine, key: string | undefined): string {
  return reminderText({
    firstName: (line.name ?? '').split(' ')[0] ?? '',
    number: line.number,
    reference: line.reference,
    open: formatRand(line.open_cents),
    due: formatDate(line.due_on),
    link: key && `${location.origin}${invoicePath(key)}`,
  })
}
