// A clock of its own for a thread: so many milliseconds from the real one. For throwaway databases, and for tests.
export type MovedClock = SharedArrayBuffer

export const makeClock = (): MovedClock => new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)

/** Both threads see it at once. */
export function setClock(clock: MovedClock, aheadMs: number) {
  new Float64Array(clock)[0] = aheadMs
}

/** Everything in this thread, the engine too, reads the moved clock from now on. */
export function followClock(clock: MovedClock) {
  const ahead = new Float64Array(clock)
  moveDates(() => ahead[0] ?? 0)
}

/** The same for a clock that is kept elsewhere. */
export function moveDates(readAheadMs: () => number) {
  const RealDate = Date
  const now = () => RealDate.now() + readAheadMs()
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
