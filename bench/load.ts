import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Load, Loaded } from './http-load.ts'

/** Asks from a thread of its own; any answer but a good one is an error. */
export async function load(workerData: Load): Promise<Loaded> {
  const worker = new Worker(new URL('http-load.ts', import.meta.url), { workerData })
  const [loaded] = (await once(worker, 'message')) as [Loaded]
  if (loaded.failures > 0) throw new Error(`${loaded.failures} requests failed`)
  return loaded
}
