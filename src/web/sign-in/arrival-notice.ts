import { arrivalNotices } from '#content/sign-in.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Arrival } from '#web/data/arrive.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Reports the outcome of a link in a mail, where the screen does not show it anyway. */
export function sayArrival(arrival: Arrival) {
  const isReset = new URLSearchParams(location.search).has('reset')
  if (arrival.kind === 'half') showToast(arrivalNotices.half)
  if (arrival.kind === 'elsewhere' && isReset) showToast({ ...arrivalNotices.resetElsewhere, tone: 'bad' })
  if (arrival.kind === 'elsewhere' && !isReset) showToast(arrivalNotices.elsewhere)
  if (arrival.kind === 'refused') sayRefusal(arrival.refusal)
}

// Of a mail's link, or on the way back from another service, whose words few people need.
async function sayRefusal({ code, message }: Refusal) {
  if (code === 'otp_expired') return showToast({ title: arrivalNotices.refused, text: message, tone: 'bad' })
  const { otherWaysFaults, otherWaysWords } = await import('#content/other-ways.ts')
  showToast({ title: otherWaysWords.failed, text: otherWaysFaults[code] ?? message, tone: 'bad' })
}
