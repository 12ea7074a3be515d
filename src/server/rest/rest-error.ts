// A refusal of the data service in the shape that the public clients know: { code, message, details, hint }.
export type ErrorBody = { code: string; message: string; details: unknown; hint: string | null }

export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Record<string, string>

  constructor(
    status: number,
    body: { code: string; message: string; details?: unknown; hint?: string | null },
    headers: Record<string, string> = {},
  ) {
    super(body.message)
    this.name = 'RestError'
    this.status = status
    this.code = body.code
    this.details = body.details ?? null
    this.hint = body.hint ?? null
    this.headers = headers
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint }
  }
}

// The query cannot be parsed: what was being read, and where it failed.
export function malformed(what: string, details: string, place = ''): RestError {
  return new RestError(400, { code: 'PGRST100', message: `"failed to parse ${what}"${place}`, details })
}

export function badBody(message: string): RestError {
  return new RestError(400, { code: 'PGRST102', message })
}

export function unknownColumn(column: string, relation: string): RestError {
  return new RestError(400, { code: '42703', message: `column ${relation}.${column} does not exist` })
}
