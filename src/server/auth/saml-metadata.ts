// What an identity provider says of itself: its name, where people sign in, and with which keys it signs.
import { X509Certificate } from 'node:crypto'
import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom'
import { AuthRefusal } from './auth-refusal.ts'

export type IdpMetadata = { entityId: string; entryPoint: string; certificates: string[] }

const names = {
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
}
const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

export function readIdpMetadata(xml: string): IdpMetadata {
  const root = readXml(xml)
  if (!root || root.namespaceURI !== names.metadata || root.localName !== 'EntityDescriptor')
    throw invalid('SAML Metadata is not a single EntityDescriptor')
  const entityId = root.getAttribute('entityID')
  if (!entityId) throw invalid('SAML Metadata does not contain an EntityID')
  if (entityId.length > 1024) throw invalid('SAML Metadata has an EntityID of more than 1024 characters')
  const [idp, another] = childrenOf(root, 'IDPSSODescriptor')
  if (!idp) throw invalid('SAML Metadata does not contain any IDPSSODescriptor')
  if (another) throw invalid('SAML Metadata contains multiple IDPSSODescriptors')
  const certificates = childrenOf(idp, 'KeyDescriptor').flatMap(certificatesIn)
  if (certificates.length === 0) throw invalid('SAML Metadata does not contain a certificate for signing')
  return { entityId, entryPoint: entryPointIn(idp), certificates }
}

/** Markup that no message of SAML needs, and attacks do (entities, comments), is not read at all. */
export function readXml(xml: string): Element | null {
  if (xml.includes('<!') || /<\?(?!xml\s)/.test(xml)) return null
  try {
    return new DOMParser({ onError: onWarningStopParsing }).parseFromString(xml, 'text/xml').documentElement
  } catch {
    return null
  }
}

export const childrenOf = (parent: Element, name: string): Element[] =>
  Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === 1 && (node as Element).localName === name,
  )

function certificatesIn(key: Element): string[] {
  if (key.getAttribute('use') === 'encryption') return []
  return Array.from(key.getElementsByTagNameNS(names.signature, 'X509Certificate'), one =>
    certificateOf(one.textContent ?? ''),
  )
}

function certificateOf(text: string) {
  try {
    return new X509Certificate(Buffer.from(text, 'base64')).toString()
  } catch {
    throw invalid('SAML Metadata contains a certificate that cannot be read')
  }
}

// People are sent there, so it is a web address and nothing else.
function entryPointIn(idp: Element) {
  const services = childrenOf(idp, 'SingleSignOnService')
  const place = services
    .find(one => one.getAttribute('Binding') === redirectBinding)
    ?.getAttribute('Location')
  const url = URL.parse(place ?? '')
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw invalid('SAML Metadata does not contain a SingleSignOnService with the HTTP-Redirect binding')
  return url.href
}

const invalid = (sentence: string) => new AuthRefusal('validation_failed', sentence)
