// What a signed assertion says, and whether it is for us, now, and in answer to what we asked. Read from the signed part alone.
import type { Profile } from '@node-saml/node-saml'
import { z } from 'zod'
import type { AuthService } from './auth-service.ts'
import { childrenOf, readXml } from './saml-metadata.ts'
import { acsOf, skewMs } from './saml-service.ts'

const facts = z.record(z.string(), z.string())
const text = z.object({ _: z.string().optional(), $: facts.optional() })
const confirmation = z.object({
  $: facts,
  SubjectConfirmationData: z.array(z.object({ $: facts })).optional(),
})
const attribute = z.object({ $: facts, AttributeValue: z.array(text).optional() })

// One of each where one is meant: two would leave open which is read.
const assertionForm = z.object({
  Assertion: z.object({
    $: facts,
    Issuer: z.tuple([text]),
    Subject: z.tuple([z.object({ NameID: z.tuple([text]), SubjectConfirmation: z.array(confirmation) })]),
    Conditions: z.tuple([z.object({ $: facts })]),
    AuthnStatement: z.array(z.unknown()).min(1),
    AttributeStatement: z.array(z.object({ Attribute: z.array(attribute).optional() })).optional(),
  }),
})

export type Assertion = {
  id: string
  nameId: string
  nameIdFormat: string
  attributes: { name: string; friendlyName: string; values: string[] }[]
}

type Expected = { entityId: string; requestId: string }

export function readAssertion(auth: AuthService, profile: Profile, expected: Expected): Assertion {
  const parsed = assertionForm.safeParse(profile.getAssertion?.())
  if (!parsed.success) throw new Error(`The assertion has another form: ${parsed.error.message}`)
  const { Assertion: said } = parsed.data
  const [{ NameID: nameIds, SubjectConfirmation: confirmations }] = said.Subject
  const [nameId] = nameIds
  if (!said.$.ID || said.Issuer[0]._ !== expected.entityId)
    throw new Error('The assertion is of somebody else')
  if (!isNow(auth, said.Conditions[0].$)) throw new Error('The assertion is over, early or without an end')
  if (!confirmations.some(one => isConfirmed(auth, one, expected)))
    throw new Error('The assertion is not for this address, this request and this time')
  const attributes = (said.AttributeStatement ?? []).flatMap(one => one.Attribute ?? [])
  return {
    id: said.$.ID,
    nameId: nameId._?.trim() ?? '',
    nameIdFormat: nameId.$?.Format ?? '',
    attributes: attributes.map(({ $, AttributeValue: values = [] }) => ({
      name: $.Name ?? '',
      friendlyName: $.FriendlyName ?? '',
      values: values.map(({ _ = '' }) => _.trim()).filter(Boolean),
    })),
  }
}

// For our address, and for the request that we made.
function isConfirmed(auth: AuthService, given: z.output<typeof confirmation>, { requestId }: Expected) {
  const [data] = given.SubjectConfirmationData ?? []
  return (
    given.$.Method === 'urn:oasis:names:tc:SAML:2.0:cm:bearer' &&
    data !== undefined &&
    data.$.Recipient === acsOf(auth) &&
    data.$.InResponseTo === requestId &&
    isNow(auth, data.$)
  )
}

// Without an end it would be good for ever.
function isNow(auth: AuthService, { NotBefore: from, NotOnOrAfter: until }: Record<string, string>) {
  const now = auth.now().getTime()
  const isBegun = from === undefined || Date.parse(from) <= now + skewMs
  return isBegun && until !== undefined && Date.parse(until) > now - skewMs
}

const strong = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]
const signatureName = 'http://www.w3.org/2000/09/xmldsig#'

/** The envelope, which need not be signed: it must not say anything else than the assertion does. */
export function requireEnvelope(auth: AuthService, xml: string, { entityId, requestId }: Expected) {
  const root = readXml(xml)
  if (root?.localName !== 'Response')
    throw new Error('The answer is no response, or has markup that none needs')
  const destination = root.getAttribute('Destination')
  if (destination && destination !== acsOf(auth)) throw new Error('The answer is for another address')
  if (root.getAttribute('InResponseTo') !== requestId) throw new Error('The answer is for another request')
  const [issuer] = childrenOf(root, 'Issuer')
  if (issuer && issuer.textContent?.trim() !== entityId) throw new Error('The answer is of somebody else')
  // SHA-1 can be forged.
  for (const name of ['SignatureMethod', 'DigestMethod'])
    for (const method of Array.from(root.getElementsByTagNameNS(signatureName, name)))
      if (!strong.includes(method.getAttribute('Algorithm') ?? ''))
        throw new Error('The answer is signed in a way that we do not take')
}
