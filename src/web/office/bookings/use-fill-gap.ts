// Moves somebody into a gap, once they have said yes. Where somebody was quicker, it says so and changes nothing.
import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { toldOnWhatsApp } from '#content/telling.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Gap } from '#domain/waiting-list.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { type GapCandidate, layIntoGap } from '#web/data/waiting-list.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { fullWhenOf, nameOf, whenOf } from './booking-words.ts'
import { tellClient, toldOf } from './tell-client.ts'
import { windowAt } from './waiting-words.ts'

type Filling = { candidate: GapCandidate; gap: Gap; onFilled: () => void }

export function useFillGap({ candidate, gap, onFilled }: Filling) {
  const refresh = useRefreshBookings()
  const { run, isBusy } = useBusy()
  const [refused, setRefused] = useState<string>()
  const { booking, start_minute: start } = candidate

  async function fill() {
    if (!booking) return
    setRefused(undefined)
    try {
      await layIntoGap(booking, gap, start)
      const to = { service_date: gap.day, service_time: windowAt(start) }
      const title = waitingWords.gapPanel.moved(nameOf(booking), whenOf(to))
      showToast({ title, ...tellClient(booking, toldOnWhatsApp.moved(toldOf(booking, fullWhenOf(to)))) })
      onFilled()
      await refresh()
    } catch (error) {
      setRefused(whyNot(error))
      // The list then shows who fits what is left.
      void refresh()
    }
  }
  return { fill: () => run(fill), isBusy, refused }
}

function whyNot(error: unknown): string {
  if (!(error instanceof Refusal)) return bookingWords.failed.text
  return error.code === 'slot_taken' ? waitingWords.gapPanel.gone : error.message
}
