import { home } from '#content/home.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'

export function HomeInvite() {
  const { lead, ...words } = home.callToAction
  return <BookingInvite words={{ ...words, text: lead }} show={{ room: 'exterior' }} />
}
