// The draft of a booking. It survives errors and reloads, and is deleted once the request is sent.
import type { GuestBooking } from '#domain/booking.ts'
import { kindOf, type ServiceKind, type ServiceType, serviceKinds, usualType } from '#domain/service-types.ts'
import { forget, keep, readDraft } from '#web/browser/kept.ts'
import { newId, newToken } from '#web/browser/random.ts'
import type { SizeOfClean } from '#web/calendar/clean-size.tsx'
import { withType } from '#web/calendar/size-for-type.ts'

export type BookingDraft = SizeOfClean & {
  id: string
  // The key of the private link, made with the id so that a retry keeps it.
  manage_token: string
  service_type: string
  service_date: string
  service_time: string
  guest_name: string
  guest_phone: string
  guest_email: string
  address: string
  special_instructions: string
  channel: string
  // A request that was never answered, as it was sent: it is sent again unchanged.
  unanswered?: GuestBooking | undefined
  // The account in whose name it was sent; none for a guest.
  unansweredBy?: string | undefined
  // The account from which phone and address were filled in: removed with it, for the next person here.
  filledFor?: string | undefined
}

export type DraftField = Exclude<
  keyof BookingDraft,
  'id' | 'manage_token' | 'unanswered' | 'unansweredBy' | 'filledFor' | keyof SizeOfClean
>

export const emptyDraft: BookingDraft = {
  id: '',
  manage_token: '',
  service_type: '',
  service_date: '',
  service_time: '',
  guest_name: '',
  guest_phone: '',
  guest_email: '',
  address: '',
  special_instructions: '',
  channel: '',
}

const storageKey = 'coastal-clean.booking-draft'

export function newDraft(): BookingDraft {
  return { ...emptyDraft, id: newId(), manage_token: newToken() }
}

// The next booking is for the same person at the same place, more often than not.
export function nextDraft(last: BookingDraft): BookingDraft {
  const { guest_name, guest_phone, guest_email, address, suburb, filledFor } = last
  const kept = { guest_name, guest_phone, guest_email, address, ...(suburb && { suburb }) }
  return { ...newDraft(), ...kept, ...(filledFor && { filledFor }) }
}

type Contact = { userId: string; phone: string; address: string }

// Signing in adds what is missing and overwrites nothing that was typed.
export function fillFrom({ guest_phone, address }: BookingDraft, contact: Contact): Partial<BookingDraft> {
  return {
    guest_phone: guest_phone || contact.phone,
    address: address || contact.address,
    filledFor: contact.userId,
  }
}

// The account's values are removed with it. A request in its name may have arrived, so the next booking gets a new id.
export function withoutAccount({ unansweredBy }: BookingDraft): Partial<BookingDraft> {
  const unfilled = { guest_phone: '', address: '', filledFor: undefined }
  if (!unansweredBy) return unfilled
  const { id, manage_token } = newDraft()
  return { ...unfilled, id, manage_token, unanswered: undefined, unansweredBy: undefined }
}

export function loadDraft(): BookingDraft {
  return { ...newDraft(), ...(readDraft(storageKey) as Partial<BookingDraft>) }
}

// Another tab starts from what was typed here, with an id of its own.
export function keepDraft({ id, manage_token, ...typed }: BookingDraft) {
  keep(storageKey, { id, manage_token, ...typed }, 'sessionStorage')
  keep(storageKey, typed)
}
export const forgetDraft = () => forget(storageKey)

// Values typed before the script arrived are only in the page.
export function typedBefore(form: HTMLFormElement, draft: BookingDraft): Partial<BookingDraft> {
  const found = new FormData(form)
  const typed = Object.fromEntries([...found].filter(([name, value]) => name in emptyDraft && value))
  const kind = serviceKinds.find(one => one === found.get('service_kind'))
  return { ...typed, ...(kind && isOther(kind, draft) && withType(usualType(kind), draft)) }
}

const isOther = (kind: ServiceKind, { service_type: type }: BookingDraft) =>
  !type || kindOf(type as ServiceType) !== kind
