// What was meant for one caller lies in no cache, unless an answer says otherwise itself.
import type { MiddlewareHandler } from 'hono'

export const notStored: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
}
