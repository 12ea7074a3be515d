import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { business } from '#content/business.ts'
import { templateFor } from '#content/message-texts.ts'
import { onMyWayWords as words } from '#content/on-my-way.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import type { Job } from '#domain/day-list.ts'
import { languages } from '#domain/languages.ts'
import { fillText } from '#domain/message-text.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { useAct } from '#web/acts/use-act.ts'
import { readMessageTexts } from '#web/data/message-texts.ts'
import { noteOnMyWay } from '#web/data/on-my-way.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const choices = [10, 15, 20, 30, 45, 60]

type OnMyWayProps = { job: Job; phone: string; open: boolean; onClose: () => void }

/** How long, the message whole, WhatsApp, and whether it went. */
export function OnMyWaySheet({ job, phone, open, onClose }: OnMyWayProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.title(job.name)}>
      <OnMyWay job={job} phone={phone} onClose={onClose} />
    </Sheet>
  )
}

function OnMyWay({ job, phone, onClose }: Omit<OnMyWayProps, 'open'>) {
  const [minutes, setMinutes] = useState(20)
  const [isOpened, setOpened] = useState(false)
  const text = useText(job, minutes)
  const { act, isBusy } = useAct(['customer'])
  const went = () =>
    act({
      work: () => noteOnMyWay(job.id, text),
      said: words.kept(job.name),
      failed: words.failed,
      onDone: onClose,
    })
  return (
    <div className="grid gap-4">
      <SelectField
        label={words.minutes}
        value={String(minutes)}
        onChange={event => setMinutes(Number(event.target.value))}
      >
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {words.choice(choice)}
          </option>
        ))}
      </SelectField>
      <p className="whitespace-pre-line rounded-xl bg-[var(--surface-sunk)] p-4 wrap-anywhere">{text}</p>
      {isOpened ? (
        <div className="grid gap-2">
          <b className="text-heading">{words.question}</b>
          <div className="flex flex-wrap gap-2">
            <Button busy={isBusy} onClick={() => void went()}>
              {words.yes}
            </Button>
            <Button tone="quiet" onClick={() => setOpened(false)}>
              {words.notYet}
            </Button>
          </div>
        </div>
      ) : (
        <LinkButton
          href={whatsappLinkTo(phone, text)}
          target="_blank"
          rel="noopener noreferrer"
          // After the link has been followed.
          onClick={() => setTimeout(() => setOpened(true))}
        >
          <Icon name="whatsapp" />
          {words.open}
        </LinkButton>
      )}
    </div>
  )
}

function useText(job: Job, minutes: number): string {
  const { session } = useOfficeVisitor()
  const { data = [] } = useQuery({
    queryKey: ['message-texts', 'own', session.user.id],
    queryFn: readMessageTexts,
  })
  const template = templateFor({ occasion: 'on-my-way', language: job.language ?? languages[0] }, data)
  return fillText(template, {
    name: job.name.split(' ')[0],
    business: business.name,
    service: serviceLabel(job.serviceType),
    day: formatDayOfYear(job.day),
    window: formatTimes(job.slot),
    place: job.suburb,
    minutes: String(minutes),
  })
}
