// Loaded with the movable clock: rounds that come each minute or seldom come when that clock says so, as if the time had
// passed. Shorter ones run on as they are.
const longMs = 60_000
const lookMs = 40
const realInterval = globalThis.setInterval

globalThis.setInterval = ((act: (...given: unknown[]) => void, everyMs = 0, ...given: unknown[]) => {
  if (everyMs < longMs) return realInterval(act, everyMs, ...given)
  let last = Date.now()
  return realInterval(() => {
    if (Math.abs(Date.now() - last) < everyMs) return
    last = Date.now()
    act(...given)
  }, lookMs)
}) as typeof setInterval
