// Our side of the thread that draws papers: one at a time, in the order of service. It begins with the first paper and ends
// when nobody has wanted one for a while.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { currentFacts } from '#content/business.ts'
import { Turns } from '#server/turns/turns.ts'
import { paperMark } from './paper.ts'
import type { Drawings, DrawnPaper, PaperOrder } from './paper-thread.ts'

const restMs = 60_000
// A paper takes a tenth of a second; one that never ends must not keep all that come after it.
const mostMs = 30_000
const turns = new Turns({ office: 1, writing: 1, reading: 1, stranger: 1 })
let thread: Worker | undefined
let rest: NodeJS.Timeout | undefined

export function drawPaper<Kind extends keyof Drawings>(
  kind: Kind,
  ...of: Parameters<Drawings[Kind]>
): Promise<Uint8Array<ArrayBuffer>> {
  return turns.take(() => order({ kind, of, facts: currentFacts(), mark: paperMark() }), { isReading: true })
}

async function order(paper: PaperOrder): Promise<Uint8Array<ArrayBuffer>> {
  clearTimeout(rest)
  thread ??= openThread()
  const drawn = await askThread(thread, paper).catch(error => {
    endThread()
    throw error
  })
  rest = setTimeout(endThread, restMs).unref()
  if ('fault' in drawn) throw drawn.fault
  return drawn.pdf
}

// An error of the thread rejects it too.
async function askThread(asked: Worker, paper: PaperOrder): Promise<DrawnPaper> {
  const answer = once(asked, 'message', { signal: AbortSignal.timeout(mostMs) })
  asked.postMessage(paper)
  const [drawn] = await answer
  return drawn
}

function openThread() {
  const opened = new Worker(new URL('./paper-thread.ts', import.meta.url))
  // An error while nobody waits for a paper must not end the process.
  opened.on('error', endThread).unref()
  return opened
}

// The next paper gets a new one: nothing is asked of a thread that is going.
function endThread() {
  thread?.terminate()
  thread = undefined
}
