// A thread that asks as a crowd does: at a set pace, whether answers come or not, or on so many connections, each again and
// again.
import { randomBytes, randomInt } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { answerLength } from './answer-length.ts'

export type Asking = { who: string; request: string } & ({ perSecond: number } | { connections: number })
export type Flood = { port: number; seconds: number; askings: Asking[] }
export type Answered = { who: string; status: number; ms: number; isToldWhen: boolean }
// How late this thread itself was at most: what it reports can be no better than that.
export type Flooded = { answered: Answered[]; lateMs: number }

const { port, seconds, askings }: Flood = workerData
const resting: Socket[] = []
const tickMs = 5
const mostMs = 30_000
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
      clearTimeout(limit)
      socket.off('error', lose).off('close', lose).off('data', read)
      if (status > 0) resting.push(socket)
      else socket.destroy()
      resolve({ who, status, ms: performance.now() - askedAt, isToldWhen: /\nretry-after: \d/i.test(head) })
    }
    const lose = () => end(0)
    const limit = setTimeout(lose, mostMs)
    const read = (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      if (received.length < (answerLength(received) ?? Infinity)) return
      const head = received.toString('latin1', 0, received.indexOf('\r\n\r\n'))
      end(Number(head.slice(9, 12)), head)
    }
    socket.on('error', lose).on('close', lose).on('data', read)
    socket.write(varied(request))
  })
}

// What must be another one each time: {hex}, {address} and {0-99}, all of the same length.
const varied = (request: string) =>
  request
    .replaceAll('{hex}', () => randomBytes(32).toString('hex'))
    .replaceAll('{address}', () => `10.${randomInt(10, 100)}.${randomInt(10, 100)}.${randomInt(10, 100)}`)
    .replaceAll('{digit}', () => String(randomInt(1, 10)))

// The server hangs up on who rests too long.
function takeResting(): Socket | undefined {
  const socket = resting.pop()
  return socket?.writable === false ? takeResting() : socket
}

// What a late tick owes is asked at once: the pace is kept.
async function keepPace(asking: Asking & { perSecond: number }): Promise<Answered[]> {
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

// A refusal is quicker than any answer: whoever asks again at once is a flood, not a measure of one.
const refusedMs = 50

async function keepBusy(asking: Asking & { connections: number }): Promise<Answered[]> {
  const until = performance.now() + seconds * 1000
  const one = async () => {
    const answers: Answered[] = []
    while (performance.now() < until) {
      const answer = await ask(asking)
      answers.push(answer)
      if (answer.ms < refusedMs) await pause(refusedMs - answer.ms)
    }
    return answers
  }
  return (await Promise.all(Array.from({ length: asking.connections }, one))).flat()
}

const answered = (
  await Promise.all(askings.map(asking => ('perSecond' in asking ? keepPace(asking) : keepBusy(asking))))
).flat()
for (const socket of resting) socket.destroy()
parentPort?.postMessage({ answered, lateMs } satisfies Flooded)
