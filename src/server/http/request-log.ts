// Gives each request an id, and writes one line about it when it is answered.
import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import type { createAddressReader } from './client-address.ts'

export type ServerEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string } }

export function requestLog(
  log: Log,
  readAddress: ReturnType<typeof createAddressReader>,
): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    const peer = context.env?.incoming?.socket?.remoteAddress ?? ''
    context.set('requestId', randomUUID())
    context.set('address', readAddress(peer, context.req.header('x-forwarded-for')))
    await next()
    const { method, path } = context.req
    context.res.headers.set('x-request-id', context.get('requestId'))
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    log.debug('request', {
      requestId: context.get('requestId'),
      method,
      path,
      status: context.res.status,
      ms,
    })
  }
}
