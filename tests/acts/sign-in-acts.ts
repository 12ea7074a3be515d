// Acts of whoever keeps the ways to sign in.
import { deviceSteps } from '#tests/wire/auth/device-steps.ts'
import { type House, post } from '#tests/wire/auth/house.ts'
import { newCertificate } from '#tests/wire/auth/own-certificate.ts'
import { type Act, isTaken } from './world.ts'

const metadataOf = (name: string, certificate: string) =>
  `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://${name}/saml"><IDPSSODescriptor
    protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo
    xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate.replace(/-----.*-----/g, '')}</X509Certificate>
    </X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Location="https://${name}/sign-in"
    Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect"/></IDPSSODescriptor></EntityDescriptor>`

// One firm is enough: making its key takes a while.
const addIdentityProvider: Act = async ({ house }) => {
  const headers = { authorization: `Bearer ${house.keys.secretKey}` }
  const list = await house.fetch('/auth/v1/admin/sso/providers', { headers })
  if ((await list.json()).items.length > 0) return false
  const metadata_xml = metadataOf('firm.example', newCertificate('firm').certificate)
  const body = { type: 'saml', metadata_xml, domains: ['firm.example'] }
  return isTaken(post(house, '/admin/sso/providers', body, headers))
}

const housesWithKey = new WeakSet<House>()

// A member whose device keeps a key; one is enough too.
const keepKeyOnDevice: Act = async ({ house }) => {
  if (housesWithKey.has(house)) return false
  await deviceSteps(() => house).newKeyholder()
  housesWithKey.add(house)
  return true
}

export const signInActs = { addIdentityProvider, keepKeyOnDevice }
