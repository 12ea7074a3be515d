// PostgreSQL's refusals as the caller sees them: the same code, and a status that says whose fault it is.
import { bookingRefusals } from '#content/booking-refusals.ts'
import type { Caller } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import { RestError } from './rest-error.ts'

// Turns a refusal of the database into an answer; anything else is not ours to explain.
export function toRestError(error: unknown, role: Caller['role']): unknown {
  if (!(error instanceof DatabaseError)) return error
  const own = ownRefusal(error) ?? raisedAnswer(error)
  if (own) return own
  const status = statusOf(error, role)
  const { code, hint } = error
  const detail = role === 'service_role' || !rowTelling.has(code) ? error.detail : undefined
  const message = (code === 'P0001' && bookingRefusals[detail ?? '']?.(error.message)) || error.message
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return new RestError(status, { code, message, details: detail ?? null, hint: hint ?? null }, headers)
}

// Their detail repeats the row, or the one it meets: inside a function that runs with the owner's rights it may be
// somebody else's name, address and phone number.
const rowTelling: ReadonlySet<string> = new Set(['23502', '23514', '23P01', '44000'])

const statuses: Record<string, number> = {
  '21000': 400, // more than one row where one was expected
  '23503': 409, // the row refers to, or is referred to by, another
  '23505': 409, // a row with this key exists
  '25006': 405, // a write in a read-only request
  '40001': 409, // another transaction came first
  '40P01': 409, // two transactions waited for each other
  '42883': 404, // no such function or operator
  '42P01': 404, // no such table
  '42P17': 500, // a rule that refers to itself
  '53400': 500, // the server's own limit is set wrong
  '55P03': 503, // a lock was not to be had
  // Ran too long and was cancelled. It is the query that asks too much: the same one sent again would only load
  // the server further, and clients repeat what is answered with 503.
  '57014': 400,
  P0001: 400, // raised by a function on purpose
  P0002: 400, // a function found no row
  P0003: 400, // a function found too many rows
}

const classStatuses: Record<string, number> = {
  '08': 503, // connection
  '09': 500, // triggered action
  '0L': 403, // invalid grantor
  '0P': 403, // invalid role
  '25': 500, // transaction state
  '28': 403, // authorization
  '2D': 500, // transaction termination
  '38': 500, // external routine
  '39': 500, // external routine call
  '3B': 500, // savepoint
  '40': 500, // transaction rollback
  '53': 503, // insufficient resources
  '54': 413, // too complex
  '55': 500, // object not ready
  '57': 503, // operator intervention
  '58': 500, // system error
  F0: 500, // configuration
  HV: 500, // foreign data
  P0: 500, // PL/pgSQL
  XX: 500, // internal
}

function statusOf({ code }: DatabaseError, role: Caller['role']): number {
  if (code === '42501') return role === 'anon' ? 401 : 403
  const own = /^PT([1-5]\d\d)$/.exec(code)
  if (own) return Number(own[1])
  return statuses[code] ?? classStatuses[code.slice(0, 2)] ?? 400
}

// Our statements stop themselves by turning such a word into a number.
function ownRefusal({ code, message }: DatabaseError): RestError | undefined {
  const match = code === '22P02' ? /"pgrst(116|124):(\d+)"/.exec(message) : null
  if (match?.[1] === '116') {
    return new RestError(406, {
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${match[2]} rows`,
    })
  }
  if (!match) return undefined
  return new RestError(400, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${match[2]} rows`,
  })
}

// raise sqlstate 'PGRST' lets a function write its whole answer: message and detail are JSON.
function raisedAnswer(error: DatabaseError): RestError | undefined {
  if (error.code !== 'PGRST') return undefined
  try {
    const body = JSON.parse(error.message)
    const { status, headers = {} } = JSON.parse(error.detail ?? '')
    if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error('no such status')
    return new RestError(status, { ...body, code: String(body.code), message: String(body.message) }, headers)
  } catch {
    return new RestError(500, {
      code: 'PGRST121',
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
      hint: "MESSAGE must be a JSON object with 'code' and 'message', DETAIL one with 'status' and 'headers'.",
    })
  }
}
