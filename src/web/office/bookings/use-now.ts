// The moment of now, once a minute.
import { useEffect, useState } from 'react'
import { clockAt, todayAt } from '#domain/calendar.ts'

export function useNow() {
  const [at, setAt] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setAt(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const clock = clockAt(at)
  return { day: todayAt(at), minute: Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)), clock }
}
