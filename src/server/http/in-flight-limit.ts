// More at once than the server can answer is refused early, while there is still room to say so.
import type { Context, MiddlewareHandler } from 'hono'

export function inFlightLimit(most: number): MiddlewareHandler {
  let inFlight = 0
  return async (context, next) => {
    if (inFlight >= most) return refuse(context)
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}

// In plain words for people: drawing a page would be one more thing to do.
function refuse(context: Context) {
  const message = 'The server is busy. Please try again.'
  const later = { 'retry-after': '2' }
  return context.req.header('accept')?.includes('text/html')
    ? context.text(message, 503, later)
    : context.json({ code: 'overloaded', message }, 503, later)
}
