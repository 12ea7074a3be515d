// Which passwords we take: long enough, and not among those that guessers try first.
import { AuthRefusal } from './auth-refusal.ts'
import { commonPasswords } from './common-passwords.ts'

const longest = 256

export function requireGoodPassword(password: string, shortest: number) {
  if (lengthOf(password) > longest)
    throw new AuthRefusal('validation_failed', `Password cannot be longer than ${longest} characters`)
  const weakness = weaknessOf(password, shortest)
  if (!weakness) return
  throw new AuthRefusal('weak_password', weakness.message, {
    facts: { weak_password: { reasons: weakness.reasons } },
  })
}

export function weaknessOf(password: string, shortest: number) {
  if (lengthOf(password) < shortest)
    return { message: `Password should be at least ${shortest} characters.`, reasons: ['length'] }
  if (commonPasswords.has(password.toLowerCase()) || isOneCharacter(password))
    return {
      message: 'Password is known to be weak and easy to guess, please choose a different one.',
      reasons: ['pwned'],
    }
  return undefined
}

// People count characters, not the units that JavaScript stores them in.
const lengthOf = (password: string) => [...password].length
const isOneCharacter = (password: string) => new Set(password).size === 1
