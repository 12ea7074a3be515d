// What the server and the process of the sample say to each other.
import type { Looker } from './sample-caller.ts'

/** To the process, once: where to make it, for whom, and by which word it knows its server. */
export type SampleStart = {
  id: string
  folder: string
  siteUrl: string
  publishableKey: string
  pass: string
  looker: Looker
}

/** From the process: how far it has come, where it listens, or why it gives up. */
export type SampleWord = { share: number } | { port: number } | { failed: string }
