import { useEffect, useState } from 'react'
import { aboutHours, type CleanLength, cleanMinutes, extrasFor, lengthOf } from '#domain/clean-length.ts'
import { sizeOfPriceFrom } from '#domain/price.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { type CleanChoices, knownCleanChoices, readCleanChoices } from '#web/data/clean-choices.ts'

type Clean = { type: ServiceType; size?: number | null | undefined; extras?: readonly string[] | undefined }

/** How long a clean of this kind and size takes, once the owner's figures are here; undefined until then. */
export function useCleanLength({ type, size, extras = [] }: Clean) {
  const [choices, setChoices] = useState<CleanChoices | undefined>(knownCleanChoices)
  useEffect(() => {
    readCleanChoices().then(setChoices, () => {})
  }, [])
  const length = choices && lengthOf(type, choices.lengths)
  if (!choices || !length) return undefined
  const minutes = cleanMinutes({ size: size ?? null, extras, length, offered: choices.extras })
  return {
    length,
    startSize: startSize(type, length, choices),
    minutes,
    takes: aboutHours(minutes),
    offered: extrasFor(type, choices.extras),
    isTooLong: minutes > choices.longest_minutes || (size ?? 0) > length.largest_size,
  }
}

/** Where prices are published, the size that the price of the pages is for: nobody is met by a higher one. */
function startSize(type: ServiceType, { usual_size }: CleanLength, { prices }: CleanChoices) {
  return Math.min(usual_size, (prices && sizeOfPriceFrom(prices, type)) ?? usual_size)
}
