import { useRef, useState } from 'react'

/** One at a time: a second press while the first still runs does nothing. The name tells several buttons apart. */
export function useBusy() {
  // A double click arrives before the next render.
  const isRunning = useRef(false)
  const [busyWith, setBusyWith] = useState<string>()

  async function run<Answer>(work: () => Promise<Answer>, name = 'work'): Promise<Answer | undefined> {
    if (isRunning.current) return
    isRunning.current = true
    setBusyWith(name)
    try {
      return await work()
    } finally {
      isRunning.current = false
      setBusyWith(undefined)
    }
  }

  return { run, isBusy: busyWith !== undefined, busyWith }
}
