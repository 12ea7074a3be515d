// AUTH_PROVIDERS: with whom people may sign in. One entry for each, under the name by which the clients know it; what is
// the same for everybody about the well-known ones stands here.
import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { passkeyLabel } from '#content/passkeys.ts'

export type ProviderSettings = {
  name: string
  label: string
  clientId: string
  // For whom an ID token may be made out: our own client, and apps of ours on phones.
  audiences: readonly string[]
  clientSecret: string | undefined
  issuer: string | undefined
  // For those that speak plain OAuth 2.0: there is no discovery, and the person is read from userinfo.
  endpoints: Endpoints | undefined
  scopes: readonly string[]
  // Apple makes its client sign a secret.
  apple: AppleKey | undefined
  // The operator vouches for every address that this provider tells.
  trustsEmail: boolean
}

export type Endpoints = { authorization: string; token: string; userinfo: string }
export type AppleKey = { teamId: string; keyId: string; privateKey: string }

const presets: Record<string, Partial<ProviderSettings>> = {
  google: { label: 'Google', issuer: 'https://accounts.google.com' },
  apple: { label: 'Apple', issuer: 'https://appleid.apple.com', scopes: ['name', 'email'] },
  azure: { label: 'Microsoft' },
  facebook: {
    label: 'Facebook',
    // Of the ID tokens that its apps on phones make; on the web it is plain OAuth.
    issuer: 'https://www.facebook.com',
    endpoints: {
      authorization: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      userinfo: 'https://graph.facebook.com/v23.0/me?fields=id,name,email,picture',
    },
    scopes: ['email', 'public_profile'],
  },
}

const wellKnown = '/.well-known/openid-configuration'
const home = ['localhost', '127.0.0.1', '[::1]']

// Secrets and codes travel there: in the open only to this very machine, for trials.
const address = z.string().refine(text => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && home.includes(url.hostname))
}, 'must be an address that begins with https://')

const word = (what: string) => z.string(`is missing: ${what}`).trim().min(1, `is missing: ${what}`)

const entry = z.strictObject(
  {
    client_id: word('the id that the provider gave you'),
    client_secret: z.string().min(1).optional(),
    client_ids: z.array(z.string().min(1), 'must be a list of further client ids').optional(),
    issuer: address.optional(),
    authorization_endpoint: address.optional(),
    token_endpoint: address.optional(),
    userinfo_endpoint: address.optional(),
    scopes: z.string().optional(),
    label: z.string().trim().min(1).max(40, 'has at most 40 characters').optional(),
    tenant: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the id or the domain of a tenant, or common')
      .optional(),
    team_id: z.string().min(1).optional(),
    key_id: z.string().min(1).optional(),
    private_key: z.string().refine(isSigningKey, 'must be the text of the .p8 file from Apple').optional(),
    trust_email: z.boolean('must be true or false').optional(),
  },
  {
    error: issue =>
      issue.code === 'unrecognized_keys' ? `has unknown fields: ${issue.keys}` : 'must be an object',
  },
)
type Entry = z.output<typeof entry>

const ours = ['email', 'phone', 'anonymous_users', 'web3', 'sso', 'saml']

function troubleWithName(name: string) {
  if (ours.includes(name)) return 'is a name of our own; choose another'
  if (name === 'microsoft') return 'is called azure, as the clients know it'
  return /^(custom:)?[a-z][a-z0-9_-]{0,39}$/.test(name)
    ? undefined
    : 'is no name for a provider: small letters, digits and dashes'
}

export const providersField = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({
        code: 'custom',
        message: 'must be JSON, such as {"google":{"client_id":"…","client_secret":"…"}}',
      })
      return z.NEVER
    }
  })
  .pipe(z.record(z.string(), entry, 'must be an object with one entry for each provider'))
  .superRefine((entries, context) => {
    for (const [key, given] of Object.entries(entries))
      for (const message of lacks(key, given)) context.addIssue({ code: 'custom', path: [key], message })
  })
  .transform(entries => Object.entries(entries).map(([key, given]) => settingsOf(key, given)))

// What a provider of this name needs and has not got.
function lacks(key: string, given: Entry): string[] {
  const trouble = troubleWithName(key)
  if (trouble) return [trouble]
  const ends = [given.authorization_endpoint, given.token_endpoint, given.userinfo_endpoint]
  const isPlain = ends.some(Boolean)
  if (isPlain && !ends.every(Boolean))
    return ['needs all of authorization_endpoint, token_endpoint and userinfo_endpoint']
  if (key === 'apple')
    return given.team_id && given.key_id && given.private_key ? [] : ['needs team_id, key_id and private_key']
  if (!(key in presets) && !isPlain && !given.issuer)
    return ['needs issuer, the address under which the provider describes itself']
  return (key in presets || isPlain) && !given.client_secret ? ['needs client_secret'] : []
}

function settingsOf(key: string, given: Entry): ProviderSettings {
  const preset = presets[key] ?? {}
  return {
    name: key,
    label: given.label ?? preset.label ?? labelOf(key),
    clientId: given.client_id,
    audiences: [given.client_id, ...(given.client_ids ?? [])],
    clientSecret: given.client_secret,
    issuer:
      given.issuer?.replace(wellKnown, '') ??
      preset.issuer ??
      (key === 'azure' ? azureIssuer(given) : undefined),
    endpoints: endpointsOf(given) ?? (given.issuer ? undefined : preset.endpoints),
    scopes: given.scopes?.split(/[\s,]+/).filter(Boolean) ?? preset.scopes ?? ['openid', 'email', 'profile'],
    apple: appleKeyOf(given),
    trustsEmail: given.trust_email ?? false,
  }
}

const azureIssuer = ({ tenant = 'common' }: Entry) => `https://login.microsoftonline.com/${tenant}/v2.0`

function endpointsOf(given: Entry): Endpoints | undefined {
  const { authorization_endpoint: authorization, token_endpoint: token, userinfo_endpoint: userinfo } = given
  return authorization && token && userinfo ? { authorization, token, userinfo } : undefined
}

function appleKeyOf({
  team_id: teamId,
  key_id: keyId,
  private_key: privateKey,
}: Entry): AppleKey | undefined {
  return teamId && keyId && privateKey ? { teamId, keyId, privateKey } : undefined
}

function isSigningKey(text: string) {
  try {
    return createPrivateKey(text).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

function labelOf(key: string) {
  const plain = key.replace('custom:', '').replaceAll(/[_-]/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** What the sign-in pages are told: name and label of each; nothing where there is none. */
export function offeredBy({ authProviders, auth }: Offering) {
  const ways = authProviders.map(({ name, label }) => [name, label])
  if (auth.passkeys) ways.unshift(['passkey', passkeyLabel])
  return ways.length > 0 ? JSON.stringify(ways) : undefined
}

type Offering = { authProviders: readonly ProviderSettings[]; auth: { passkeys: boolean } }
