// POST /factors: a second factor, not in force until its first answer is right.
import { randomUUID } from 'node:crypto'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { business } from '#content/business.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, asServer, type User } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
import { phoneField } from './phone-codes.ts'
import { check, readBody } from './read-body.ts'
import { newTotpSecret, totpUri } from './totp.ts'

const mostFactors = 10

const wanted = z.object({
  factor_type: z.enum(['totp', 'phone', 'webauthn'], 'factor_type needs to be totp, phone or webauthn'),
  phone: z.unknown().optional(),
  friendly_name: z.string().trim().max(64, 'A name has at most 64 characters').nullish(),
  issuer: z
    .string()
    .trim()
    .max(64)
    .regex(/^[^:]*$/, 'An issuer holds no colon')
    .nullish(),
})
type Wanted = z.output<typeof wanted>
type New = Omit<Wanted, 'phone'> & { phone: string | undefined; secret: string | undefined }

export function enrollFactor(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, wanted)
    const who = context.get('who')
    const type = asked.factor_type
    if (type === 'phone' && !auth.sendSms) throw notEnabled(type)
    if (type === 'webauthn' && !auth.webauthn.isOffered) throw notEnabled(type)
    const phone = type === 'phone' ? check(phoneField, asked.phone) : undefined
    requireFullProof(who)
    if (who.user.factors.filter(factor => factor.status === 'verified').length >= mostFactors)
      throw new AuthRefusal('too_many_enrolled_mfa_factors', 'Maximum number of verified factors reached')
    const secret = type === 'totp' ? newTotpSecret() : undefined
    const id = await keepFactor(auth, who.user, { ...asked, phone, secret })
    const told = { id, type, friendly_name: asked.friendly_name ?? '' }
    if (!secret) return context.json({ ...told, ...(phone && { phone: phone.slice(1) }) })
    const uri = totpUri({ secret, issuer: asked.issuer || business.name, account: who.user.email })
    // Named colours: the client puts the picture into a data URL, where a # would end it.
    const qr_code = renderSVG(uri, { whiteColor: 'white', blackColor: 'black' })
    const totp = { qr_code, secret, uri }
    return context.json({ ...told, totp })
  }
}

// An attempt that was never finished makes way for the next.
async function keepFactor(
  auth: AuthService,
  user: User,
  { friendly_name: name, factor_type: type, phone, secret }: New,
) {
  const id = randomUUID()
  const forget = {
    text: `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`,
    values: [user.id],
  }
  const keep = {
    text: `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, secret, phone, created_at, updated_at)
           values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    values: [
      id,
      user.id,
      name ?? '',
      type,
      secret ? auth.vault.seal(secret, id) : null,
      phone ?? null,
      auth.now().toISOString(),
    ],
  }
  await asServer(auth, [forget, keep]).catch(error => Promise.reject(translate(error)))
  return id
}

function translate(error: unknown) {
  const isTaken = error instanceof DatabaseError && error.constraint === 'mfa_factors_by_name'
  return isTaken
    ? new AuthRefusal('mfa_factor_name_conflict', 'A factor with this name already exists')
    : error
}

function notEnabled(type: 'phone' | 'webauthn') {
  return type === 'phone'
    ? new AuthRefusal('mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    : new AuthRefusal('mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')
}
