// Loaded before everything else in each thread of a server: its clock is ahead by the hours that a file says. The
// embedded database reads the same clock. Timers run on as they do when a machine's clock is set.
import { openSync, readSync } from 'node:fs'

const hourMs = 3_600_000
const RealDate = Date
const file = openSync(process.env.CLOCK_FILE ?? '', 'r')
const hours = Buffer.alloc(4)
const now = () => {
  readSync(file, hours, 0, 4, 0)
  return RealDate.now() + hours.readInt32LE() * hourMs
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
