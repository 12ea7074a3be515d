// A thread that asks at a set pace, whether answers come or not, as a crowd does.
import { connect, type Socket } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { answerLength } from './answer-length.ts'

export type Asking = { who: string; request: string; perSecond: number }
export type Flood = { port: number; seconds: number; askings: Asking[] }
export type Answered = { who: string; status: number; ms: number; isToldWhen: boolean }
// How late this thread itself was at most: what it reports can be no better than that.
export type Flooded = { answered: Answered[]; lateMs: number }

const { port, seconds, askings }: Flood = workerData
const resting: Socket[] = []
const tickMs = 5
let lateMs = 0

function ask({ who, request }: Asking): Promise<Answered> {
  const socket =
    takeResting() ??
    connect(port, '127.0.0.1')
      .setNoDelay()
      .on('error', () => {})
  const askedAt = performance.now()
  let received = Buffer.alloc(0)
  return new Promise(resolve => {
    const end = (status: number, head = '') => {
      socket.off('error', lose).off('close', lose).off('data', read)
      if (status > 0) resting.push(socket)
      resolve({ who, status, ms: performance.now() - askedAt, isToldWhen: /\nretry-after: \d/i.test(head) })
    }
    const lose = () => end(0)
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.length < (answerLength(received) ?? Infinity)) return
      const head = received.toString('latin1', 0, received.indexOf('\r\n\r\n'))
      end(Number(head.slice(9, 12)), head)
    }
    socket.on('error', lose).on('close', lose).on('data', read)
    socket.write(request)
  })
}

// The server hangs up on who rests too long.
function takeResting(): Socket | undefined {
  const socket = resting.pop()
  return socket?.writable === false ? takeResting() : socket
}

// What a late tick owes is asked at once: the pace is kept.
async function keepPace(asking: Asking): Promise<Answered[]> {
  const answers: Promise<Answered>[] = []
  const startedAt = performance.now()
  let tickedAt = startedAt
  await new Promise<void>(resolve => {
    const clock = setInterval(() => {
      lateMs = Math.max(lateMs, performance.now() - tickedAt - tickMs)
      tickedAt = performance.now()
      const passed = Math.min((performance.now() - startedAt) / 1000, seconds)
      while (answers.length < passed * asking.perSecond) answers.push(ask(asking))
      if (passed < seconds) return
      clearInterval(clock)
      resolve()
    }, tickMs)
  })
  return Promise.all(answers)
}

const answered = (await Promise.all(askings.map(keepPace))).flat()
for (const socket of resting) socket.destroy()
parentPort?.postMessage({ answered, lateMs } satisfies Flooded)
