// The parameters of a link in a mail: read once, and removed from the address before anything else.
import type { Refusal } from '#domain/refusal.ts'
import { authApi, refusalOf } from './auth-api.ts'
import { isMailLink } from './mail-link.ts'

/** 'elsewhere': the link has done its work, but the session belongs to the browser in which it was asked for. */
export type Arrival =
  | { kind: 'plain' | 'signed in' | 'elsewhere' }
  | { kind: 'refused'; refusal: Refusal }
  // The first of two consents to a new address.
  | { kind: 'half' }

const brought = ['code', 'error', 'error_code', 'error_description', 'message']

export async function arrive(): Promise<Arrival> {
  if (!isMailLink()) return { kind: 'plain' }
  const query = new URLSearchParams(location.search)
  const fragment = new URLSearchParams(location.hash.slice(1))
  wipeAddress()
  const fault = fragment.get('error_description') ?? query.get('error_description')
  if (fault)
    return {
      kind: 'refused',
      refusal: refusalOf(Object.assign(new Error(fault), { code: codeOf(query, fragment) })),
    }
  const code = query.get('code')
  if (code) return takeCode(code)
  if (fragment.get('message') ?? query.get('message')) return { kind: 'half' }
  return takeTokens(fragment)
}

// Of another service's own no there is only its kind.
const codeOf = (...places: URLSearchParams[]) =>
  ['error_code', 'error'].flatMap(name => places.map(place => place.get(name))).find(Boolean) ?? 'refused'

function wipeAddress() {
  const address = new URL(location.href)
  for (const name of brought) address.searchParams.delete(name)
  address.hash = ''
  history.replaceState(history.state, '', address.href.replace(/#$/, ''))
}

async function takeCode(code: string): Promise<Arrival> {
  const { error } = await authApi().exchangeCodeForSession(code)
  return { kind: error ? 'elsewhere' : 'signed in' }
}

// Only where the next step is choosing a password, which shows the account's address: any other link that carries a
// session could sign someone in to a stranger's account without their noticing.
async function takeTokens(fragment: URLSearchParams): Promise<Arrival> {
  const [access_token, refresh_token] = [fragment.get('access_token'), fragment.get('refresh_token')]
  const isTrusted = ['invite', 'recovery'].includes(fragment.get('type') ?? '')
  if (!access_token || !refresh_token || !isTrusted) return { kind: 'elsewhere' }
  const { error } = await authApi().setSession({ access_token, refresh_token })
  return error ? { kind: 'refused', refusal: refusalOf(error) } : { kind: 'signed in' }
}
