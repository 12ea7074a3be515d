// The process of the sample month: made, filled and served here, and gone with the server that started it.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { fillMonth } from './fill-month.ts'
import type { SampleStart, SampleWord } from './sample-protocol.ts'
import { openSample } from './sample-server.ts'

// The engine stays as it was first compiled: to compile it once more pays after minutes of work, and costs memory.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag)
goFirst()

const tell = (word: SampleWord) => process.send?.(word)

process.once('disconnect', () => process.exit())
process.once('message', async (start: SampleStart) => {
  try {
    tell({ port: await open(start) })
  } catch (error) {
    tell({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

async function open(start: SampleStart) {
  const sample = await openSample(start)
  tell({ share: 0.2 })
  // The last share is that of the pages.
  await fillMonth(sample, start.looker, share => tell({ share: 0.2 + 0.65 * share }))
  return sample.serve()
}

// Where memory runs out, the machine is to end this one and not the business.
function goFirst() {
  try {
    writeFileSync('/proc/self/oom_score_adj', '900')
  } catch {
    // There is no such choice on this machine.
  }
}
