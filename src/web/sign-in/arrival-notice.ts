import { arrivalNotices } from '#content/sign-in.ts'
import type { Arrival } from '#web/data/arrive.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Reports the outcome of a link in a mail, where the screen does not show it anyway. */
export function sayArrival(arrival: Arrival) {
  const isReset = new URLSearchParams(location.search).has('reset')
  if (arrival.kind === 'half') showToast(arrivalNotices.half)
  if (arrival.kind === 'elsewhere' && isReset) showToast({ ...arrivalNotices.resetElsewhere, tone: 'bad' })
  if (arrival.kind === 'elsewhere' && !isReset) showToast(arrivalNotices.elsewhere)
  if (arrival.kind === 'refused')
    showToast({ title: arrivalNotices.refused, text: arrival.refusal.message, tone: 'bad' })
}
