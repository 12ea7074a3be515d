// The one HTTP server: how it opens, whom it cuts off, and how it closes without cutting an answer.
import { createServer, type Server } from 'node:http'
import { Server as SocketServer } from 'node:net'

// Slow clients are cut off: headers within 15 s, a whole request within 60 s.
const timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
}
// Who finds the queue of the system full comes again seconds later, and many of them at once.
const backlog = 4096
const restMs = 500
const drainMs = 10_000

export const openServer = () => createServer(timeouts)

export function listen(server: Server, { port, host }: { port: number; host: string }) {
  return new Promise<void>((resolve, reject) => {
    server.once('error', error =>
      reject(isPortTaken(error) ? new Error(`Port ${port} is in use. Set PORT to another one.`) : error),
    )
    server.listen({ port, host, backlog }, resolve)
  })
}

const isPortTaken = (error: Error) => 'code' in error && error.code === 'EADDRINUSE'

// No new connections. Who still asks on an old one is answered and told to hang up; a connection that rests is closed
// only after a while, because its next request may be on the way already. What is open after the time is cut.
export function drain(server: Server) {
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  return new Promise<void>(resolve => {
    const rest = setTimeout(() => server.closeIdleConnections(), restMs)
    const cut = setTimeout(() => server.closeAllConnections(), drainMs)
    // The socket's own close: that of HTTP would cut resting connections at once.
    SocketServer.prototype.close.call(server, () => {
      clearTimeout(rest)
      clearTimeout(cut)
      resolve()
    })
  })
}
