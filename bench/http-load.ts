// A thread that asks over plain sockets as fast as answers come, so that the asking costs the server little.
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { answerLength } from './answer-length.ts'

export type Load = { port: number; request: string; connections: number; seconds?: number; most?: number }
export type Loaded = { perSecond: number; failures: number }

// It ends after some seconds or after so many answers.
const { port, request, connections, seconds, most = Infinity }: Load = workerData

// Placeholder in the request for a key that must be new each time.
const anyKey = '00000000-0000-0000-0000-000000000000'

let answered = 0
let failures = 0
let isOver = false

function keepAsking(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let received = Buffer.alloc(0)
    const ask = () => socket.write(request.replace(anyKey, randomUUID()))
    socket.on('connect', ask)
    socket.on('error', reject)
    socket.on('data', chunk => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const length = answerLength(received)
      if (length === undefined || received.length < length) return
      if (!/^HTTP\/1\.1 20/.test(received.toString('latin1', 0, 12))) failures++
      answered++
      received = received.subarray(length)
      if (!isOver && answered + connections <= most) return ask()
      socket.end()
      resolve()
    })
  })
}

const startedAt = performance.now()
if (seconds)
  setTimeout(() => {
    isOver = true
  }, seconds * 1000)
await Promise.all(Array.from({ length: connections }, keepAsking))
const loaded: Loaded = { perSecond: answered / ((performance.now() - startedAt) / 1000), failures }
parentPort?.postMessage(loaded)
