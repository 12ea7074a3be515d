// Has pictures prepared, one at a time, each in a process of its own with a time to live.
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Refusal } from '#domain/refusal.ts'
import type { Log } from '#server/log.ts'
import { kindOfLogo } from './kind-of-logo.ts'
import { kindOfPicture } from './kind-of-picture.ts'
import type { PictureOrder, PictureReply } from './picture-process.ts'
import type { PreparedPicture } from './prepare-picture.ts'

export type PictureUse = 'picture' | 'logo'
export type PictureWorkshop = { prepare(sent: Uint8Array, use?: PictureUse): Promise<PreparedPicture> }

const script = fileURLToPath(new URL('./picture-process.ts', import.meta.url))
const liveMs = 60_000

export function createPictureWorkshop(log: Log): PictureWorkshop {
  let last: Promise<unknown> = Promise.resolve()
  return {
    async prepare(sent, use = 'picture') {
      // No process is started for a file that cannot be a picture.
      const order = use === 'logo' ? { sent, logo: kindOfLogo(sent) } : { sent, kind: kindOfPicture(sent) }
      const mine = last.then(() => prepareInProcess(order, log))
      last = mine.catch(() => {})
      return mine
    },
  }
}

async function prepareInProcess(order: PictureOrder, log: Log): Promise<PreparedPicture> {
  const { peakBytes, ...reply } = await askProcess(order)
  log.debug('picture prepared', { sentBytes: order.sent.length, peakBytes })
  if ('picture' in reply) return reply.picture
  if ('refusal' in reply) throw new Refusal(reply.refusal, reply.refusal)
  throw new Error(reply.failure)
}

function compiledFiles() {
  const { NODE_COMPILE_CACHE } = process.env
  return { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}

function askProcess(order: PictureOrder): Promise<PictureReply> {
  return new Promise((resolve, reject) => {
    const child = fork(script, {
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=256'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // It reads no setting and no secret, but where its own files lie compiled.
      env: compiledFiles(),
      timeout: liveMs,
      killSignal: 'SIGKILL',
    })
    child.once('message', reply => resolve(reply as PictureReply))
    child.once('error', reject)
    child.once('exit', (_, signal) =>
      // A decoder that crashed or went on too long.
      resolve({ refusal: signal === 'SIGKILL' ? 'took_too_long' : 'damaged', peakBytes: 0 }),
    )
    child.send(order)
  })
}
