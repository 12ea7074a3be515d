// What somebody does with a clean that has its day: into the own calendar, and tell a friend.
import type { ReactNode } from 'react'
import { calendarEntry } from '#content/calendar-entry.ts'
import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import { bookingReference } from '#domain/booking-reference.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { QuietChat } from '#web/sharing/chat-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type DatedClean = {
  id: string
  type: ServiceType
  day: IsoDay
  slot: TimeSlot
  place?: string | undefined
  isConfirmed?: boolean
}

type CleanWaysProps = {
  clean: DatedClean
  words: { calendar: string; share: string }
}

/** message: the first sentence of a chat with us. children: further buttons. */
type AskedCleanWaysProps = CleanWaysProps & { message: string; children: ReactNode }

export function CleanWays({ clean, words }: CleanWaysProps) {
  const look = { tone: 'quiet', size: 'small' } as const
  return (
    <>
      <Button {...look} onClick={() => saveEntry(clean)}>
        <Icon name="calendar" />
        {words.calendar}
      </Button>
      <LinkButton
        {...look}
        href={whatsappShareLink(shareTexts.booked, location.origin)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="whatsapp" />
        {words.share}
      </LinkButton>
    </>
  )
}

/** Where it has just been asked for: the calendar is what one does next, then a word to us, then a friend. */
export function AskedCleanWays({ clean, words, message, children }: AskedCleanWaysProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2 [&_button]:w-full [&>div]:mt-0 sm:[&>div]:col-span-2">
        <Button tone="quiet" onClick={() => saveEntry(clean)}>
          <Icon name="calendar" />
          {words.calendar}
        </Button>
        <QuietChat message={message} />
        {children}
      </div>
      <a
        className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
        href={whatsappShareLink(shareTexts.booked, location.origin)}
        target="_blank"
        rel="noreferrer"
      >
        {words.share}
      </a>
    </>
  )
}

function saveEntry({ id, type, day, slot, place, isConfirmed = false }: DatedClean) {
  const entry = calendarEntry(serviceLabel(type), bookingReference(id), isConfirmed)
  const text = calendarFile({
    id,
    ...entry,
    day,
    slot,
    now: new Date(),
    isConfirmed,
    ...(place && { place }),
  })
  saveFile({ name: 'clean.ics', type: 'text/calendar', text })
}
