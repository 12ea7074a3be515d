// Rare outcomes of a request, loaded only when they happen.
import { toConfirmNotice } from '#content/confirm-request.ts'
import { notSecure } from '#content/not-secure.ts'
import type { GuestBooking } from '#domain/booking.ts'
import { bookingNotices } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import { newId, newToken } from '#web/browser/random.ts'
import { readManaged } from '#web/data/manage-bookings.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import type { Outcome } from './outcome.ts'

type Send = (booking: GuestBooking) => Promise<Outcome>

// Once is a coincidence; a server that says it of a second id says it of all.
const secondIds = new Set<string | undefined>()

/**
 * It waits for its sender to confirm it, or the id is taken, mostly by this very request, which arrived earlier and was
 * changed since or is now sent with other values: the stored one counts. Otherwise it is sent under a new id.
 */
export async function settleTaken(booking: GuestBooking, send: Send): Promise<Outcome> {
  const stored = await readManaged(booking.manage_token ?? '').catch(orNothing)
  if (!stored || stored.status === 'cancelled') return sendAnew(booking, send)
  const { service_type, service_date, service_time, size, extras, address, suburb, confirm_by } = stored
  const booked = { ...booking, service_type, service_date, service_time, size, extras, address, suburb }
  if (!confirm_by) return { booked, notice: bookingNotices.confirmed }
  const notice = sendsMail() ? toConfirmNotice.mail : toConfirmNotice.noMail
  return { booked: { ...booked, confirmBy: confirm_by }, notice }
}

async function sendAnew(booking: GuestBooking, send: Send): Promise<Outcome> {
  if (secondIds.has(booking.id)) return { refused: {}, notice: bookingNotices.failed, isAnswer: true }
  const id = newId()
  secondIds.add(id)
  return send({ ...booking, id, manage_token: newToken() }).finally(() => secondIds.delete(id))
}

function orNothing(error: unknown) {
  if (error instanceof Refusal && error.code === 'booking_not_found') return undefined
  throw error
}

/** The page came over plain HTTP: the typed values would travel unencrypted. */
export function refuseUnsafe(): Outcome {
  // biome-ignore lint/suspicious/noConsole: the specification wants it said there too
  console.warn(notSecure.text)
  return { refused: {}, notice: notSecure }
}
