// The key with which secrets lie in the database. It comes from the environment or from a file beside the embedded
// database, never from the database: a copy of that, or a backup, holds nothing that makes codes.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type KeySettings = { dataKey: string | undefined; dataDir: string }

export type Vault = {
  // Which key it is, as sealed values name it.
  keyId: string
  // about: what the secret belongs to; it opens there and nowhere else.
  seal(secret: string, about: string): string
  open(sealed: string, about: string): string
}

const format = /^[0-9a-f]{64}$/i
const version = 'v1'

export const makeVault = ({ dataDir }: KeySettings): Vault => vaultOf(makeKeyFile(dataDir))

export function findVault({ dataKey, dataDir }: KeySettings): Vault | undefined {
  if (dataKey) return vaultOf(dataKey)
  const file = keyFile(dataDir)
  return existsSync(file) ? vaultOf(readKeyFile(file)) : undefined
}

export const sealedBy = (sealed: string) => {
  const [mark, keyId] = sealed.split('.')
  return mark === version ? keyId : undefined
}

const keyFile = (dataDir: string) => join(dataDir, 'secrets.key')

// Linked into place when it is whole, so that two processes that start at once end with the same one.
function makeKeyFile(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const [file, draft] = [keyFile(dataDir), `${keyFile(dataDir)}.${process.pid}`]
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(draft)
  }
  return readKeyFile(file)
}

function readKeyFile(file: string) {
  chmodSync(file, 0o600)
  const key = readFileSync(file, 'utf8').trim()
  if (!format.test(key))
    throw new Error(`${file} holds no key: it should be 64 digits and letters from a to f.`)
  return key
}

export function vaultOf(hex: string): Vault {
  const key = Buffer.from(hex, 'hex')
  const keyId = createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 12)
  return {
    keyId,
    seal(secret, about) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const bytes = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return [version, keyId, bytes.toString('base64url')].join('.')
    },
    open(sealed, about) {
      if (sealedBy(sealed) !== keyId)
        throw new Error('A secret was sealed with another key than DATA_KEY or secrets.key.')
      const bytes = Buffer.from(sealed.split('.')[2] ?? '', 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(about))
      decipher.setAuthTag(bytes.subarray(-16))
      return decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}
