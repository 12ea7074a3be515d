// How a client learns what the office has done: by mail, or else by a prepared WhatsApp message.
import { whatsappLinkTo } from '#content/sharing.ts'
import { tellingWords, toldByLabel } from '#content/telling.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { tellingOf } from '#domain/telling.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { fullWhenOf } from './booking-words.ts'

export function clientTelling(booking: OfficeBooking) {
  const { email } = clientOf(booking)
  return tellingOf({ email, hasAccount: booking.user_id !== null, sendsMail: sendsMail() })
}

/** Shown before an act and after it. */
export function clientTellingWords(booking: OfficeBooking): string {
  return tellingWords(clientTelling(booking), clientOf(booking).phone !== null)
}

export function toldOf(booking: OfficeBooking, when = fullWhenOf(booking)) {
  return { name: clientOf(booking).name, service: serviceLabel(booking.service_type), when }
}

/** For the message of an act that is done. */
export function tellClient(booking: OfficeBooking, text: string) {
  const { phone } = clientOf(booking)
  const said = { text: clientTellingWords(booking) }
  if (!phone || clientTelling(booking).by === 'mail') return said
  const open = () => void window.open(whatsappLinkTo(phone, text), '_blank', 'noopener')
  return { ...said, action: { label: toldByLabel, onAct: open } }
}
