// Password hashes. Each takes 46 MB and a tenth of a second by design, so one is worked out at a time, and one beside it for
// the office.
import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import bcrypt from 'bcryptjs'
import { Turns } from '#server/turns/turns.ts'
import { isSame } from './secrets.ts'

export type Passwords = {
  hash(password: string): Promise<string>
  // Without a hash the work is done all the same: nobody learns from the time whether an account exists.
  matches(password: string, kept: string | null): Promise<boolean>
}

const strength = { memory: 47104, passes: 1, parallelism: 1, tagLength: 32 }
const format = `$argon2id$v=19$m=${strength.memory},t=${strength.passes},p=${strength.parallelism}`
const argon2Async = promisify(argon2)

const longestPassword = 256

export function createPasswords(atOnce = { office: 2, writing: 1, reading: 1, stranger: 1 }): Passwords {
  const turns = new Turns(atOnce)
  const nobody = hashWith(randomBytes(32).toString('base64url'), randomBytes(16))
  return {
    hash: password => turns.take(() => hashWith(password, randomBytes(16))),
    matches: async (password, kept) => {
      const expected = kept ?? (await nobody)
      // Never hashed when set, so it cannot match; still as slow as any other.
      const given = password.length > longestPassword * 2 ? '' : password
      return (await turns.take(() => matchesHash(given, expected))) && kept !== null
    },
  }
}

// A hash of another kind or strength, from an import or an older release, is replaced at the next sign-in.
export const isOutdatedHash = (kept: string) => !kept.startsWith(`${format}$`)

// Hashes that an import may bring.
export const isKnownHash = (hash: string) =>
  /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash) || readHash(hash) !== undefined

async function hashWith(password: string, salt: Buffer) {
  const tag = await argon2Async('argon2id', { ...strength, message: password, nonce: salt })
  return `${format}$${unpadded(salt)}$${unpadded(tag)}`
}

async function matchesHash(password: string, kept: string) {
  if (kept.startsWith('$2')) return bcrypt.compare(password, kept)
  const read = readHash(kept)
  if (!read) return false
  const { tag, ...parameters } = read
  const given = await argon2Async('argon2id', { ...parameters, message: password, tagLength: tag.length })
  return isSame(given.toString('hex'), tag.toString('hex'))
}

function readHash(kept: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]+)\$([\w+/]+)$/.exec(kept)
  if (!parts) return undefined
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
