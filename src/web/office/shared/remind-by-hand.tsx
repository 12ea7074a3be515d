import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyWords, reminderText } from '#content/money-page.ts'
import { officeWords } from '#content/office.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDate, type IsoDay } from '#domain/calendar.ts'
import { invoicePath } from '#domain/invoice-link.ts'
import { formatRand } from '#domain/money.ts'
import { makeInvoiceLink } from '#web/data/money-figures.ts'
import { Copy } from '#web/icons/copy.ts'
import { copyText } from '#web/sharing/copy-text.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { TextAreaField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Reminded, WayProps } from './remind-way.ts'

const words = moneyWords.remind

type ByHandProps = WayProps & { how: 'whatsapp' | 'link' }

/** The text is whole before it leaves here; back here the same place asks whether it was sent. */
export function RemindByHand({ line, today, how, remind, isBusy, frame }: ByHandProps) {
  const key = useQuery({
    queryKey: ['invoice-link', line.id],
    queryFn: () => makeInvoiceLink(line.id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [written, setWritten] = useState<string>()
  const [isTaken, setTaken] = useState(false)
  if (key.isPending) return frame({ body: <Skeleton lines={4} label={officeWords.loading} />, foot: null })
  const text = written ?? textOf(line, today, key.data)
  const asked = isTaken && (
    <p role="status">
      <b>{words.sentQuestion}</b> {words.sentWhy[how]}
    </p>
  )
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
        {asked}
      </>
    ),
    foot: isTaken ? (
      <>
        <Button busy={isBusy} onClick={() => void remind(how)}>
          {words.sent}
        </Button>
        <Button tone="quiet" onClick={() => setTaken(false)}>
          {words.notYet}
        </Button>
      </>
    ) : (
      <TakeText {...{ how, text }} phone={line.phone} onTaken={() => setTaken(true)} />
    ),
  })
}

type TakeTextProps = { how: ByHandProps['how']; text: string; phone: string | null; onTaken: () => void }

function TakeText({ how, text, phone, onTaken }: TakeTextProps) {
  if (how === 'whatsapp')
    return (
      <a
        className={buttonClass({})}
        href={whatsappLinkTo(phone ?? '', text)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onTaken}
      >
        <Icon name="whatsapp" />
        {words.open}
      </a>
    )
  const copy = async () => {
    if (await copyText(text, { failed: words.copyFailed })) onTaken()
  }
  return (
    <Button onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {words.copy}
    </Button>
  )
}

function textOf(line: Reminded, today: IsoDay, key: string | undefined): string {
  return reminderText({
    firstName: (line.name ?? '').split(' ')[0] ?? '',
    number: line.number,
    reference: line.reference,
    open: formatRand(line.open_cents),
    due: formatDate(line.due_on),
    isLate: line.due_on < today,
    link: key && `${location.origin}${invoicePath(key)}`,
  })
}
