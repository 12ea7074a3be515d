// The process in which one picture is decoded: what a hostile file breaks or eats up ends with it.
import { existsSync, readFileSync } from 'node:fs'
import { Refusal } from '#domain/refusal.ts'
import type { LogoKind } from './kind-of-logo.ts'
import type { PictureKind } from './kind-of-picture.ts'
import { prepareLogo } from './prepare-logo.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'

export type PictureOrder = { sent: Uint8Array } & ({ kind: PictureKind } | { logo: LogoKind })

// Peak: the most memory that it took.
export type PictureReply = { peakBytes: number } & (
  | { picture: PreparedPicture }
  | { refusal: string }
  | { failure: string }
)

process.once('message', async (order: PictureOrder) => {
  const { sent } = order
  const made = 'logo' in order ? prepareLogo(sent, order.logo) : preparePicture(sent, order.kind)
  const reply = await made.then(
    picture => ({ picture }),
    error =>
      error instanceof Refusal ? { refusal: error.code } : { failure: String(error?.stack ?? error) },
  )
  process.send?.({ ...reply, peakBytes: peakBytes() }, () => process.disconnect())
})

// Not as the resource usage tells it, which counts what the server had when it made this process.
function peakBytes() {
  const status = '/proc/self/status'
  const [, kilobytes] = (existsSync(status) && /VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))) || []
  return kilobytes ? Number(kilobytes) * 1024 : process.memoryUsage.rss()
}
