// What the storage refuses, in the words of the public service: programs look for them.
import type { Context, ErrorHandler } from 'hono'
import { Refusal } from '#domain/refusal.ts'
import { DatabaseError } from '#server/database/database-error.ts'

const faults = {
  NoSuchBucket: [404, 'Bucket not found', 'Bucket not found'],
  NoSuchKey: [404, 'not_found', 'Object not found'],
  AccessDenied: [403, 'Unauthorized', 'new row violates row-level security policy'],
  InvalidJWT: [401, 'Unauthorized', 'Invalid JWT'],
  InvalidRequest: [400, 'Invalid Input', 'Invalid request'],
  InvalidParameter: [400, 'Invalid Input', 'Invalid parameter'],
  InvalidBucketName: [400, 'Invalid Input', 'Bucket name invalid'],
  InvalidKey: [400, 'InvalidKey', 'Invalid key'],
  InvalidSignature: [400, 'InvalidSignature', 'Invalid signature'],
  InvalidUploadSignature: [400, 'InvalidUploadSignature', 'Invalid upload Signature'],
  ExpiredToken: [400, 'ExpiredToken', 'The provided token has expired.'],
  InvalidRange: [416, 'invalid_range', 'invalid range provided'],
  InvalidMimeType: [415, 'invalid_mime_type', 'mime type is not supported'],
  EntityTooLarge: [413, 'Payload too large', 'The object exceeded the maximum allowed size'],
  KeyAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  BucketAlreadyExists: [409, 'Duplicate', 'The resource already exists'],
  ResourceNotEmpty: [409, 'InvalidRequest', 'The bucket you tried to delete is not empty'],
  NotSupported: [409, 'NotSupported', 'The server itself keeps what is in this bucket'],
  StorageFull: [409, 'StorageFull', 'The storage is full. Remove files first.'],
  SlowDown: [503, 'SlowDown', 'Too many uploads at once. Please try again in a moment.'],
} as const

type FaultCode = keyof typeof faults

export class StorageFault extends Error {
  readonly code: FaultCode

  constructor(code: FaultCode, message: string = faults[code][2]) {
    super(message)
    this.code = code
  }
}

/** The storage's own routes answer what they refuse in one shape; anything else meets the one handler. */
export const answerFaults: ErrorHandler = (error, c) => {
  const fault = faultOf(error)
  if (!fault) throw error
  return answerFault(c, fault)
}

function faultOf(error: unknown): StorageFault | undefined {
  if (error instanceof StorageFault) return error
  if (error instanceof Refusal && error.code.startsWith('PGRST30'))
    return new StorageFault('InvalidJWT', error.message)
  if (!(error instanceof DatabaseError)) return undefined
  if (error.code === '42501') return new StorageFault('AccessDenied', error.message)
  if (error.detail === 'token_used') return new StorageFault('InvalidUploadSignature', error.message)
  if (error.detail === 'storage_full') return new StorageFault('StorageFull')
  return undefined
}

function answerFault(c: Context, { code, message }: StorageFault) {
  const [status, error] = faults[code]
  // The body may not have been read, so the connection cannot carry another request.
  if (c.req.method === 'POST' || c.req.method === 'PUT') c.header('connection', 'close')
  if (status === 503) c.header('retry-after', '5')
  c.header('cache-control', 'no-store')
  return c.json({ statusCode: String(status), error, code, message }, status)
}

/** A constraint's no as the fault that it is here. */
export async function translating<T>(work: Promise<T>, codes: Record<string, FaultCode>): Promise<T> {
  return work.catch(error => {
    const fault = error instanceof DatabaseError ? codes[error.code] : undefined
    throw fault ? new StorageFault(fault) : error
  })
}
