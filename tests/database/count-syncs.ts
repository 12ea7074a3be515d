// Loaded before everything else in each thread: leaves a mark in a file for every file that is synced to the disk.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const sync = fs.fdatasyncSync
fs.fdatasyncSync = descriptor => {
  sync(descriptor)
  fs.appendFileSync(process.env.SYNC_MARKS ?? '', '.')
}
syncBuiltinESMExports()
