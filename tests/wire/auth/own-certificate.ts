// A key and a certificate that it has signed itself, as `openssl req -x509` makes them.
import { generateKeyPairSync, sign } from 'node:crypto'

export function newCertificate(name: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const rsaSha256 = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
  const commonName = sequence(Buffer.from('0603550403', 'hex'), tagged(0x0c, Buffer.from(name)))
  const issuer = sequence(tagged(0x31, commonName))
  const time = (text: string) => tagged(0x18, Buffer.from(text))
  const validity = sequence(time('20200101000000Z'), time('20990101000000Z'))
  const version = Buffer.from('a003020102', 'hex')
  const serial = Buffer.from('020101', 'hex')
  const body = sequence(version, serial, rsaSha256, issuer, validity, issuer, spki)
  const signature = tagged(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]))
  const base64 = sequence(body, rsaSha256, signature).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts))

function tagged(tag: number, content: Buffer) {
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
