// From a person whom a provider has vouched for to a session, a code for one, or a refusal.
import { randomUUID } from 'node:crypto'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { limitMail } from './limits.ts'
import { addressUnverified, addressWithFault, type OauthFault } from './oauth-fault.ts'
import type { KeptTrip } from './oauth-state.ts'
import { makeToken } from './one-time-token.ts'
import type { Person } from './provider-person.ts'
import type { Provider } from './providers.ts'
import type { Flow } from './read-body.ts'
import { withFragment, withQuery } from './redirects.ts'
import { randomToken, sha256 } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

type Outcome =
  | ({ status: 'signed_in' } & KeptSession)
  | { status: 'code' | 'provider_email_needs_verification' | LinkFault }
export type LinkFault = Extract<
  OauthFault,
  'user_banned' | 'session_not_found' | 'identity_already_linked' | 'identity_of_another' | 'email_exists'
>

// What the provider gave for its own services. We have no use for it; the clients know it by these names.
export type ProviderTokens = { provider_token?: string; provider_refresh_token?: string }

type Named = Pick<Provider, 'name'>

type Return = {
  provider: Named
  trip: KeptTrip
  redirectTo: string
  person: Person
  tokens?: { access_token: string; refresh_token?: string | undefined }
  // How they proved who they are, where that is not OAuth.
  method?: 'sso/saml'
}

export async function returnWithPerson(
  auth: AuthService,
  context: AuthContext,
  returned: Return,
): Promise<string> {
  const { provider, trip, redirectTo, person, tokens, method } = returned
  const authCode = randomToken()
  const given = tokens ? providerTokens(tokens) : {}
  const { outcome, refreshToken } = await enter(auth, context, {
    ...{ provider, person, redirectTo, authCode, given, method },
    flow: flowIn(trip),
    linkingSessionId: trip.linking_session_id,
  })
  if (outcome === 'too_many_mails') return addressWithFault(redirectTo, outcome)
  if (outcome.status === 'code') return withQuery(redirectTo, { code: authCode })
  if (outcome.status === 'provider_email_needs_verification')
    return addressUnverified(redirectTo, provider, person.email !== null && !trip.linking_session_id)
  if (outcome.status !== 'signed_in') return addressWithFault(redirectTo, outcome.status)
  const { user: _, ...session } = await sessionAnswer(auth, context, { kept: outcome, refreshToken })
  const values = Object.entries({ ...session, ...given }).map(([name, value]) => [name, String(value)])
  return withFragment(redirectTo, Object.fromEntries(values))
}

const providerTokens = ({
  access_token: access,
  refresh_token: refresh,
}: NonNullable<Return['tokens']>): ProviderTokens => ({
  provider_token: access,
  ...(refresh && { provider_refresh_token: refresh }),
})

const flowIn = ({ code_challenge: challenge, code_challenge_method: method }: KeptTrip): Flow | null =>
  challenge && method ? { challenge, method } : null

type Entry = {
  provider: Named
  person: Person
  redirectTo: string
  flow: Flow | null
  linkingSessionId: string | null
  authCode: string
  given: ProviderTokens
  method?: string | undefined
}

export async function enter(auth: AuthService, context: AuthContext, entry: Entry) {
  const { provider, person, flow, linkingSessionId } = entry
  const identity = {
    provider: provider.name,
    provider_id: person.subject,
    email: person.email,
    is_checked: person.isChecked,
    identity_data: person.data,
  }
  const asksMailbox = !person.isChecked && person.email !== null && !linkingSessionId
  if (asksMailbox && !(await mayMail(auth, entry, identity)))
    return { outcome: 'too_many_mails' as const, refreshToken: '' }
  const { refreshToken, made } = newSession(auth, context)
  const whole = {
    ...identity,
    new_id: randomUUID(),
    flow: flow && flowRow(auth, flow, entry),
    linking_session_id: linkingSessionId,
    method: entry.method,
    token: asksMailbox ? mailToken(auth, entry, identity) : null,
  }
  const call = linkingSessionId ? 'auth.return_with_identity' : 'auth.enter_with_identity'
  const values = [JSON.stringify(whole), JSON.stringify(made), auth.now().toISOString()]
  const outcome = await askServer<Outcome>(auth, `select ${call}($1, $2, $3)`, values)
  if (!outcome) throw new Error('The database did not answer')
  return { outcome, refreshToken }
}

function flowRow(auth: AuthService, flow: Flow, { authCode, given }: Entry) {
  const id = randomUUID()
  return {
    id,
    ...flow,
    auth_code_hash: sha256(authCode),
    provider_tokens: auth.vault.seal(JSON.stringify(given), id),
  }
}

// A known identity needs no mail, whatever its provider says of the address by now.
async function mayMail(
  auth: AuthService,
  { person }: Entry,
  { provider, provider_id: id }: { provider: string; provider_id: string },
) {
  const text = 'select to_json(exists (select from auth.identities where provider = $1 and provider_id = $2))'
  if (await askServer<boolean>(auth, text, [provider, id])) return true
  try {
    await limitMail(auth, person.email ?? '')
    return true
  } catch (error) {
    if (error instanceof AuthRefusal) return false
    throw error
  }
}

function mailToken(auth: AuthService, { person, redirectTo, flow }: Entry, identity: object) {
  const { made } = makeToken(auth, { purpose: 'signup', email: person.email ?? '', redirectTo, flow })
  return { ...made, identity }
}
