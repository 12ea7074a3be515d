// What stands before the routes of every server: a request comes in with its body whole, and when too many strangers ask,
// the next ones are turned away.
import type { RequestListener } from 'node:http'
import type { Log } from '#server/log.ts'
import { type AddressReader, rateLimitKey } from './caller-address.ts'
import { type Crowd, withTurningAway } from './turn-away.ts'
import { withWholeBodies } from './whole-bodies.ts'

type Options = {
  readAddress: AddressReader
  crowd: Crowd
  publishableKey: string
  headers: Record<string, string>
  log: Log
}

export function withDoor(
  { readAddress, headers, ...others }: Options,
  routes: RequestListener,
): RequestListener {
  const callerOf = ({ socket, headers }: Parameters<RequestListener>[0]) =>
    rateLimitKey(readAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? '')))
  return withTurningAway({ ...others, headers }, withWholeBodies({ callerOf, headers }, routes))
}
