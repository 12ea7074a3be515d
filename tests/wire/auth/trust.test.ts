// Which tokens are trusted, for how long, and what they open.
import { createHmac } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { loadServerKeys, rotateSigningKeys } from '#server/auth/server-keys.ts'
import { tokenSeconds } from '#server/auth/token-claims.ts'
import type { Database } from '#server/database/database.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, newClient, newMember, openHouse, site } from './house.ts'

const hour = 3_600_000

describeEachEngine('trust in tokens', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  const rest = (token: string, at = house) =>
    new PostgrestClient(`${site}/rest/v1`, {
      fetch: at.fetch,
      headers: { apikey: at.keys.publishableKey, Authorization: `Bearer ${token}` },
    })
  const readProfiles = (token: string, at = house) => rest(token, at).from('client_profiles').select('id')
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const kidOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  const engineParts = () => ({ name: engine.name, owner: engine.owner, asOwner: engine.asOwner })

  async function expectRefused(token: string, at = house) {
    expect((await readProfiles(token, at)).status).toBe(401)
    expect((await newClient(at).getUser(token)).error).toMatchObject({ status: 403, code: 'bad_jwt' })
  }

  test('signing out works on the very next request', async () => {
    const { client, session } = await newMember(house)
    expect((await readProfiles(session.access_token)).status).toBe(200)
    await client.signOut()
    const after = await readProfiles(session.access_token)
    expect([after.status, after.error?.code]).toEqual([401, 'PGRST303'])
  })

  test('a role given or taken away counts on the very next request', async () => {
    const { user, session } = await newMember(house)
    const readMail = () => rest(session.access_token).from('mail_outbox').select('id')
    expect((await readMail()).data).toEqual([])
    await engine.owner(
      `insert into user_roles (user_id, role) values ('${user.id}', 'admin'), ('${user.id}', 'staff')`,
    )
    expect((await readMail()).data).not.toEqual([])
    await engine.owner(`alter table user_roles disable trigger all; delete from user_roles where user_id = '${user.id}';
      alter table user_roles enable trigger all`)
    expect((await readMail()).data).toEqual([])
  })

  test('a deleted or banned account is out on the very next request', async () => {
    const [banned, deleted] = [await newMember(house), await newMember(house)]
    await engine.owner(`update auth.users set banned_until = now() + interval '1 day' where id = '${banned.user.id}';
      delete from auth.users where id = '${deleted.user.id}'`)
    expect((await readProfiles(banned.session.access_token)).status).toBe(401)
    expect((await readProfiles(deleted.session.access_token)).status).toBe(401)
    expect((await newClient(house).getUser(banned.session.access_token)).error).toMatchObject({
      code: 'user_banned',
    })
  })

  test.each(['idle_until', 'not_after'])('a session past its %s opens nothing', async limit => {
    const { session, user } = await newMember(house)
    await engine.owner(
      `update auth.sessions set ${limit} = now() - interval '1 hour' where user_id = '${user.id}'`,
    )
    expect((await readProfiles(session.access_token)).status).toBe(401)
    const { error } = await newClient(house).getUser(session.access_token)
    expect(error?.name).toBe('AuthSessionMissingError')
  })

  test('my_sessions lists where I am signed in', async () => {
    const { email, session } = await newMember(house)
    const other = newClient(house)
    await other.signInWithOtp({ email })
    const { data } = await rest(session.access_token).rpc('my_sessions')
    expect(data).toMatchObject([
      { id: claimsOf(session.access_token).session_id, is_current: true, ip: '192.0.2.1' },
    ])
  })

  test('an access token lasts an hour', async () => {
    const { session } = await newMember(house)
    const later = await openHouse(engine)
    later.clock.ms = house.clock.ms + hour + 6000
    await expectRefused(session.access_token, later)
  })

  test('a token without a signature is refused, whatever it calls that', async () => {
    const { session } = await newMember(house)
    for (const alg of ['none', 'None', 'NONE', 'nOnE'])
      await expectRefused(`${part({ alg, typ: 'JWT' })}.${part(claimsOf(session.access_token))}.`)
  })

  test('a token signed with a stranger’s key is refused, whatever kid or key it carries', async () => {
    const { session } = await newMember(house)
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const jwk = await exportJWK(publicKey)
    const kid = house.keys.jwks[0]?.kid
    const headers = [
      {},
      { kid },
      { kid: '../../dev/null' },
      { jwk },
      { kid, jku: 'https://evil.example/jwks.json' },
    ]
    for (const extra of headers) {
      const token = await new SignJWT(claimsOf(session.access_token))
        .setProtectedHeader({ alg: 'ES256', ...extra })
        .sign(privateKey)
      await expectRefused(token)
    }
  })

  test('the public key does not pass as a shared secret', async () => {
    const shared = await openHouse(engine, { JWT_SECRET: 'a shared secret of many characters' })
    const { session } = await newMember(shared)
    const [jwk = {}] = shared.keys.jwks
    const { d: _, ...publicJwk } = jwk
    const spki = await exportSPKI((await importJWK(publicJwk, 'ES256')) as CryptoKey)
    const body = `${part({ alg: 'HS256', kid: jwk.kid })}.${part(claimsOf(session.access_token))}`
    for (const key of [spki, JSON.stringify(publicJwk)])
      await expectRefused(`${body}.${createHmac('sha256', key).update(body).digest('base64url')}`, shared)
  })

  // As anybody with the key could sign it.
  async function forge(claims: object, at = house) {
    const [jwk = {}] = at.keys.jwks
    const now = Math.floor(Date.now() / 1000)
    return new SignJWT({ iat: now, exp: now + 365 * 86_400, ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: jwk.kid })
      .sign(await importJWK(jwk, 'ES256'))
  }

  test('a token of a user needs a live session, our name as its issuer and ourselves as its audience', async () => {
    const { user, session } = await newMember(house)
    const honest = claimsOf(session.access_token)
    expect((await readProfiles(await forge(honest))).status).toBe(200)
    const { session_id: _, ...sessionless } = honest
    for (const claims of [
      sessionless,
      { role: 'authenticated', sub: user.id },
      { ...honest, aud: 'elsewhere' },
      { ...honest, iss: 'https://evil.example/auth/v1' },
      { ...honest, iss: undefined },
    ])
      await expectRefused(await forge(claims))
    const foreign = await forge({ ...honest, session_id: '00000000-0000-4000-8000-000000000000' })
    expect((await readProfiles(foreign)).status).toBe(401)
    expect((await newClient(house).getUser(foreign)).error).not.toBeNull()
  })

  test('a key that the server made opens nothing but the accounts of users', async () => {
    for (const role of ['service_role', 'anon', 'backend', 'postgres']) {
      const token = await forge({ role, iss: `${site}/auth/v1`, aud: 'authenticated' })
      expect((await readProfiles(token)).status).toBe(401)
      expect((await newClient(house, { key: token }).admin.listUsers()).error).not.toBeNull()
    }
  })

  test('a shared secret opens everything to the programs of the operator, and no account without a session', async () => {
    const secret = 'a shared secret of many characters'
    const shared = await openHouse(engine, { JWT_SECRET: secret })
    const { user } = await newMember(shared)
    const sign = (claims: object) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(Buffer.from(secret))
    const service = await sign({ role: 'service_role' })
    expect((await readProfiles(service, shared)).status).toBe(200)
    expect((await readProfiles(service)).status).toBe(401)
    await expectRefused(await sign({ role: 'authenticated', sub: user.id, aud: 'authenticated' }), shared)
  })

  test('a role that this server does not know is refused, not taken as a visitor’s', async () => {
    const secret = 'a shared secret of many characters'
    const shared = await openHouse(engine, { JWT_SECRET: secret })
    for (const role of ['backend', 'postgres', 'nobody', '', undefined]) {
      const token = await new SignJWT({ role })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime('1h')
        .sign(Buffer.from(secret))
      // A visitor may read these.
      const { status, error } = await rest(token, shared).from('promotions').select('id')
      expect([role, status, error?.code]).toEqual([role, 401, 'PGRST301'])
    }
  })

  test('after a rotation every process signs with the new key at once, and older tokens last their hour', async () => {
    const before = await newMember(house)
    const [leaked] = house.keys.jwks
    await rotateSigningKeys(engine.database)
    const after = await newMember(house)
    const other = await openHouse(engine)
    expect(kidOf(after.session.access_token)).not.toBe(leaked?.kid)
    expect(kidOf((await newMember(other)).session.access_token)).toBe(kidOf(after.session.access_token))
    expect((await newClient(other).getUser(before.session.access_token)).error).toBeNull()
    const published = await (await other.fetch('/auth/v1/.well-known/jwks.json')).json()
    expect(published.keys).toHaveLength(2)
    expect(JSON.stringify(published)).not.toMatch(/"d"|good_until/)
    await engine.owner(`update auth.server_keys
      set value = jsonb_set(value::jsonb, '{keys,1,good_until}',
        to_jsonb((value::jsonb #>> '{keys,1,good_until}')::numeric - ${tokenSeconds} - 1))
      where name = 'jwt_keys'`)
    expect((await loadServerKeys(engine.database, house.config)).jwks).toHaveLength(1)
    await expectRefused(before.session.access_token, other)
    await expectRefused(before.session.access_token)
    expect((await readProfiles(after.session.access_token)).status).toBe(200)
  })

  test('a dropped key is worth nothing to any process from that moment on, whatever it signs', async () => {
    const other = await openHouse(engine)
    const { session, client } = await newMember(house)
    const stolen = await forge(claimsOf(session.access_token))
    expect((await readProfiles(stolen, other)).status).toBe(200)
    await rotateSigningKeys(engine.database, { dropOld: true })
    for (const process of [house, other, await openHouse(engine)]) await expectRefused(stolen, process)
    const { data } = await client.refreshSession()
    expect((await readProfiles(data.session?.access_token ?? '', other)).status).toBe(200)
  })

  test('keys can be given from outside', async () => {
    const pair = await generateKeyPair('RS256', { extractable: true })
    const jwk = { ...(await exportJWK(pair.privateKey)), kid: `ours-${engine.name}`, alg: 'RS256' }
    const own = await openHouse(engine, { JWT_KEYS: JSON.stringify({ keys: [jwk] }) })
    const { client } = await newMember(own)
    expect((await client.getClaims()).data?.header).toMatchObject({ alg: 'RS256', kid: jwk.kid })
  })

  test('no token, a malformed one and the publishable key open no account', async () => {
    const ask = (authorization?: string) =>
      house.fetch('/auth/v1/user', { headers: authorization ? { authorization } : {} })
    const codes = await Promise.all(
      [undefined, 'Basic abc', 'Bearer', 'Bearer x.y.z', `Bearer ${house.keys.publishableKey}`].map(
        async given => {
          const answer = await ask(given)
          return [answer.status, answer.headers.get('x-sb-error-code')]
        },
      ),
    )
    expect(codes).toEqual([
      [401, 'no_authorization'],
      [401, 'no_authorization'],
      [401, 'no_authorization'],
      [403, 'bad_jwt'],
      [403, 'bad_jwt'],
    ])
  })

  test('looking the session up costs no round trip', async () => {
    const { session } = await newMember(house)
    let trips = 0
    const tx: Database['tx'] = (...given) => {
      trips++
      return engine.database.tx(...given)
    }
    const database = { engine: engine.name, close: async () => {}, tx }
    const counted = await openHouse({ ...engineParts(), database })
    await readProfiles(session.access_token, counted)
    trips = 0
    await readProfiles(session.access_token, counted)
    expect(trips).toBe(1)
  })
})
