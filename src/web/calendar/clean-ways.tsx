// What somebody does with a clean that has its day: into the own calendar, and tell a friend.
import { calendarEntry } from '#content/calendar-entry.ts'
import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import { bookingReference } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import { type ServiceType, serviceLabel } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { saveFile } from '#web/browser/save-file.ts'
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
  size?: 'small'
  /** Whether the calendar is what one does next. */
  isFirst?: boolean
}

export function CleanWays({ clean, words, size, isFirst = false }: CleanWaysProps) {
  const look = { tone: 'quiet', ...(size && { size }) } as const
  return (
    <>
      <Button {...look} {...(isFirst && { tone: 'sea' })} onClick={() => saveEntry(clean)}>
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
