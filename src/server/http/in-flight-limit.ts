// More at once than the server can answer is refused early, while there is still room to say so.
import type { MiddlewareHandler } from 'hono'

export function inFlightLimit(most: number): MiddlewareHandler {
  let inFlight = 0
  return async (context, next) => {
    if (inFlight >= most) {
      return context.json({ code: 'overloaded', message: 'The server is busy. Please try again.' }, 503, {
        'retry-after': '2',
      })
    }
    inFlight += 1
    try {
      await next()
    } finally {
      inFlight -= 1
    }
  }
}
