// AUTH_SAML: the key with which we sign our requests to identity providers, and its certificate, which they are given.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { z } from 'zod'

export type SamlKey = { privateKey: string; certificate: string }

const part = (label: string) => new RegExp(`-----BEGIN ${label}-----[\\s\\S]+?-----END ${label}-----`)

const pairIn = (text: string): SamlKey => ({
  privateKey: part('(?:RSA )?PRIVATE KEY').exec(text)?.[0] ?? '',
  certificate: part('CERTIFICATE').exec(text)?.[0] ?? '',
})

export const samlField = z
  .string()
  .transform(text => text.replaceAll('\\n', '\n'))
  .refine(isPair, 'must be an RSA key of 2048 bits or more and its certificate, one after the other, as PEM')
  .transform(pairIn)

function isPair(text: string) {
  const { privateKey, certificate } = pairIn(text)
  try {
    const key = createPrivateKey(privateKey)
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return (
      key.asymmetricKeyType === 'rsa' && bits >= 2048 && new X509Certificate(certificate).checkPrivateKey(key)
    )
  } catch {
    return false
  }
}
