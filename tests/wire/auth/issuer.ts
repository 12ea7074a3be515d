// A real OpenID provider on a port of its own, and a browser that goes there and back. Who comes to it is said by the
// address (login_hint), and needs no password.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Context, Provider } from 'oidc-provider'
import { type House, site } from './house.ts'

export type Person = { email?: string; email_verified?: boolean; name?: string; picture?: string }
export type Issuer = Awaited<ReturnType<typeof openIssuer>>

export const client = { client_id: 'coastal', client_secret: 'a secret between the two of us' }

// conforms: tells about people where it is asked for them (userinfo), and not in the ID token.
export async function openIssuer({ conforms = false, redirectSite = site } = {}) {
  const people = new Map<string, Person>()
  // Who sits before the screen where the address does not say so.
  const visitor = { sub: '' }
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const jwk = await signingJwk('first')
  const provider = new Provider(issuer, configurationOf({ people, jwk, conforms, redirectSite }))
  const answer = provider.callback()
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const hint = params.login_hint ?? visitor.sub
    const result =
      hint === 'nobody'
        ? { error: 'access_denied', error_description: 'The person said no' }
        : { login: { accountId: hint } }
    return provider.interactionFinished(request, response, result)
  })
  return { issuer, people, visitor, jwk, settings: { issuer, ...client }, close: () => close(server) }
}

export async function signingJwk(kid: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid }
}

type Wanted = { people: Map<string, Person>; jwk: JWK; conforms: boolean; redirectSite: string }

function configurationOf({ people, jwk, conforms, redirectSite }: Wanted) {
  return {
    clients: [
      {
        ...client,
        redirect_uris: [`${redirectSite}/auth/v1/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['a key for cookies'] },
    claims: { email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: conforms,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: Context, { uid }: { uid: string }) => `/interaction/${uid}` },
    ttl: {
      Session: 600,
      Interaction: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: async (_context: Context, sub: string) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    // Everybody has agreed to what is asked.
    loadExistingGrant: async ({ oidc }: Context) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
}

const close = (server: Server) => new Promise(resolve => server.close(resolve).closeAllConnections())

/** A browser: it keeps the cookies of each address and follows redirects until it is back at a page of the site. */
export function openBrowser(house: House) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => jars.get(origin) ?? jars.set(origin, new Map()).get(origin) ?? new Map()

  async function visit(address: string, init: RequestInit = {}) {
    const { origin } = new URL(address)
    const jar = jarOf(origin)
    const headers = new Headers(init.headers)
    if (jar.size > 0) headers.set('cookie', [...jar].map(pair => pair.join('=')).join('; '))
    const load = origin === site ? house.fetch : fetch
    const answer = await load(address, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) keep(jar, line)
    return answer
  }

  /** Goes on until it would leave the wire; answers where that is. */
  async function follow(start: string, until = isPage): Promise<URL> {
    let address = new URL(start)
    for (let step = 0; step < 20 && !until(address); step++) {
      const answer = await visit(address.href)
      const next = answer.headers.get('location')
      if (!next) throw new Error(`${address.href} answered ${answer.status}: ${await answer.text()}`)
      address = new URL(next, address)
    }
    return address
  }

  return { visit, follow, cookiesOf: (origin: string) => jarOf(origin) }
}

const isPage = ({ origin, pathname }: URL) => origin === site && !pathname.startsWith('/auth/v1/')

/** Stops before the provider's answer is handed in. */
export const atCallback = ({ origin, pathname }: URL) => origin === site && pathname === '/auth/v1/callback'

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...rest] = line.split(';')
  const [name = '', ...value] = pair.split('=')
  const isOver = rest.some(part => /^ *(max-age=0|expires=.*1970)/i.test(part))
  if (isOver) jar.delete(name)
  else jar.set(name, value.join('='))
}
