// Who may call an endpoint: someone signed in, or someone who may act on others' accounts.
import { Refusal } from '#domain/refusal.ts'
import { introduceOperator, noteEnded } from '#server/turns/asker.ts'
import { AuthRefusal } from './auth-refusal.ts'
import {
  type AuthContext,
  type AuthMiddleware,
  type AuthService,
  askServer,
  type KeptSession,
} from './auth-service.ts'
import { isSame } from './secrets.ts'
import { tokenFaults } from './token-claims.ts'

export function requireUser(auth: AuthService): AuthMiddleware {
  return async (context, next) => {
    context.set('who', await sessionOf(auth, context))
    await next()
  }
}

/** The session of whoever is calling. */
export const sessionOf = (auth: AuthService, context: AuthContext) => readSession(auth, bearerOf(context))

// The secret key, a token of the operator's for service_role, or an admin who has shown every factor they have.
export function requireAdmin(auth: AuthService): AuthMiddleware {
  return async (context, next) => {
    if (!(await isOperator(auth, context))) {
      const session = await sessionOf(auth, context)
      if (!(await isAdmin(auth, session.user.id))) throw new AuthRefusal('not_admin', 'User not allowed')
      requireFullProof(session)
      context.set('who', session)
    }
    await next()
  }
}

// Where someone has a second factor, the first alone must not change how they sign in.
export function requireFullProof({ aal, user }: KeptSession) {
  const hasFactor = user.factors.some(factor => factor.status === 'verified')
  if (hasFactor && aal !== 'aal2')
    throw new AuthRefusal('insufficient_aal', 'Please confirm your second factor first')
}

async function readSession(auth: AuthService, token: string): Promise<KeptSession> {
  const claims = await auth.verifyToken(token).catch(refuseToken)
  const session = await askServer<KeptSession & { is_banned: boolean; is_key_dropped: boolean }>(
    auth,
    `select auth.session_json(sessions.id) || jsonb_build_object('is_banned', coalesce(users.banned_until > $3, false),
       'is_key_dropped', $4::text is not null and not auth.is_key_in_force($4))
     from auth.sessions join auth.users on users.id = sessions.user_id
     where sessions.id::text = $1 and users.id::text = $2 and users.deleted_at is null
       and least(sessions.idle_until, sessions.not_after) > $3::timestamptz`,
    [String(claims.session_id ?? ''), String(claims.sub ?? ''), auth.now().toISOString(), claims.kid ?? null],
  )
  if (!session || session.is_banned || session.is_key_dropped) noteEnded()
  if (!session)
    throw new AuthRefusal('session_not_found', 'Session from session_id claim in JWT does not exist')
  const { is_banned: isBanned, is_key_dropped: isKeyDropped, ...kept } = session
  if (isKeyDropped) throw invalidJwt(tokenFaults.key)
  if (isBanned) throw new AuthRefusal('user_banned', 'User is banned')
  return kept
}

// The clients' own programs look for these words.
const invalidJwt = (fault: string) =>
  new AuthRefusal('bad_jwt', `invalid JWT: unable to parse or verify signature, ${fault}`)

function refuseToken(error: unknown): never {
  if (error instanceof Refusal) throw invalidJwt(error.message)
  throw error
}

async function isAdmin(auth: AuthService, userId: string) {
  const text = `select to_json(exists (select from public.user_roles where user_id = $1::uuid and role = 'admin'))`
  return (await askServer<boolean>(auth, text, [userId])) === true
}

// As on /rest/v1, the credential may come as the apikey alone.
export async function isOperator(auth: AuthService, context: AuthContext) {
  const credential = findBearer(context) ?? context.req.header('apikey') ?? ''
  if (isSame(credential, auth.keys.secretKey)) {
    introduceOperator()
    return true
  }
  if (credential.split('.').length !== 3) return false
  return (await auth.verifyToken(credential).catch(refuseToken)).role === 'service_role'
}

const findBearer = (context: AuthContext) =>
  /^bearer +(\S+)$/i.exec(context.req.header('authorization')?.trim() ?? '')?.[1]

function bearerOf(context: AuthContext) {
  const token = findBearer(context)
  if (!token) throw new AuthRefusal('no_authorization', 'This endpoint requires a valid Bearer token')
  return token
}
