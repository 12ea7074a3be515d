// A file or a directory, on the disk. In a file of its own: who opens a database elsewhere need not load the engine.
import fs from 'node:fs'

export function syncPath(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
