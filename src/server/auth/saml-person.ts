// Who somebody is, as an identity provider tells it. It is believed about addresses of its own domains only.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import type { Person } from './provider-person.ts'
import type { Assertion } from './saml-assertion.ts'
import type { SsoProvider } from './sso-providers.ts'

const subjectId = 'urn:oasis:names:tc:SAML:attribute:subject-id'
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'
const transient = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
const emailNames = [
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'mail',
  'Mail',
  'email',
]

export function personIn(provider: SsoProvider, assertion: Assertion): Person {
  const subject = subjectOf(assertion)
  if (!subject || subject.length > 255)
    throw new AuthRefusal(
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID uniquely identifying this user',
    )
  const { email: mapped, name, ...claims } = mappedClaims(provider, assertion)
  const email = emailIn(mapped ?? emailOf(assertion))
  if (!email)
    throw new AuthRefusal('saml_assertion_no_email', 'SAML Assertion does not contain an email address')
  const domain = email.slice(email.lastIndexOf('@') + 1)
  const isChecked = provider.domains.some(one => one.domain === domain)
  const fullName = typeof name === 'string' ? name : undefined
  const data = {
    iss: provider.saml.entity_id.slice(0, 600),
    sub: subject,
    provider_id: subject,
    email,
    email_verified: isChecked,
    phone_verified: false,
    ...(fullName && { name: fullName, full_name: fullName }),
    ...(Object.keys(claims).length > 0 && { custom_claims: claims }),
  }
  return { subject, email, isChecked, data }
}

function subjectOf(assertion: Assertion) {
  const [preferred] = valuesOf(assertion, subjectId)
  if (preferred) return preferred
  if (assertion.nameIdFormat === transient) return ''
  return assertion.nameIdFormat === emailFormat ? assertion.nameId.toLowerCase() : assertion.nameId
}

function emailOf(assertion: Assertion) {
  const [told] = emailNames.flatMap(name => valuesOf(assertion, name))
  return told ?? (assertion.nameIdFormat === emailFormat ? assertion.nameId : '')
}

const emailIn = (text: unknown) => {
  const parsed = z.string().trim().toLowerCase().max(254).pipe(z.email()).safeParse(text)
  return parsed.success ? parsed.data : null
}

const valuesOf = ({ attributes }: Assertion, wanted: string) =>
  attributes
    .filter(({ name, friendlyName }) => name === wanted || friendlyName === wanted)
    .flatMap(({ values }) => values)

const mostCharacters = 1500

// Short, since it travels in every token; what is over is left out.
function mappedClaims({ saml }: SsoProvider, assertion: Assertion): Record<string, unknown> {
  const claims: Record<string, unknown> = {}
  for (const [key, { name, names = [], default: otherwise, array }] of Object.entries(
    saml.attribute_mapping.keys ?? {},
  )) {
    const found = [name ?? '', ...names].filter(Boolean).map(one => valuesOf(assertion, one))
    const values = (found.find(some => some.length > 0) ?? []).map(clean)
    const value = array && values.length > 0 ? values.slice(0, 20) : (values[0] ?? otherwise)
    if (value === undefined) continue
    if (JSON.stringify({ ...claims, [key]: value }).length <= mostCharacters) claims[key] = value
  }
  return claims
}

const clean = (value: string) => value.replace(/\p{C}/gu, '').slice(0, 200)
