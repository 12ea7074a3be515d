import { useEffect, useState } from 'react'
import type { GuestBooking } from '#domain/booking.ts'
import { type Estimate, estimate } from '#domain/price.ts'
import { readCleanChoices } from '#web/data/clean-choices.ts'

/** What the form had said that it may cost; undefined where the owner publishes no price for it. */
export function useEstimate({ service_type, size, extras, suburb }: GuestBooking): Estimate | undefined {
  const [found, setFound] = useState<Estimate>()
  useEffect(() => {
    const choices = { service_type, size: size ?? null, extras: extras ?? [], suburb: suburb ?? null }
    readCleanChoices().then(
      ({ prices }) => setFound(prices ? estimate(prices, choices) : undefined),
      () => {},
    )
  }, [service_type, size, extras, suburb])
  return found
}
