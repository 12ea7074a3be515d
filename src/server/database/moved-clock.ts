// A clock of its own for the thread of a throwaway database: so many milliseconds from the real one.
export type MovedClock = SharedArrayBuffer

export const makeClock = (): MovedClock => new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)

/** Both threads see it at once. */
export function setClock(clock: MovedClock, aheadMs: number) {
  new Float64Array(clock)[0] = aheadMs
}

/** Everything in this thread, the engine too, reads the moved clock from now on. */
export function followClock(clock: MovedClock) {
  const ahead = new Float64Array(clock)
  const RealDate = Date
  const now = () => RealDate.now() + (ahead[0] ?? 0)
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
