// The second factor: an app on the phone that shows a new code every half minute.
import { answerOf, authApi, keptSession } from './auth-api.ts'

export type NewFactor = { id: string; qrCode: string; secret: string }
export type KeptFactor = { id: string; name: string; since: string }

export async function readFactors(): Promise<KeptFactor[]> {
  const factors = await answerOf(authApi().mfa.listFactors())
  return [...(factors?.totp ?? []), ...(factors?.webauthn ?? [])].map(
    ({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? '',
      since: created_at,
    }),
  )
}

export async function beginFactor(name: string): Promise<NewFactor> {
  const factor = await answerOf(authApi().mfa.enroll({ factorType: 'totp', friendlyName: name }))
  if (!factor) throw new Error('The server answered no factor.')
  return { id: factor.id, qrCode: factor.totp.qr_code, secret: factor.totp.secret }
}

/** The first correct code activates a new factor; later ones upgrade a session that was opened with a password. */
export async function showFactor(factorId: string, code: string) {
  await answerOf(authApi().mfa.challengeAndVerify({ factorId, code }))
}

export async function removeFactor(factorId: string) {
  await answerOf(authApi().mfa.unenroll({ factorId }))
  // The stored session still lists the factor.
  await answerOf(authApi().refreshSession())
}

/** The code of the app that the half-open session waits for. */
export async function passFactor(code: string) {
  const session = await keptSession()
  const factor = session?.user.factors?.find(
    ({ status, factor_type: type }) => status === 'verified' && type === 'totp',
  )
  if (!factor) throw new Error('There is no factor to show.')
  await showFactor(factor.id, code)
}
