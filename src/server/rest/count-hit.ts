// Rate limits of the data service.
import type { Database } from '#server/database/database.ts'
import { rateLimitKey, rateLimitKeys } from '#server/http/caller-address.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'
import { RestError } from './rest-error.ts'
import type { RestRequest } from './rest-request.ts'

export type Limit = { hits: number; seconds: number; sentence: string }
type Hit = { form: string; who: string; limit: Limit; scale: number }

// Counted in a transaction of its own, so that what is refused later counts too.
export async function countHit({ form, who, limit, scale }: Hit, database: Database): Promise<void> {
  const { hits, seconds, sentence } = limit
  const wait = await hitRateLimit(database, { form, who, most: Math.floor(hits * scale), seconds })
  if (wait !== undefined) throw refusal('rate_limited', sentence, 429, { 'retry-after': String(wait) })
}

// A visitor counts in every stretch that holds the address. The narrowest first: who is cut off there must not use up
// the room of the neighbours.
export async function countSubmitter(
  hit: Omit<Hit, 'who'>,
  asked: RestRequest,
  database: Database,
): Promise<void> {
  const account = accountOf(asked)
  const counted = account ? [{ key: account, times: 1 }] : rateLimitKeys(asked.address)
  for (const { key, times } of counted) {
    const who = account ?? `address ${key}`
    await countHit({ ...hit, who, scale: hit.scale * times }, database)
  }
}

// An account counts as itself wherever it is; a visitor by address.
export function submitterOf(asked: RestRequest): string {
  return accountOf(asked) ?? `address ${rateLimitKey(asked.address)}`
}

function accountOf({ caller }: RestRequest): string | undefined {
  const account = caller.role === 'authenticated' ? JSON.parse(caller.claims ?? '{}').sub : undefined
  return account ? `account ${account}` : undefined
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
