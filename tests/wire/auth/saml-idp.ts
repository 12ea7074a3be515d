// An identity provider as a firm runs one: it checks our signed request and answers it, or says what the test has it say.
import { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'
import { type House, newClient, site } from './house.ts'
import { openBrowser } from './issuer.ts'
import { newCertificate } from './own-certificate.ts'

// The schema is our side's business.
setSchemaValidator({ validate: async () => 'valid' })

export const acs = `${site}/auth/v1/sso/saml/acs`
export const entityId = `${site}/auth/v1/sso/saml/metadata`
export const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

export type Idp = ReturnType<typeof openIdp>
export type Person = { nameId: string; email?: string; name?: string }
// What it says otherwise than it should.
export type Changes = {
  tags?: Record<string, string>
  template?: (text: string) => string
  isMessageSigned?: boolean
  algorithm?: string
}

export function openIdp(name: string, own = newCertificate(name)) {
  const settingsOf = (algorithm: string) => ({
    entityID: `https://${name}.example/saml`,
    privateKey: own.key,
    signingCert: own.certificate,
    wantAuthnRequestsSigned: true,
    requestSignatureAlgorithm: algorithm,
    nameIDFormat: [persistent],
    singleSignOnService: [
      { Binding: Constants.namespace.binding.redirect, Location: `https://${name}.example/sign-in` },
    ],
  })
  const idp = IdentityProvider(settingsOf(Constants.algorithms.signature.RSA_SHA256))

  async function answer(house: House, url: string, person: Person, changes: Changes = {}) {
    const query = Object.fromEntries(new URL(url).searchParams)
    const sp = await serviceOf(house, changes)
    const octetString = ['SAMLRequest', 'RelayState', 'SigAlg']
      .map(key => `${key}=${encodeURIComponent(query[key] ?? '')}`)
      .join('&')
    const asked = await idp.parseLoginRequest(sp, 'redirect', { query, octetString })
    const speaker = changes.algorithm ? IdentityProvider(settingsOf(changes.algorithm)) : idp
    const { request } = asked.extract as { request: { id: string } }
    const written = (template: string) => {
      const whole = template.replace('{AuthnStatement}{AttributeStatement}', statementsOf(person))
      const text = changes.template ? changes.template(whole) : whole
      const tags = { ...tagsOf(name, request.id, person), ...changes.tags }
      return { id: '_', context: SamlLib.replaceTagsByValue(text, tags) }
    }
    const { context } = await speaker.createLoginResponse(sp, asked as never, 'post', {}, written)
    return { SAMLResponse: context, RelayState: query.RelayState ?? '' }
  }
  return { name, metadata: idp.getMetadata(), answer }
}

async function serviceOf(house: House, { isMessageSigned }: Changes) {
  const metadata = await (await house.fetch('/auth/v1/sso/saml/metadata')).text()
  const said = isMessageSigned
    ? metadata.replace('WantAssertionsSigned="true"', 'WantAssertionsSigned="false"')
    : metadata
  return ServiceProvider({ metadata: said, wantMessageSigned: isMessageSigned ?? false })
}

let count = 0

function tagsOf(name: string, requestId: string, person: Person) {
  const [now, later] = [new Date(), new Date(Date.now() + 5 * 60_000)].map(at => at.toISOString())
  return {
    ID: `_response-${++count}`,
    AssertionID: `_assertion-${count}`,
    Destination: acs,
    Audience: entityId,
    SubjectRecipient: acs,
    Issuer: `https://${name}.example/saml`,
    IssueInstant: now,
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now,
    ConditionsNotOnOrAfter: later,
    SubjectConfirmationDataNotOnOrAfter: later,
    NameIDFormat: persistent,
    NameID: person.nameId,
    InResponseTo: requestId,
  }
}

function statementsOf({ email, name }: Person) {
  const attributes = Object.entries({ mail: email, displayName: name }).flatMap(([key, value]) =>
    value
      ? [`<saml:Attribute Name="${key}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`]
      : [],
  )
  const at = new Date().toISOString()
  return `<saml:AuthnStatement AuthnInstant="${at}"/><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>`
}

/** Somebody in a browser of their own, with the public client in its page. */
export function openVisitor(house: House, flow: 'pkce' | 'implicit' = 'implicit') {
  const browser = openBrowser(house)
  const fetch = (url: RequestInfo | URL, init?: RequestInit) => browser.visit(String(url), init)
  const client = newClient({ ...house, fetch }, { flow })
  /** The address of the identity provider. */
  const leave = async (where: { domain: string } | { providerId: string }) => {
    const { data, error } = await client.signInWithSSO({
      ...where,
      options: { redirectTo: `${site}/dashboard` },
    })
    if (error || !data?.url) throw error ?? new Error('There is no address')
    return data.url
  }
  /** The provider's page posts its answer; where that leads. */
  const handIn = async (form: Record<string, string>) => {
    const answer = await browser.visit(acs, { method: 'POST', body: new URLSearchParams(form) })
    return new URL(answer.headers.get('location') ?? '', site)
  }
  return { client, leave, handIn }
}

export const faultIn = ({ searchParams }: URL) => searchParams.get('error_code')
export const isSignedIn = ({ hash, searchParams }: URL) =>
  hash.includes('access_token=') || searchParams.has('code')
