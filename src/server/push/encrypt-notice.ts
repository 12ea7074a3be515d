// The body of a push message, readable by one browser alone: RFC 8291 (the keys) and RFC 8188 (aes128gcm), in one record.
import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

export type DeviceKeys = { p256dh: string; authSecret: string }

// Given by tests only: the RFC tells what must come of them.
type Chance = { salt: Buffer; privateKey: Buffer | undefined }

const recordSize = 4096
// What is left of a record after the tag and the mark of its end.
export const longestNotice = recordSize - 17

/** Throws where the device's key is no point of the curve. */
export function encryptNotice(
  text: string,
  { p256dh, authSecret }: DeviceKeys,
  { salt, privateKey }: Chance = { salt: randomBytes(16), privateKey: undefined },
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > longestNotice) throw new Error('A notice has to fit into one record.')
  const ours = createECDH('prime256v1')
  if (privateKey) ours.setPrivateKey(privateKey)
  else ours.generateKeys()
  const theirPublic = Buffer.from(p256dh, 'base64url')
  const ourPublic = ours.getPublicKey()
  const derive = (key: Buffer, seasoning: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, seasoning, info, length))
  const shared = derive(
    ours.computeSecret(theirPublic),
    Buffer.from(authSecret, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirPublic, ourPublic]),
    32,
  )
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 marks the last record.
  const sealed = [cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final(), cipher.getAuthTag()]
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(recordSize)
  sizes.writeUInt8(ourPublic.length, 4)
  return Buffer.concat([salt, sizes, ourPublic, ...sealed])
}
