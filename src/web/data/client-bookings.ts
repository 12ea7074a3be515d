// A booking of someone signed in: it carries the account and the profile in place of name, e-mail and phone.
import type { GuestBooking } from '#domain/booking.ts'
import { Refusal } from '#domain/refusal.ts'
import { submitAsSelf } from './as-self.ts'
import { isSessionEnded } from './auth.ts'
import { changeProfile, type Profile } from './profiles.ts'

type Client = { userId: string; profile: Profile }

export async function bookAsClient({ userId, profile }: Client, booking: GuestBooking, website: string) {
  const { guest_name: _, guest_email: __, guest_phone: phone, ...clean } = booking
  await keepContact(userId, profile, { phone, address: clean.address }).catch(translate)
  const ids = { user_id: userId, client_profile_id: profile.id }
  return submitAsSelf('bookings', { ...clean, ...ids, website })
}

function translate(error: unknown): never {
  if (isSessionEnded(error)) throw new Refusal('session_ended', (error as Error).message)
  throw error
}

// The number on the form is the one we will phone; an address that is stored already stays the home address.
async function keepContact(userId: string, profile: Profile, form: { phone: string; address: string }) {
  const changes = {
    ...(form.phone !== profile.phone && { phone: form.phone }),
    ...(!profile.address && { address: form.address }),
  }
  if (Object.keys(changes).length > 0) await changeProfile(userId, changes)
}
