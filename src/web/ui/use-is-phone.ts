import { useSyncExternalStore } from 'react'

const phone = () => matchMedia('(max-width: 899px)')

function watch(listener: () => void) {
  const query = phone()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useIsPhone = () => useSyncExternalStore(watch, () => phone().matches)
