// What a visitor has filled in so far. It outlives errors and reloads, and is forgotten once the request is sent.
import type { GuestBooking } from '#domain/booking.ts'
import { forget, keep, readKept } from '#web/kept.ts'
import { newId, newToken } from '#web/random.ts'

export type BookingDraft = {
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
  // A request whose answer never came, as it was sent: it goes out again as it stands here.
  unanswered?: GuestBooking | undefined
  // The account in whose name it was sent; none for a guest.
  unansweredBy?: string | undefined
  // The account from which phone and address were filled in: gone with it, for the next person at this device.
  filledFor?: string | undefined
}

export type DraftField = Exclude<
  keyof BookingDraft,
  'id' | 'manage_token' | 'unanswered' | 'unansweredBy' | 'filledFor'
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
}

const storageKey = 'coastal-clean.booking-draft'

export function newDraft(): BookingDraft {
  return { ...emptyDraft, id: newId(), manage_token: newToken() }
}

// The next booking is for the same person at the same place, more often than not.
export function nextDraft(last: BookingDraft): BookingDraft {
  const { guest_name, guest_phone, guest_email, address, filledFor } = last
  return { ...newDraft(), guest_name, guest_phone, guest_email, address, ...(filledFor && { filledFor }) }
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

// What was the account's goes with it. A request in its name may have arrived: whoever books next gets an id of their own.
export function withoutAccount({ unansweredBy }: BookingDraft): Partial<BookingDraft> {
  const unfilled = { guest_phone: '', address: '', filledFor: undefined }
  if (!unansweredBy) return unfilled
  const { id, manage_token } = newDraft()
  return { ...unfilled, id, manage_token, unanswered: undefined, unansweredBy: undefined }
}

export function loadDraft(): BookingDraft {
  return { ...newDraft(), ...(readKept(storageKey) as Partial<BookingDraft>) }
}

export const keepDraft = (draft: BookingDraft) => keep(storageKey, draft)
export const forgetDraft = () => forget(storageKey)

// What was typed or chosen before the script arrived stands in the page and nowhere else.
export function typedBefore(form: HTMLFormElement): Partial<BookingDraft> {
  const entries = [...new FormData(form)].filter(([name, value]) => name in emptyDraft && value)
  return Object.fromEntries(entries)
}
