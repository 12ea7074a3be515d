// Signing in with the identity provider of a firm, with the public client and a provider of another make.
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
  pressButton,
  site,
} from './house.ts'
import { newCertificate } from './own-certificate.ts'
import { entityId, faultIn, type Idp, openIdp, openVisitor } from './saml-idp.ts'

const { key, certificate } = newCertificate('coastal')
const AUTH_SAML = `${key}${certificate}`

describeEachEngine('signing in with the provider of a firm', engine => {
  let house: House
  let idp: Idp
  let providerId: string
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_SAML })
    idp = openIdp('firm')
    const made = await asAdmin('POST', '', {
      type: 'saml',
      metadata_xml: idp.metadata,
      domains: ['firm.example'],
      attribute_mapping: { keys: { name: { name: 'displayName' }, team: { default: 'cleaners' } } },
    })
    providerId = made.body.id
  })

  async function asAdmin(method: string, path: string, body?: object, token = house.keys.secretKey) {
    const answer = await house.fetch(`/auth/v1/admin/sso/providers${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }

  let count = 0
  const newPerson = () => {
    const nameId = `person-${++count}`
    return { nameId, email: `${nameId}-${process.pid}@firm.example`, name: 'Ann Firm' }
  }

  test('by domain, in a new account of the firm', async () => {
    const { client, leave, handIn } = openVisitor(house)
    const person = newPerson()
    const back = await handIn(await idp.answer(house, await leave({ domain: 'Firm.example' }), person))
    expect(back.origin + back.pathname).toBe(`${site}/dashboard`)
    const given = new URLSearchParams(back.hash.slice(1))
    const { data } = await client.setSession({
      access_token: given.get('access_token') ?? '',
      refresh_token: given.get('refresh_token') ?? '',
    })
    expect(data.user).toMatchObject({ email: person.email, app_metadata: { provider: `sso:${providerId}` } })
    expect(data.user?.identities?.[0]).toMatchObject({
      provider: `sso:${providerId}`,
      id: person.nameId,
      identity_data: { name: 'Ann Firm', email_verified: true, custom_claims: { team: 'cleaners' } },
    })
    const { data: claims } = await client.getClaims()
    expect(claims?.claims.amr).toMatchObject([{ method: 'sso/saml' }])
    expect((await client.updateUser({ password: goodPassword })).error).toMatchObject({
      status: 422,
      code: 'user_sso_managed',
    })
  })

  test('by the id of the provider, with PKCE, and into the same account again', async () => {
    const person = newPerson()
    const ids: (string | undefined)[] = []
    for (const isMessageSigned of [false, true]) {
      const { client, leave, handIn } = openVisitor(house, 'pkce')
      const back = await handIn(
        await idp.answer(house, await leave({ providerId }), person, { isMessageSigned }),
      )
      const { data } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
      ids.push(data.user?.id)
    }
    expect(ids[0]).toBeTruthy()
    expect(ids[1]).toBe(ids[0])
  })

  test('an account with an address of the firm is found, and told by mail', async () => {
    const person = newPerson()
    const owner = newClient(house, { key: house.keys.secretKey })
    const { data } = await owner.admin.createUser({
      email: person.email,
      email_confirm: true,
      password: goodPassword,
    })
    const { client, leave, handIn } = openVisitor(house, 'pkce')
    const back = await handIn(await idp.answer(house, await leave({ providerId }), person))
    const { data: entered } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    expect(entered.user?.id).toBe(data.user?.id)
    expect((await lastMailTo(house, person.email)).payload).toMatchObject({ change: 'identity-linked' })
    // Its own password still works, and the way through the firm can go.
    const all = (await client.getUserIdentities()).data?.identities ?? []
    const firm = all.find(({ provider }) => provider === `sso:${providerId}`)
    if (!firm) throw new Error('The identity is not linked')
    expect((await client.unlinkIdentity(firm)).error).toBe(null)
    const { error } = await newClient(house).signInWithPassword({
      email: person.email,
      password: goodPassword,
    })
    expect(error).toBe(null)
  })

  test('an address elsewhere is asked by mail before the provider counts for it', async () => {
    const person = { nameId: `guest-${process.pid}`, email: newEmail('guest') }
    const enter = async () => {
      const { leave, handIn } = openVisitor(house)
      return handIn(await idp.answer(house, await leave({ providerId }), person))
    }
    expect(faultIn(await enter())).toBe('provider_email_needs_verification')
    await pressButton(house, (await lastMailTo(house, person.email)).payload.link)
    expect((await enter()).hash).toContain('access_token=')
  })

  test('an identity of a firm never takes over an account elsewhere', async () => {
    const victim = await newMember(house)
    const { leave, handIn } = openVisitor(house)
    const person = { nameId: `thief-${process.pid}`, email: victim.email }
    const back = await handIn(await idp.answer(house, await leave({ providerId }), person))
    expect([faultIn(back), back.hash.includes('access_token=')]).toEqual([
      'provider_email_needs_verification',
      false,
    ])
    expect((await mailsTo(house, victim.email)).at(-1)?.template).toBe('account-exists')
    expect((await victim.client.getUserIdentities()).data?.identities.map(one => one.provider)).toEqual([
      'email',
    ])
  })

  test('what we say of ourselves, and that we sign', async () => {
    const answer = await house.fetch('/auth/v1/sso/saml/metadata?download=true')
    expect(answer.headers.get('content-type')).toContain('application/xml')
    expect(answer.headers.get('content-disposition')).toContain('metadata.xml')
    const text = await answer.text()
    expect(text).toContain(`entityID="${entityId}"`)
    expect(text).toContain('AuthnRequestsSigned="true"')
    const url = new URL(await openVisitor(house).leave({ providerId }))
    expect(url.origin + url.pathname).toBe('https://firm.example/sign-in')
    expect(url.searchParams.get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
    // A request that was changed on its way is not answered by the provider.
    const changed = url.href.replace('RelayState=', 'RelayState=x')
    await expect(idp.answer(house, changed, newPerson())).rejects.toThrow()
  })

  test.each<[object, number, string, string]>([
    [{}, 400, 'validation_failed', 'A provider_id or domain needs to be provided'],
    [{ domain: 'nobody.example' }, 404, 'sso_provider_not_found', 'No SSO provider assigned for this domain'],
    [{ provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found', 'No such SSO provider'],
    [
      { provider_id: crypto.randomUUID(), domain: 'firm.example' },
      400,
      'validation_failed',
      'Only one of provider_id or domain supported',
    ],
  ])('/sso with %j', async (body, status, code, sentence) => {
    const answer = await post(house, '/sso', body)
    expect([answer.status, await answer.json()]).toMatchObject([status, { error_code: code, msg: sentence }])
  })

  test('without a key there is no SAML, and the switch says so', async () => {
    const plain = await openHouse(engine)
    for (const path of ['/sso', '/sso/saml/acs'])
      expect((await (await post(plain, path, {})).json()).error_code).toBe('saml_provider_disabled')
    expect((await plain.fetch('/auth/v1/sso/saml/metadata')).status).toBe(404)
    const enabled = async (one: House) => (await (await one.fetch('/auth/v1/settings')).json()).saml_enabled
    expect([await enabled(plain), await enabled(house)]).toEqual([false, true])
    await expect(openHouse(engine, { AUTH_SAML: key })).rejects.toThrow('AUTH_SAML must be an RSA key')
  })

  test('admins keep the providers; nobody else does', async () => {
    const other = openIdp('second')
    const made = await asAdmin('POST', '', {
      type: 'saml',
      metadata_xml: other.metadata,
      domains: ['Second.example'],
    })
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        disabled: false,
        domains: [{ domain: 'second.example' }],
        saml: { entity_id: 'https://second.example/saml' },
      },
    ])
    const path = `/${made.body.id}`
    const { body: list } = await asAdmin('GET', '')
    expect(list.items.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [providerId, made.body.id].toSorted(),
    )
    expect(list.items[0].saml.metadata_xml).toBe(undefined)
    expect((await asAdmin('GET', path)).body.saml.metadata_xml).toBe(other.metadata)
    const changed = await asAdmin('PUT', path, { domains: ['third.example'], name_id_format: '' })
    expect(changed.body.domains).toMatchObject([{ domain: 'third.example' }])
    const refused = [
      await asAdmin('POST', '', { type: 'saml', metadata_xml: other.metadata }),
      await asAdmin('POST', '', {
        type: 'saml',
        metadata_xml: openIdp('fourth').metadata,
        domains: ['firm.example'],
      }),
      await asAdmin('PUT', path, { metadata_xml: idp.metadata }),
      await asAdmin('POST', '', { type: 'oidc' }),
      await asAdmin('POST', '', { type: 'saml' }),
      await asAdmin('POST', '', { type: 'saml', metadata_xml: '<a/>' }),
      await asAdmin('POST', '', { type: 'saml', metadata_url: 'http://firm.example/saml' }),
      await asAdmin('POST', '', { type: 'saml', metadata_url: 'https://127.0.0.1/saml' }),
      await asAdmin('POST', '', {
        type: 'saml',
        metadata_xml: `<!DOCTYPE a [<!ENTITY b "c">]>${other.metadata}`,
      }),
    ]
    expect(refused.map(({ body }) => body.error_code)).toEqual([
      'saml_idp_already_exists',
      'sso_domain_already_exists',
      'saml_entity_id_mismatch',
      'validation_failed',
      'validation_failed',
      'validation_failed',
      'validation_failed',
      'saml_metadata_fetch_failed',
      'validation_failed',
    ])
    const { session } = await newMember(house)
    for (const [method, where] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
    ] as const)
      expect(
        (await asAdmin(method, where, method === 'GET' ? undefined : {}, session.access_token)).status,
      ).toBe(403)
    expect((await asAdmin('DELETE', path)).body.id).toBe(made.body.id)
    expect((await asAdmin('GET', path)).body.error_code).toBe('sso_provider_not_found')
  })

  test('a provider that is switched off signs nobody in, and ends what it began', async () => {
    const { client, leave, handIn } = openVisitor(house, 'pkce')
    const back = await handIn(await idp.answer(house, await leave({ providerId }), newPerson()))
    await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
    const waiting = openVisitor(house)
    const form = await idp.answer(house, await waiting.leave({ providerId }), newPerson())
    await asAdmin('PUT', `/${providerId}`, { disabled: true })
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect(faultIn(await waiting.handIn(form))).toBe('sso_provider_disabled')
    await expect(leave({ providerId })).rejects.toMatchObject({ code: 'sso_provider_disabled' })
    await asAdmin('PUT', `/${providerId}`, { disabled: false })
  })
})
