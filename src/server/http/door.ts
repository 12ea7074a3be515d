// What stands before the routes of every server: a request comes in with its body whole, and while too many strangers ask, the
// next ones are sent away.
import type { RequestListener } from 'node:http'
import { rateLimitKey } from './caller-address.ts'
import { addressOf, withDoor } from './place.ts'
import { withWholeBodies } from './whole-bodies.ts'

export function withWholeRequests(
  options: Parameters<typeof withDoor>[0],
  routes: RequestListener,
): RequestListener {
  const { readAddress, headers } = options
  const callerOf = (request: Parameters<RequestListener>[0]) => rateLimitKey(addressOf(request, readAddress))
  return withDoor(options, withWholeBodies({ callerOf, headers }, routes))
}
