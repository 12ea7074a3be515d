// Follows a media query, for what is drawn otherwise and not only styled otherwise.
import { useCallback, useSyncExternalStore } from 'react'

export function useMedia(query: string): boolean {
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

/** As the sheets have it: `phone-only`, `laptop-only`. */
export const useIsPhone = () => useMedia('(max-width: 899px)')
