// Booking requests, and what the diary still has room for. Plain calls: the booking page carries no client for them.
import type { ClientBooking, GuestBooking } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { publishableKey } from './publishable-key.ts'

export type SlotState = 'free' | 'full' | 'closed' | 'past'
export type DiarySlot = { day: IsoDay; slot: TimeSlot; state: SlotState; reason: string | null }

type Fault = { code?: string; message?: string; details?: string | null }

export async function availableSlots(fromDay: IsoDay, toDay: IsoDay): Promise<DiarySlot[]> {
  return callFunction('available_slots', { from_day: fromDay, to_day: toDay })
}

export async function callFunction<T>(name: string, args: object, authorization?: string): Promise<T> {
  const answer = await post(`rpc/${name}`, args, authorization)
  if (!answer.ok) throw refusalOf(await answer.json())
  return answer.json()
}

// The id is made in the browser, so a repeat of a request that did arrive is the same booking: 'known already'.
export async function createBooking(
  booking: GuestBooking | ClientBooking,
  honeypot: { website: string },
  authorization?: string,
): Promise<'stored' | 'known already'> {
  const answer = await post('bookings', { ...booking, ...honeypot }, authorization)
  if (answer.ok) return 'stored'
  const fault: Fault = await answer.json()
  if (isOwnRepeat(fault)) return 'known already'
  throw refusalOf(fault)
}

function post(path: string, body: object, authorization?: string) {
  return fetch(`/rest/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: publishableKey(),
      ...(authorization && { authorization }),
    },
    body: JSON.stringify(body),
  })
}

// PostgreSQL names the key but, to those who may not read the table, not its value.
function isOwnRepeat({ code, message = '' }: Fault): boolean {
  return code === '23505' && message.includes('bookings_pkey')
}

// Our refusals carry their code in `details`, a refused field after a colon ('validation_failed:guest_name').
function refusalOf({ code = '', message = '', details }: Fault): Error {
  if (/^PGRST30[1-3]$/.test(code)) return new Refusal('session_ended', message)
  const [, reason, field] = /^([a-z]+(?:_[a-z]+)+)(?::(\w+))?$/.exec(details ?? '') ?? []
  return reason ? new Refusal(reason, message, field) : new Error(message)
}
