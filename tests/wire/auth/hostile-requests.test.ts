// Requests that mean harm: boasts, forged hosts, crooked redirects, odd bodies.
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  mailsTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  site,
  tokenOf,
} from './house.ts'

describeEachEngine('hostile requests', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  test('what a sign-up says about its own standing is ignored', async () => {
    const email = newEmail()
    await post(house, '/signup', {
      email,
      password: goodPassword,
      role: 'service_role',
      app_metadata: { role: 'admin' },
      email_confirmed_at: '2020-01-01T00:00:00Z',
      email_confirm: true,
      data: { role: 'admin' },
    })
    const early = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(early.error?.code).toBe('invalid_credentials')
    const client = newClient(house)
    const token_hash = tokenOf(await lastMailTo(house, email))
    const { data } = await client.verifyOtp({ token_hash, type: 'signup' })
    expect(data.user).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect((await client.getClaims()).data?.claims.role).toBe('authenticated')
  })

  // Requests that a foreign page can make a browser send without a preflight.
  test.each([
    ['text/plain', (fields: object) => JSON.stringify(fields)],
    ['text/plain; application/json', (fields: object) => JSON.stringify(fields)],
    ['', (fields: object) => JSON.stringify(fields)],
    ['application/x-www-form-urlencoded', (fields: object) => String(new URLSearchParams({ ...fields }))],
    ['multipart/form-data; boundary=x', (fields: object) => JSON.stringify(fields)],
  ])('a body of the type “%s” signs nobody up and sends no mail', async (type, write) => {
    const { email } = await newMember(house)
    const [stranger, before] = [newEmail(), (await mailsTo(house, email)).length]
    const asked: [string, object][] = [
      ['/signup', { email: stranger, password: goodPassword }],
      ['/recover', { email }],
      ['/otp', { email }],
      ['/resend', { email, type: 'signup' }],
      ['/token?grant_type=password', { email, password: goodPassword }],
    ]
    for (const [path, fields] of asked) {
      const body = new TextEncoder().encode(write(fields))
      const headers: Record<string, string> = type ? { 'content-type': type } : {}
      const answer = await house.fetch(`/auth/v1${path}`, { method: 'POST', headers, body })
      expect([answer.status, answer.headers.get('x-sb-error-code')], path).toEqual([400, 'bad_json'])
    }
    expect(await mailsTo(house, stranger)).toEqual([])
    expect(await mailsTo(house, email)).toHaveLength(before)
  })

  test('a forged Host never reaches a mail', async () => {
    const email = newEmail()
    const headers = {
      'content-type': 'application/json',
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
    }
    const body = JSON.stringify({ email, password: goodPassword })
    await house.fetch('https://evil.example/auth/v1/signup', { method: 'POST', headers, body })
    expect(JSON.stringify(await lastMailTo(house, email))).not.toContain('evil')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://coastal.example@evil.example',
    'https://coastal.example.evil.example',
    'https://evil.example/https://coastal.example',
    'http://coastal.example',
    'https://user:pass@coastal.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    'https:evil.example',
    'https://coastal.example:444/',
  ])('redirect_to %j falls back to the site', async redirectTo => {
    const email = newEmail()
    await post(house, `/recover?redirect_to=${encodeURIComponent(redirectTo)}`, {
      email: (await newMember(house)).email,
    })
    await newClient(house).signUp({ email, password: goodPassword, options: { emailRedirectTo: redirectTo } })
    const link = new URL((await lastMailTo(house, email)).payload.link)
    expectOurs(link.searchParams.get('redirect_to'))
    const query = new URLSearchParams({ token_hash: 'x', type: 'signup', redirect_to: redirectTo })
    const answer = await house.fetch(`/auth/v1/verify?${query}`)
    expectOurs(answer.headers.get('location'))
  })

  test('the page behind a link shows what it was given as text', async () => {
    const query = new URLSearchParams({
      token_hash: '"><script>alert(1)</script>',
      type: 'signup',
      redirect_to: "'><b>",
    })
    const answer = await house.fetch(`/auth/confirm?${query}`)
    const page = await answer.text()
    expect(page).not.toMatch(/<script|<b>/)
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    // The sign in the browser's tab is a picture too: refused, it is reported as a fault of the page.
    expect(policy).toContain("img-src 'self'")
    expect(page).toContain('href="/favicon.svg"')
    expect((await house.fetch('/auth/confirm')).status).toBe(400)
  })

  test('no body, however odd, is answered with a fault of ours', async () => {
    const paths = [
      '/signup',
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/token?grant_type=pkce',
      '/otp',
      '/verify',
      '/recover',
      '/resend',
      '/setup',
      '/sso',
      '/factors',
      '/logout',
      '/invite',
      '/admin/users',
      '/user',
      '/%00',
      '/verify?type=%FF',
    ]
    const field = fc.constantFrom(
      'email',
      'password',
      'token',
      'token_hash',
      'type',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'data',
      'code_challenge',
      'code_challenge_method',
      'phone',
      'redirect_to',
    )
    const value = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a@b.example', 'signup', 's256', '\u0000', '\ud800'),
    )
    const body = fc.oneof(
      fc.string(),
      fc.dictionary(field, value).map(given => JSON.stringify(given)),
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, text) => {
        expect((await post(house, path, text)).status).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})

function expectOurs(address: string | null) {
  const { origin, username, password } = new URL(address ?? '')
  expect({ origin, username, password }).toEqual({ origin: site, username: '', password: '' })
}
