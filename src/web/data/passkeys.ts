// Keys that a device keeps: passkeys, which sign in by themselves, and security keys, which are a second factor.
import { otherFault, passkeyFaults } from '#content/passkeys.ts'
import { Refusal } from '#domain/refusal.ts'
import { answerOf, authApi, keptSession, refusalOf } from './auth-api.ts'

export type Passkey = { id: string; name: string; since: string; lastUsed: string | undefined }

export async function readPasskeys(): Promise<Passkey[]> {
  const kept = (await answerOf(authApi().passkey.list())) ?? []
  return kept.map(({ id, friendly_name: name = '', created_at: since, last_used_at: lastUsed }) => ({
    id,
    name,
    since,
    lastUsed,
  }))
}

/** Asks the device, which asks its owner. */
export async function addPasskey(name: string) {
  const made = await asked(authApi().registerPasskey())
  if (made) await renamePasskey(made.id, name)
}

export async function renamePasskey(passkeyId: string, friendlyName: string) {
  await answerOf(authApi().passkey.update({ passkeyId, friendlyName }))
}

export async function removePasskey(passkeyId: string) {
  await answerOf(authApi().passkey.delete({ passkeyId }))
}

export async function signInWithPasskey() {
  await asked(authApi().signInWithPasskey())
}

export async function addSecurityKey(friendlyName: string) {
  // Which make of key somebody has is not our business.
  await asked(authApi().mfa.webauthn.register({ friendlyName }, { attestation: 'none' }))
}

export async function showSecurityKey(factorId: string) {
  await asked(authApi().mfa.webauthn.authenticate({ factorId }))
}

export type HeldFactors = { keyId: string | undefined; hasApp: boolean }

/** What the half-open session waits for. */
export async function readHeldFactors(): Promise<HeldFactors> {
  const factors = (await keptSession())?.user.factors ?? []
  const inForce = factors.filter(({ status }) => status === 'verified')
  return {
    keyId: inForce.find(({ factor_type: type }) => type === 'webauthn')?.id,
    hasApp: inForce.some(({ factor_type: type }) => type === 'totp'),
  }
}

type Asked<Answer> = Promise<{ data: Answer; error: null } | { data: unknown; error: Error }>

// The device, or its owner, may say no; the browser's own words for that help nobody.
async function asked<Answer>(call: Asked<Answer>): Promise<Answer | undefined> {
  const { data, error } = await call
  if (!error) return data as Answer
  const { code = '', name } = error as Error & { code?: string }
  const known = passkeyFaults[code] ?? passkeyFaults[name] ?? (code.startsWith('ERROR_') && otherFault)
  throw known ? new Refusal(code || 'refused', known) : refusalOf(error)
}
