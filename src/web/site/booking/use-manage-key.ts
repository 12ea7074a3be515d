import { useEffect, useState } from 'react'

// The page is the same for everyone; only the browser knows whether it was opened by a private link.
export function useManageKey(): string {
  const [key, setKey] = useState('')
  useEffect(() => setKey(new URLSearchParams(location.search).get('manage') ?? ''), [])
  return key
}
