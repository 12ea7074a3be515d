// The thread in which the embedded database runs: bytes of the PostgreSQL protocol in, bytes out, one at a time.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { DurableFileSystem, durableStartParams } from './durable-file-system.ts'
import { followClock, type MovedClock } from './moved-clock.ts'

// clock: of a database that is thrown away, which need not survive the machine, and whose clock can be moved.
export type WorkerStart = { folder: string; snapshotFile?: string; clock?: MovedClock }
export type WorkerRequest = { bytes: Uint8Array } | { ask: 'dump' | 'close' }
export type WorkerAnswer = { bytes: Uint8Array }

const { folder, snapshotFile, clock } = workerData as WorkerStart
if (clock) followClock(clock)
const database = await PGlite.create({
  fs: clock ? new NodeFS(folder) : new DurableFileSystem(folder),
  startParams: clock ? PGlite.defaultStartParams : durableStartParams,
  extensions: { pg_trgm, pgcrypto },
  loadDataDir: snapshotFile
    ? new Blob([readFileSync(snapshotFile)], { type: 'application/gzip' })
    : undefined,
})

parentPort?.on('message', async (request: WorkerRequest) => {
  const bytes = 'bytes' in request ? await exchange(request.bytes) : await obey(request.ask)
  parentPort?.postMessage({ bytes } satisfies WorkerAnswer, [bytes.buffer])
  if ('ask' in request && request.ask === 'close') parentPort?.close()
})
parentPort?.postMessage({ bytes: new Uint8Array() } satisfies WorkerAnswer)

// The streaming call, because the plain one keeps a parsed copy of every message it has ever seen.
async function exchange(message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  const onRawData = (chunk: Uint8Array) => chunks.push(chunk.slice())
  await database.execProtocolRawStream(message, { syncToFs: false, onRawData })
  return concat(chunks)
}

async function obey(ask: 'dump' | 'close'): Promise<Uint8Array<ArrayBuffer>> {
  if (ask === 'dump') return new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer())
  await database.close()
  return new Uint8Array()
}

// Memory of its own, since it is handed over to the other thread whole.
function concat(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    whole.set(chunk, offset)
    offset += chunk.length
  }
  return whole
}
