// The providers of this installation. What a provider says about itself is fetched when it is first needed and again each
// hour, so that one which is away keeps nobody from starting.
import { createPrivateKey, sign } from 'node:crypto'
import { createRemoteJWKSet } from 'jose'
import * as oidc from 'openid-client'
import type { AppleKey, ProviderSettings } from './provider-settings.ts'

export type Provider = ProviderSettings & {
  // For the way through the browser.
  connect(): Promise<oidc.Configuration>
  // For ID tokens that an app brings itself.
  trust(): Promise<{ issuerOf: (claims: Claims) => string; keys: ReturnType<typeof createRemoteJWKSet> }>
}
type Claims = Record<string, unknown>

export type Providers = ReadonlyMap<string, Provider>

const hourMs = 3_600_000
const timeoutSeconds = 10

export function createProviders(settings: readonly ProviderSettings[], now: () => Date): Providers {
  return new Map(settings.map(one => [one.name, createProvider(one, now)]))
}

function createProvider(settings: ProviderSettings, now: () => Date): Provider {
  const discovered = keptForAnHour(() => discover(settings), now)
  return {
    ...settings,
    connect: async () => (settings.endpoints ? plainConfiguration(settings) : discovered()),
    trust: keptForAnHour(async () => {
      const server = (await discovered()).serverMetadata()
      if (!server.jwks_uri) throw new Error(`${settings.name} names no keys`)
      // Microsoft's name for itself has the tenant of whoever signs in.
      const issuerOf = ({ tid }: Claims) => server.issuer.replace('{tenantid}', String(tid))
      return { issuerOf, keys: createRemoteJWKSet(new URL(server.jwks_uri)) }
    }, now),
  }
}

function discover(settings: ProviderSettings) {
  if (!settings.issuer) throw new Error(`${settings.name} has no issuer`)
  return oidc.discovery(new URL(settings.issuer), settings.clientId, {}, clientAuth(settings), {
    timeout: timeoutSeconds,
    // The signature too, not only where the token came from.
    execute: [oidc.enableNonRepudiationChecks, ...openly(settings.issuer)],
  })
}

function plainConfiguration(settings: ProviderSettings) {
  const { authorization, token, userinfo } = settings.endpoints ?? {}
  if (!authorization || !token || !userinfo) throw new Error(`${settings.name} has no endpoints`)
  const server = {
    issuer: settings.issuer ?? new URL(authorization).origin,
    authorization_endpoint: authorization,
    token_endpoint: token,
    userinfo_endpoint: userinfo,
  }
  const configuration = new oidc.Configuration(server, settings.clientId, {}, clientAuth(settings))
  configuration.timeout = timeoutSeconds
  for (const allow of openly(token)) allow(configuration)
  return configuration
}

// The settings let only this very machine be called so.
const openly = (address: string) => (address.startsWith('http:') ? [oidc.allowInsecureRequests] : [])

function clientAuth({ apple, clientId, clientSecret }: ProviderSettings): oidc.ClientAuth {
  if (apple) return (_server, _client, body) => addAppleSecret(body, apple, clientId)
  return clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None()
}

// Apple's client secret: a token that we sign with the key from its developer page, good for five minutes.
function addAppleSecret(body: URLSearchParams, { teamId, keyId, privateKey }: AppleKey, clientId: string) {
  const at = Math.floor(Date.now() / 1000)
  const claims = { iss: teamId, iat: at, exp: at + 300, aud: 'https://appleid.apple.com', sub: clientId }
  const text = [{ alg: 'ES256', kid: keyId }, claims]
    .map(part => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const key = { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' as const }
  const signature = sign('sha256', Buffer.from(text), key).toString('base64url')
  body.set('client_id', clientId)
  body.set('client_secret', `${text}.${signature}`)
}

// What failed is not kept.
function keptForAnHour<T>(read: () => Promise<T>, now: () => Date): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined
  return () => {
    if (kept && kept.until > now().getTime()) return kept.value
    const value = read()
    const mine = { value, until: now().getTime() + hourMs }
    kept = mine
    value.catch(() => {
      if (kept === mine) kept = undefined
    })
    return value
  }
}
