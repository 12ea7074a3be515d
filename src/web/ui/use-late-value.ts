import { useEffect, useState } from 'react'

/** The value once it has rested: a search is not sent for every letter. */
export function useLateValue<Value>(value: Value, restMs: number): Value {
  const [late, setLate] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), restMs)
    return () => clearTimeout(timer)
  }, [value, restMs])
  return late
}
