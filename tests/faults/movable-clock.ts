// Loaded before everything else in each thread of a server: its clock is ahead by the hours that a file says. The
// embedded database reads the same clock. Timers run on as they do when a machine's clock is set.
import { openSync, readSync } from 'node:fs'
import { moveDates } from '#server/database/moved-clock.ts'

const hourMs = 3_600_000
const file = openSync(process.env.CLOCK_FILE ?? '', 'r')
const hours = Buffer.alloc(4)

moveDates(() => {
  readSync(file, hours, 0, 4, 0)
  return hours.readInt32LE() * hourMs
})
