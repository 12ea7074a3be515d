// Nothing at this address of a service: its clients read JSON, never a page.
import type { Handler } from 'hono'

export const unknownInStorage: Handler = context => {
  const { method, path } = context.req
  const words = { statusCode: '404', error: 'Not Found', message: `Route ${method}:${path} not found` }
  return context.json(words, 404)
}

export const unknownFunction: Handler = context =>
  context.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404)
