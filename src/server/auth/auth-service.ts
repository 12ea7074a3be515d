// The dependencies of every endpoint of /auth/v1.
import type { Context, MiddlewareHandler } from 'hono'
import type { Database, Row, Statement } from '#server/database/database.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import type { Log } from '#server/log.ts'
import type { CaptchaSettings } from './captcha-settings.ts'
import type { Vault } from './data-key.ts'
import type { Passwords } from './passwords.ts'
import type { Providers } from './providers.ts'
import type { SamlKey } from './saml-settings.ts'
import { sha256 } from './secrets.ts'
import type { ServerKeys } from './server-keys.ts'
import type { SendSms } from './sms.ts'
import type { VerifyToken } from './verify-token.ts'
import type { Chain } from './web3-message.ts'

export type AuthSettings = {
  siteUrl: string
  adminEmail?: string
  autoconfirm: boolean
  anonymous: boolean
  web3: readonly Chain[]
  passkeys: boolean
  saml: SamlKey | undefined
  phone: boolean
  redirects: readonly string[]
  passwordMin: number
  sessionIdleHours: number
  sessionMaxHours: number
  rateLimitScale: number
}

/** Who we are to a device that keeps keys: the host of the site, and the only address from which its answers may come. */
export type RelyingParty = { isOffered: boolean; id: string; origin: string }

export type AuthService = {
  database: Database
  keys: ServerKeys
  verifyToken: VerifyToken
  passwords: Passwords
  vault: Vault
  settings: AuthSettings
  // With whom people may sign in here.
  providers: Providers
  // Who we are to devices that keep keys.
  webauthn: RelyingParty
  // Only where a provider tells people from programs.
  captcha: CaptchaSettings | undefined
  // Only where people may use phone numbers.
  sendSms: SendSms | undefined
  log: Log
  now: () => Date
}

export type User = {
  id: string
  email: string
  phone: string
  role: string
  is_anonymous: boolean
  app_metadata: Record<string, unknown>
  user_metadata: Record<string, unknown>
  factors: { id: string; status: string }[]
} & Record<string, unknown>

type Proof = { method: string; timestamp: number }

// A session as the database tells it: what the access token says.
export type KeptSession = { session_id: string; aal: 'aal1' | 'aal2'; amr: Proof[]; user: User }

export type AuthEnv = ServerEnv & { Variables: ServerEnv['Variables'] & { who: KeptSession } }
export type AuthContext = Context<AuthEnv>
export type AuthHandler = (context: AuthContext) => Response | Promise<Response>
export type AuthMiddleware = MiddlewareHandler<AuthEnv>

// The auth tables are open to the server's own role alone.
export function asServer(auth: AuthService, statements: Statement[]): Promise<Row[][]> {
  return auth.database.tx({ role: 'backend' }, statements)
}

// The one field of the one row of a statement that answers JSON.
export async function askServer<T>(
  auth: AuthService,
  text: string,
  values: (string | null)[],
): Promise<T | null> {
  const [rows] = await asServer(auth, [{ text, values, name: `auth ${sha256(text)}` }])
  const answer = rows?.[0]?.[0]
  return answer == null ? null : JSON.parse(answer)
}
