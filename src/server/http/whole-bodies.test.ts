import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { withWholeBodies } from './whole-bodies.ts'

let server: Server
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

async function open(limits: { perCaller?: number; bytesInAll?: number; stillMs?: number }) {
  const all = { bodyBytes: 100, perCaller: 2, bytesInAll: 1000, stillMs: 60_000, ...limits }
  let begun = 0
  let opened = 0
  const callerOf = () => {
    opened += 1
    return 'one'
  }
  const answer = withWholeBodies({ callerOf, headers: {}, limits: all }, (request, response) => {
    begun += 1
    response.end(String(Object(request).rawBody))
  })
  server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { begun: () => begun, untilOpened: (count: number) => vi.waitUntil(() => opened === count) }
}

// Its answer: the first line, and what follows the headers.
function begin(body: string, length: number) {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n${body}`)
  const answer = new Promise<string[]>(resolve =>
    socket.once('data', data => {
      const [head = '', said = ''] = String(data).split('\r\n\r\n')
      resolve([head.split('\r\n')[0] ?? '', said])
    }),
  )
  return { answer, add: (more: string) => socket.write(more) }
}

const post = (body: string, length = body.length) => begin(body, length).answer

test('a request begins when its body is here', async () => {
  const { begun } = await open({})
  post('half', 100)
  expect(await post('whole')).toEqual(['HTTP/1.1 200 OK', 'whole'])
  expect(begun()).toBe(1)
})

test('a body that stands still is cut off', async () => {
  await open({ stillMs: 20 })
  expect((await post('half', 100))[0]).toBe('HTTP/1.1 408 Request Timeout')
})

test('of too many unfinished bodies from one address the oldest goes', async () => {
  await open({ perCaller: 2 })
  const first = post('a', 100)
  post('b', 100)
  post('c', 100)
  expect((await first)[0]).toBe('HTTP/1.1 503 Service Unavailable')
  expect((await post('honest'))[0]).toBe('HTTP/1.1 200 OK')
})

test('unfinished bodies that grow together give way from the oldest, until the rest fits into memory', async () => {
  const { untilOpened } = await open({ perCaller: 100, bytesInAll: 150 })
  const first = begin('x'.repeat(70), 100)
  await untilOpened(1)
  const second = begin('y'.repeat(70), 100)
  await untilOpened(2)
  const third = begin('z', 100)
  await untilOpened(3)
  third.add('z'.repeat(90))
  expect((await first.answer)[0]).toBe('HTTP/1.1 503 Service Unavailable')
  expect((await second.answer)[0]).toBe('HTTP/1.1 503 Service Unavailable')
  third.add('z'.repeat(9))
  expect((await third.answer)[0]).toBe('HTTP/1.1 200 OK')
})
