// What comes off a signed-in client's next clean, and why. Loaded only for them.
import { useEffect, useState } from 'react'
import { bookingForm } from '#content/booking-page.ts'
import { todayAt } from '#domain/calendar.ts'
import { type Reward, waitingDiscount } from '#domain/discounts.ts'
import { readLoyalty } from '#web/data/loyalty.ts'
import { reportError } from '#web/error-report.ts'

export function WaitingDiscount({ day }: { day: string }) {
  const [rewards, setRewards] = useState<Reward[]>([])
  useEffect(() => {
    readLoyalty().then(({ rewards: waiting }) => setRewards(waiting), reportError)
  }, [])
  const { percent, reasons } = waitingDiscount(rewards, day || todayAt(new Date()))
  if (percent === 0) return null
  return (
    <div className="mt-8 rounded-block bg-leaf-ground p-4">
      <p className="font-semibold text-heading">{bookingForm.discount(percent)}</p>
      <ul className="mt-1 list-disc pl-5">
        {reasons.map((reason, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two friends can be the same reason twice.
          <li key={place}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
