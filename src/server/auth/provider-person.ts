// Who somebody is, as a provider tells it. Only what we use is kept, cleaned and cut to length: it travels in every token.
import { createHmac } from 'node:crypto'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Provider } from './providers.ts'

export type Person = {
  subject: string
  email: string | null
  // Whether the provider says that it has checked the address. Nothing is ever found by one that it has not.
  isChecked: boolean
  data: Record<string, unknown>
}

export type Claims = Record<string, unknown>
type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>

export async function readPerson(
  provider: Provider,
  connection: oidc.Configuration,
  tokens: Tokens,
): Promise<Person> {
  if (provider.endpoints)
    return personIn(provider, await readUserinfo(provider, connection, tokens.access_token))
  const claims = tokens.claims()
  if (!claims) throw new Error('The provider sent no ID token')
  if (claims.email || !connection.serverMetadata().userinfo_endpoint) return personIn(provider, claims)
  const more = await oidc.fetchUserInfo(connection, tokens.access_token, claims.sub)
  // An address and whether it is checked come from one place.
  return personIn(provider, { ...claims, email_verified: undefined, ...more })
}

async function readUserinfo(
  provider: Provider,
  connection: oidc.Configuration,
  accessToken: string,
): Promise<Claims> {
  const address = new URL(provider.endpoints?.userinfo ?? '')
  // Facebook: shows that the token is in the hands of its own app.
  if (provider.name === 'facebook' && provider.clientSecret)
    address.searchParams.set(
      'appsecret_proof',
      createHmac('sha256', provider.clientSecret).update(accessToken).digest('hex'),
    )
  const answer = await oidc.fetchProtectedResource(connection, accessToken, address, 'GET')
  if (!answer.ok) throw new Error(`The provider answered ${answer.status} when asked who it is`)
  return claimsField.parse(await answer.json())
}

const claimsField = z.record(z.string(), z.unknown())

export function personIn(provider: Provider, claims: Claims): Person {
  const subject = String(claims.sub ?? claims.id ?? '')
  if (!subject || subject.length > 255) throw new Error('The provider named nobody')
  const email = emailIn(claims)
  const isChecked = email !== null && (provider.trustsEmail || saysChecked(provider, claims))
  const name = textIn(claims.name) ?? textIn(`${claims.given_name ?? ''} ${claims.family_name ?? ''}`)
  const picture = pictureIn(claims.picture)
  const data = {
    iss: provider.issuer ?? new URL(provider.endpoints?.authorization ?? '').origin,
    sub: subject,
    provider_id: subject,
    ...(email && { email }),
    email_verified: isChecked,
    phone_verified: false,
    ...(name && { name, full_name: name }),
    ...(picture && { picture, avatar_url: picture }),
  }
  return { subject, email, isChecked, data }
}

// Microsoft lets whoever runs a tenant write any address into its accounts; xms_edov says that the domain is theirs.
function saysChecked({ name }: Provider, { email_verified: checked, xms_edov: isDomainOwned }: Claims) {
  return ['true', '1'].includes(String(name === 'azure' ? isDomainOwned : checked))
}

function emailIn({ email }: Claims) {
  const parsed = z.string().trim().toLowerCase().max(254).pipe(z.email()).safeParse(email)
  return parsed.success ? parsed.data : null
}

function textIn(value: unknown) {
  if (typeof value !== 'string') return undefined
  return value.replace(/\p{C}/gu, '').trim().slice(0, 100) || undefined
}

// Facebook wraps it.
function pictureIn(value: unknown): string | undefined {
  const wrapped = z.object({ data: z.object({ url: z.string() }) }).safeParse(value)
  const url = URL.parse(wrapped.success ? wrapped.data.data.url : String(value ?? ''))
  return url?.protocol === 'https:' && url.href.length <= 600 ? url.href : undefined
}

/** Apple tells the name once, beside the token and through the browser: good for a greeting and nothing else. */
export function withAppleName(person: Person, user: string | undefined): Person {
  const parsed = appleUser.safeParse(user)
  if (!parsed.success || person.data.name) return person
  const { firstName = '', lastName = '' } = parsed.data.name
  const name = textIn(`${firstName} ${lastName}`)
  return name ? { ...person, data: { ...person.data, name, full_name: name } } : person
}

const appleUser = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' })
      return z.NEVER
    }
  })
  .pipe(z.object({ name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }) }))
