// Gives each request an id, and writes one line about it when it is answered. Attempts to sign in and whatever is
// refused to a caller are written in every case, with where they came from: that is how an attack is seen.
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import type { AddressReader } from './caller-address.ts'
import { requestIdOf } from './request-id.ts'

export type ServerEnv = { Bindings: HttpBindings; Variables: { requestId: string; address: string } }

export function requestLog(log: Log, readAddress: AddressReader): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const startedAt = performance.now()
    const peer = context.env?.incoming?.socket?.remoteAddress ?? ''
    context.set('requestId', requestIdOf(context.req.header('x-request-id')))
    context.set('address', readAddress(peer, context.req.header('x-forwarded-for')))
    await next()
    const { method, path } = context.req
    const { status } = context.res
    context.res.headers.set('x-request-id', context.get('requestId'))
    const ms = Math.round((performance.now() - startedAt) * 10) / 10
    const event = { requestId: context.get('requestId'), method, path, status, ms }
    const isAuth = method === 'POST' && path.startsWith('/auth/v1/')
    if (refused.has(status)) log.info('refused', { ...event, from: context.get('address') })
    else if (isAuth) log.info('auth', { ...event, from: context.get('address') })
    else log.debug('request', event)
  }
}

// Not known, not allowed, too often.
const refused = new Set([401, 403, 429])
