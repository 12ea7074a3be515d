// Repeats a piece of work: at every tick, and at once when nudged, but never twice at the same time nor without a gap.
import type { Log } from '#server/log.ts'

// A round that failed is tried again sooner than the next tick, which may be an hour away.
const retryMs = 20_000

type Options = { name: string; timing: { tickMs: number; gapMs: number }; log: Log }

// The round answers whether there is more to do right now.
export function createRounds({ name, timing, log }: Options, round: () => Promise<boolean>) {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let isStopped = false
  let gap: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  function nudge() {
    if (isStopped) return
    if (running || gap) isAskedAgain = true
    else running = runOnce()
  }

  async function runOnce() {
    isAskedAgain = false
    clearTimeout(retry)
    try {
      if (await round()) isAskedAgain = true
    } catch (error) {
      // The database may be away for a while.
      log.warn(`The ${name} round failed`, { error })
      if (!isStopped) retry = setTimeout(nudge, Math.min(retryMs, timing.tickMs))
    }
    running = undefined
    if (!isStopped) gap = setTimeout(endGap, timing.gapMs)
  }

  function endGap() {
    gap = undefined
    if (isAskedAgain) nudge()
  }

  const tick = setInterval(nudge, timing.tickMs)
  nudge()
  const stop = async () => {
    isStopped = true
    clearInterval(tick)
    clearTimeout(gap)
    clearTimeout(retry)
    await running
  }
  return { nudge, stop }
}
