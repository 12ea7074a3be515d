// What has left the house but is not written down would leave again: so its outcome is tried until the database takes it.
import { setTimeout as wait } from 'node:timers/promises'
import type { Statement } from './database/database.ts'
import type { Log } from './log.ts'

type Options = { name: string; run: (statements: Statement[]) => Promise<unknown>; tickMs: number; log: Log }

export function createRecorder({ name, run, tickMs, log }: Options) {
  let isStopped = false

  async function record(outcome: Statement) {
    for (;;) {
      try {
        await run([outcome])
        return
      } catch (error) {
        if (isStopped) return
        log.warn(`The outcome of a ${name} could not be written yet`, { error })
        await wait(tickMs)
      }
    }
  }

  const stop = () => {
    isStopped = true
  }
  return { record, stop }
}
