// The embedded database's files with a real fsync. As shipped it runs with fsync off, and its file system has no
// such operation at all: a commit would only be in the kernel's memory when we answer "booked".
import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncPath } from './sync-path.ts'

type OpenFile = { nfd?: number; node: unknown }
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number }; realPath(node: unknown): string }
}

export class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const started = await super.init(...args)
    const addFsync = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = file => syncFile(file.nfd ?? NODEFS.realPath(file.node))
    }
    started.emscriptenOpts.preRun = [...(started.emscriptenOpts.preRun ?? []), addFsync]
    return started
  }
}

function syncFile(file: number | string): number {
  if (typeof file === 'number') fs.fdatasyncSync(file)
  // A directory has no descriptor in there; PostgreSQL syncs it after creating and renaming files.
  else syncPath(file)
  return 0
}

// Only plain fsync reaches our operation; the other methods end in stubs of the WebAssembly runtime.
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]
