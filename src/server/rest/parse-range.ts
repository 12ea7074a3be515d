// Range: 0-24, which a client may send instead of limit and offset.
import { RestError } from './rest-error.ts'

export type Window = { offset: number; limit?: number }

export function parseRange(header: string | null): Window {
  const match = /^(?:items=)?(\d{1,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match?.[1]) return { offset: 0 }
  const offset = Number(match[1])
  if (!match[2]) return { offset }
  const last = Number(match[2])
  if (last < offset) {
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  return { offset, limit: last - offset + 1 }
}

export function unsatisfiable(details: string, headers?: Record<string, string>): RestError {
  return new RestError(
    416,
    { code: 'PGRST103', message: 'Requested range not satisfiable', details },
    headers,
  )
}

// The intersection of two windows: the later start and the earlier end.
export function narrow(a: Window, b: Window): Window {
  const offset = Math.max(a.offset, b.offset)
  const end = Math.min(endOf(a), endOf(b))
  return Number.isFinite(end) ? { offset, limit: Math.max(0, end - offset) } : { offset }
}

function endOf({ offset, limit }: Window): number {
  return limit === undefined ? Number.POSITIVE_INFINITY : offset + limit
}
