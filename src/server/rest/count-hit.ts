// Rate limits of the data service, counted in the database so that several processes count together.
import type { Database } from '#server/database/database.ts'
import { rateLimitKey } from '#server/http/client-address.ts'
import type { Asked } from './asked.ts'
import { RestError } from './rest-error.ts'

export type Limit = { hits: number; seconds: number; sentence: string }
type Hit = { form: string; who: string; limit: Limit; scale: number }

// Counted in a transaction of its own, so that what is refused later counts too.
export async function countHit({ form, who, limit, scale }: Hit, database: Database): Promise<void> {
  const { hits, seconds, sentence } = limit
  const statement = {
    text: 'select allowed, wait_seconds from public.hit_rate_limit($1, $2, $3, $4)',
    values: [form, who, String(Math.floor(hits * scale)), String(seconds)],
    name: 'rest hit rate limit',
  }
  const [[[allowed, wait] = []] = []] = await database.tx({ role: 'backend' }, [statement])
  if (allowed !== 't')
    throw refusal('rate_limited', sentence, 429, { 'retry-after': wait ?? String(seconds) })
}

// An account counts as itself wherever it is; a visitor by address.
export function submitterOf({ caller, address }: Asked): string {
  const account = caller.role === 'authenticated' ? JSON.parse(caller.claims ?? '{}').sub : undefined
  return account ? `account ${account}` : `address ${rateLimitKey(address)}`
}

// The client finds the code, and after a colon the field, in details.
export function refusal(
  details: string,
  sentence: string,
  status = 400,
  headers: Record<string, string> = {},
): RestError {
  const [code = details] = details.split(':')
  return new RestError(status, { code, message: sentence, details }, headers)
}
