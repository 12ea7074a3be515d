import { arrivalNotices } from '#content/doors.ts'
import type { Arrival } from '#web/data/arrive.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** Says what a mail's link came to, where the screen does not show it by itself. */
export function sayArrival(arrival: Arrival) {
  const isReset = new URLSearchParams(location.search).has('reset')
  if (arrival.kind === 'half') showToast(arrivalNotices.half)
  if (arrival.kind === 'elsewhere' && isReset) showToast({ ...arrivalNotices.resetElsewhere, tone: 'bad' })
  if (arrival.kind === 'elsewhere' && !isReset) showToast(arrivalNotices.elsewhere)
  if (arrival.kind === 'refused')
    showToast({ title: arrivalNotices.refused, text: arrival.refusal.message, tone: 'bad' })
}
