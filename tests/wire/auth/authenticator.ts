// A device that keeps keys, in software: what a phone or a security key answers to a browser (WebAuthn, ES256, no attestation).
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { site } from './house.ts'

type Kept = { id: Buffer; privateKey: KeyObject; userHandle: string; count: number }
// What the browser asks: bytes, as the public client unpacks them, or text, as the server writes it.
type Bytes = string | ArrayBuffer | ArrayBufferView
type Creation = { challenge: Bytes; rp: { id?: string | undefined }; user: { id: Bytes } }
type Request = {
  challenge: Bytes
  rpId?: string | undefined
  allowCredentials?: readonly { id: Bytes }[] | undefined
}
// How it lies, or what it cannot do.
type Ways = { origin?: string; rpId?: string; verifiesUser?: boolean; count?: number; key?: Kept }

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Buffer) => bytes.toString('base64url')
const bytesOf = (given: Bytes) =>
  typeof given === 'string'
    ? Buffer.from(given, 'base64url')
    : Buffer.from(ArrayBuffer.isView(given) ? given.buffer : given)

export function openAuthenticator() {
  const keys: Kept[] = []

  function create({ challenge, rp, user }: Creation, ways: Ways = {}) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const key = { id: randomBytes(16), privateKey, userHandle: text(bytesOf(user.id)), count: 0 }
    keys.push(key)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = cbor(
      new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.alloc(2)
    length.writeUInt16BE(key.id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, key.id, cose])
    const authData = Buffer.concat([
      head({ rpId: ways.rpId ?? rp.id ?? '', flags: 0x41, count: 0, ways }),
      attested,
    ])
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    )
    const clientData = said('webauthn.create', challenge, ways)
    return answer(key, {
      clientDataJSON: text(clientData),
      attestationObject: text(attestation),
      transports: ['internal'],
    })
  }

  function get({ challenge, rpId = '', allowCredentials = [] }: Request, ways: Ways = {}) {
    const allowed = allowCredentials.map(({ id }) => text(bytesOf(id)))
    const key =
      ways.key ?? keys.findLast(({ id }) => allowed.length === 0 || allowed.includes(text(id))) ?? keys.at(-1)
    if (!key) throw new Error('The device has no key')
    key.count = ways.count ?? key.count + 1
    const authData = head({ rpId: ways.rpId ?? rpId, flags: 0x01, count: key.count, ways })
    const clientData = said('webauthn.get', challenge, ways)
    const signature = sign('sha256', Buffer.concat([authData, hash(clientData)]), key.privateKey)
    return answer(key, {
      clientDataJSON: text(clientData),
      authenticatorData: text(authData),
      signature: text(signature),
      userHandle: key.userHandle,
    })
  }

  return { keys, create, get }
}

function head({ rpId, flags, count, ways }: { rpId: string; flags: number; count: number; ways: Ways }) {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  const verified = ways.verifiesUser === false ? 0 : 0x04
  return Buffer.concat([hash(rpId), Buffer.from([flags | verified]), counter])
}

const said = (type: string, challenge: Bytes, ways: Ways) =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: text(bytesOf(challenge)),
      origin: ways.origin ?? site,
      crossOrigin: false,
    }),
  )

// As a browser's own toJSON() writes it, which is what the public client sends.
function answer(key: Kept, response: Record<string, unknown>) {
  const id = text(key.id)
  const credential = {
    id,
    rawId: id,
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
    authenticatorAttachment: 'platform' as const,
  }
  return Object.assign(credential, { toJSON: () => ({ ...credential, toJSON: undefined }) })
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? prefix(1, -1 - value) : prefix(0, value)
  if (typeof value === 'string')
    return Buffer.concat([prefix(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([prefix(2, value.length), value])
  const entries = [...value].flatMap(([name, one]) => [cbor(name), cbor(one)])
  return Buffer.concat([prefix(5, value.size), ...entries])
}

function prefix(kind: number, size: number) {
  if (size < 24) return Buffer.from([(kind << 5) | size])
  if (size < 256) return Buffer.from([(kind << 5) | 24, size])
  return Buffer.from([(kind << 5) | 25, size >> 8, size & 0xff])
}
