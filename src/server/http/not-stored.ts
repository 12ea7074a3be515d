// Answers for one caller must not be cached, unless they say otherwise themselves.
import type { MiddlewareHandler } from 'hono'

export const notStored: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store')
}
