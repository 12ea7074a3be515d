// The id by which a request is found in the log: the caller's own where it sends one, so that both sides speak of the
// same request. Nothing but plain letters gets into the log that way.
import { randomUUID } from 'node:crypto'

const plain = /^[\w.:-]{1,128}$/

export function requestIdOf(given: string | undefined): string {
  return given !== undefined && plain.test(given) ? given : randomUUID()
}
