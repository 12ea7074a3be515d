// The discounts of a signed-in client's next clean. Loaded only for them.
import { useEffect, useState } from 'react'
import { todayAt } from '#domain/calendar.ts'
import type { Reward } from '#domain/discounts.ts'
import { readLoyalty } from '#web/data/loyalty.ts'
import { reportError } from '#web/errors/error-report.ts'
import { DiscountNote } from '#web/rewards/discount-note.tsx'

export function WaitingDiscount({ day }: { day: string }) {
  const [rewards, setRewards] = useState<Reward[]>([])
  useEffect(() => {
    readLoyalty().then(({ rewards: waiting }) => setRewards(waiting), reportError)
  }, [])
  return <DiscountNote rewards={rewards} day={day || todayAt(new Date())} className="mt-8" />
}
