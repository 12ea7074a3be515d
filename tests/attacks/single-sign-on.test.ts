// Somebody tries to get in as somebody else with what an identity provider has signed for them, or for nobody.
import { Constants } from 'samlify'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, openHouse, post, site } from '#tests/wire/auth/house.ts'
import { newCertificate } from '#tests/wire/auth/own-certificate.ts'
import {
  type Changes,
  faultIn,
  type Idp,
  isSignedIn,
  openIdp,
  openVisitor,
} from '#tests/wire/auth/saml-idp.ts'

type Form = { SAMLResponse: string; RelayState: string }

const { key, certificate } = newCertificate('coastal')
const mallory = { nameId: 'mallory', email: 'mallory@firm.example' }
const victim = { nameId: 'victim', email: 'victim@firm.example' }

const rewritten = (form: Form, rewrite: (xml: string) => string): Form => {
  const xml = Buffer.from(form.SAMLResponse, 'base64').toString()
  return { ...form, SAMLResponse: Buffer.from(rewrite(xml)).toString('base64') }
}

// The signed assertion, without its signature, and one that says what was never signed.
function partsOf(xml: string) {
  const [signed = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
  const [signature = ''] = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(signed) ?? []
  const bare = signed.replace(signature, '')
  const evil = asVictim(bare).replace(/ID="_assertion/, 'ID="_evil')
  return { signed, signature, bare, evil }
}

const asVictim = (xml: string) => xml.replaceAll('mallory', 'victim')
const within = (outer: string, inner: string, name = 'saml:Assertion') =>
  outer.replace(`</${name}>`, `${inner}</${name}>`)

// By the numbers under which they are known.
const wrappings: [string, (xml: string) => string, boolean?][] = [
  ['XSW1: the signed response inside the signature of another', xml => wrapResponse(xml, 'inside'), true],
  ['XSW2: the signed response beside the signature of another', xml => wrapResponse(xml, 'beside'), true],
  ['XSW3: another assertion before the signed one', xml => change(xml, ({ signed, evil }) => evil + signed)],
  [
    'XSW4: the signed assertion inside another',
    xml => change(xml, ({ signed, evil }) => within(evil, signed)),
  ],
  [
    'XSW5: the signature in another assertion, the signed one behind it',
    xml => change(xml, ({ bare, evil, signature }) => afterIssuer(evil, signature) + bare),
  ],
  [
    'XSW6: the signed assertion inside its signature, in another',
    xml =>
      change(xml, ({ bare, evil, signature }) => afterIssuer(evil, within(signature, bare, 'ds:Signature'))),
  ],
  [
    'XSW7: another assertion among extensions',
    xml => change(xml, ({ signed, evil }) => `<samlp:Extensions>${evil}</samlp:Extensions>${signed}`),
  ],
  [
    'XSW8: the signed assertion in an object of its signature',
    xml =>
      change(xml, ({ bare, evil, signature }) =>
        afterIssuer(evil, within(signature, `<ds:Object>${bare}</ds:Object>`, 'ds:Signature')),
      ),
  ],
  ['two with the same id', xml => change(xml, ({ signed, bare }) => asVictim(bare) + signed)],
  ['the signature is taken out', xml => change(xml, ({ bare }) => asVictim(bare))],
  ['the signed words are changed', asVictim],
  [
    'another name behind the signed one',
    xml => xml.replace('</saml:NameID>', '$&<saml:NameID>victim</saml:NameID>'),
  ],
]

const change = (xml: string, write: (parts: ReturnType<typeof partsOf>) => string) => {
  const parts = partsOf(xml)
  return xml.replace(parts.signed, () => write(parts))
}
const afterIssuer = (assertion: string, text: string) =>
  assertion.replace('</saml:Issuer>', () => `</saml:Issuer>${text}`)

function wrapResponse(xml: string, where: 'inside' | 'beside') {
  const [signature = ''] = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
  const original = xml.replace(signature, '')
  const evil = asVictim(original)
    .replace(/ID="_response/, 'ID="_evil')
    .replace(/ID="_assertion/, 'ID="_worse')
  const text =
    where === 'inside'
      ? within(signature, `<ds:Object>${original}</ds:Object>`, 'ds:Signature')
      : signature + original
  return evil.replace('</saml:Issuer>', () => `</saml:Issuer>${text}`)
}

const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const without = (what: string | RegExp) => (text: string) =>
  typeof what === 'string' ? text.replaceAll(what, '') : text.replace(what, '')

describeEachEngine('attacks on single sign-on', engine => {
  let house: House
  let idp: Idp
  let other: Idp
  const ids = new Map<string, string>()
  beforeAll(async () => {
    house = await openHouse(engine, { AUTH_SAML: `${key}${certificate}` })
    idp = openIdp('firm')
    other = openIdp('rival')
    for (const { name, metadata } of [idp, other]) {
      const body = { type: 'saml', metadata_xml: metadata, domains: [`${name}.example`] }
      const answer = await post(house, '/admin/sso/providers', body, {
        authorization: `Bearer ${house.keys.secretKey}`,
      })
      ids.set(name, (await answer.json()).id)
    }
    expect(await tried(form => form, victim)).toBe('victim@firm.example')
  })

  const idOf = (name: string) => ({ providerId: ids.get(name) ?? '' })
  // Who came in, or why nobody did.
  const outcomeOf = (back: URL) => {
    const [, claims = ''] = /access_token=[^.]*\.([^.]*)/.exec(back.hash) ?? []
    return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()).email : faultIn(back)
  }
  async function tried(
    change: (form: Form) => Form | Promise<Form>,
    person = mallory,
    changes: Changes = {},
  ) {
    const { leave, handIn } = openVisitor(house)
    const form = await idp.answer(house, await leave(idOf('firm')), person, changes)
    return outcomeOf(await handIn(await change(form)))
  }

  test.each(wrappings)('%s', async (name, rewrite, isMessageSigned) => {
    const outcome = await tried(form => rewritten(form, rewrite), mallory, {
      isMessageSigned: isMessageSigned ?? false,
    })
    // What is not looked at may say what it likes.
    expect(outcome).toBe(name.startsWith('XSW7') ? mallory.email : 'validation_failed')
  })

  // What was sent, and what the operator reads of it.
  test.each<[string, string, Changes]>([
    ['another audience', 'audience mismatch', { tags: { Audience: 'https://other.example/metadata' } }],
    [
      'another recipient',
      'not for this address',
      { tags: { SubjectRecipient: 'https://other.example/acs' } },
    ],
    ['another destination', 'for another address', { tags: { Destination: 'https://other.example/acs' } }],
    ['another issuer', 'of somebody else', { tags: { Issuer: 'https://rival.example/saml' } }],
    ['another request', 'for another request', { tags: { InResponseTo: '_another' } }],
    ['no request', 'for another request', { template: without(' InResponseTo="{InResponseTo}"') }],
    [
      'no request in the assertion',
      'not for this address, this request',
      { template: text => text.replace(/(Recipient="[^"]*") InResponseTo="[^"]*"/, '$1') },
    ],
    ['what is over', 'expired', { tags: { ConditionsNotOnOrAfter: hour(-1) } }],
    [
      'a proof that is over',
      'No valid subject confirmation',
      { tags: { SubjectConfirmationDataNotOnOrAfter: hour(-1) } },
    ],
    ['what is not yet good', 'not yet valid', { tags: { ConditionsNotBefore: hour(1) } }],
    ['what has no end', 'NotOnOrAfter', { template: without(' NotOnOrAfter="{ConditionsNotOnOrAfter}"') }],
    [
      'no conditions',
      'AudienceRestriction',
      { template: without(/<saml:Conditions[\s\S]*<\/saml:Conditions>/) },
    ],
    [
      'a proof of another kind',
      'not for this address',
      { template: text => text.replace('cm:bearer', 'cm:sender-vouches') },
    ],
    [
      'a no',
      'returned Responder',
      {
        tags: { StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Responder' },
        template: without(/<saml:Assertion[\s\S]*<\/saml:Assertion>/),
        isMessageSigned: true,
      },
    ],
    ['a weak signature', 'do not take', { algorithm: Constants.algorithms.signature.RSA_SHA1 }],
  ])('%s opens nothing', async (_, reason, changes) => {
    expect(await tried(form => form, mallory, changes)).toBe('validation_failed')
    expect(house.lines.at(-1)).toContain(reason)
  })

  test('a name that changes each time, or none, is nobody', async () => {
    const NameIDFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
    for (const changes of [{ tags: { NameIDFormat } }, { template: without('{NameID}') }])
      expect(await tried(form => form, mallory, changes)).toBe('saml_assertion_no_user_id')
  })

  test('an answer works once, and for the trip that it answers', async () => {
    const { leave, handIn } = openVisitor(house)
    const form = await idp.answer(house, await leave(idOf('firm')), mallory)
    expect(isSignedIn(await handIn(form))).toBe(true)
    expect(faultIn(await handIn(form))).toBe('saml_relay_state_not_found')
    const RelayState = new URL(await leave(idOf('firm'))).searchParams.get('RelayState') ?? ''
    expect(faultIn(await handIn({ ...form, RelayState }))).toBe('validation_failed')
  })

  test('an assertion that was used is not taken again in another answer', async () => {
    const tags = { AssertionID: '_the-same' }
    expect(await tried(form => form, mallory, { tags })).toBe(mallory.email)
    expect(await tried(form => form, mallory, { tags })).toBe('validation_failed')
  })

  test('nothing that we did not ask for', async () => {
    const { handIn } = openVisitor(house)
    const form = await idp.answer(house, await openVisitor(house).leave(idOf('firm')), mallory)
    for (const RelayState of ['', `${site}/dashboard`, crypto.randomUUID(), 'x'.repeat(100)]) {
      const back = await handIn({ ...form, RelayState })
      expect([back.pathname, isSignedIn(back)]).toEqual(['/auth', false])
    }
  })

  test('the answer of one provider is not taken for that of another', async () => {
    const { leave, handIn } = openVisitor(house)
    const form = await other.answer(house, await leave(idOf('firm')), victim)
    expect(faultIn(await handIn(form))).toBe('validation_failed')
    const liar = openIdp('firm')
    const forged = await liar.answer(house, await leave(idOf('firm')), victim)
    expect(faultIn(await handIn(forged))).toBe('validation_failed')
  })

  test('a provider says nothing about people of another one', async () => {
    const { leave, handIn } = openVisitor(house)
    const back = await handIn(await other.answer(house, await leave(idOf('rival')), victim))
    expect([faultIn(back), isSignedIn(back)]).toEqual(['provider_email_needs_verification', false])
  })

  test('a comment does not cut a name short, and no entity is read', async () => {
    const person = { nameId: 'victim.mallory', email: 'victim@firm.example.evil.example' }
    const cut = (xml: string) =>
      xml
        .replace('>victim.mallory<', '>victim<!---->.mallory<')
        .replace('firm.example.evil', 'firm.example<!---->.evil')
    expect(await tried(form => rewritten(form, cut), person)).toBe('validation_failed')
    const entity = (xml: string) => `<!DOCTYPE a [<!ENTITY b "victim">]>${xml.replace('>mallory<', '>&b;<')}`
    expect(await tried(form => rewritten(form, entity))).toBe('validation_failed')
  })

  test('an answer that another browser began signs nobody in, and a late one neither', async () => {
    const attacker = openVisitor(house)
    const form = await idp.answer(house, await attacker.leave(idOf('firm')), mallory)
    expect(faultIn(await openVisitor(house).handIn(form))).toBe('saml_relay_state_not_found')
    const late = await idp.answer(house, await attacker.leave(idOf('firm')), mallory)
    house.clock.ms += 11 * 60_000
    const back = await attacker.handIn(late)
    house.clock.ms = Date.now()
    expect([back.pathname, faultIn(back)]).toEqual(['/dashboard', 'saml_relay_state_expired'])
  })

  test('no body, however odd, is answered with a fault of ours', async () => {
    for (const SAMLResponse of [
      '',
      'x',
      Buffer.from('<a>').toString('base64'),
      Buffer.from('<a/>').toString('base64'),
      'ÿ',
    ]) {
      const { leave, handIn } = openVisitor(house)
      const RelayState = new URL(await leave(idOf('firm'))).searchParams.get('RelayState') ?? ''
      expect(faultIn(await handIn({ SAMLResponse, RelayState }))).toBe('validation_failed')
    }
  })
})
