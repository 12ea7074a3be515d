// Puts the auth service together from the installation's settings and keys.
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Log } from '#server/log.ts'
import type { AuthService } from './auth-service.ts'
import type { Vault } from './data-key.ts'
import { createPasswords } from './passwords.ts'
import { createProviders } from './providers.ts'
import type { ServerKeys } from './server-keys.ts'
import { createSmsSender } from './sms.ts'
import { issuerOf } from './token-claims.ts'
import { createTokenVerifier } from './verify-token.ts'

type Given = {
  database: Database
  keys: ServerKeys
  vault: Vault
  config: Config
  log: Log
  now?: () => Date
  // Past the log and its masks.
  announce?: (line: string) => void
}

export function createAuthService(given: Given): AuthService {
  const { database, keys, vault, config, log, now = () => new Date(), announce = print } = given
  const { siteUrl, adminEmail, rateLimitScale } = config
  return {
    database,
    keys,
    verifyToken: createTokenVerifier(keys, { issuer: issuerOf(config), now }),
    passwords: createPasswords(),
    vault,
    providers: createProviders(config.authProviders, now),
    webauthn: relyingPartyOf(config),
    captcha: config.captcha,
    sendSms: config.auth.phone ? createSmsSender({ ...config.sms, log, announce, now }) : undefined,
    log,
    settings: { ...config.auth, siteUrl, adminEmail, rateLimitScale },
    now,
  }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

function relyingPartyOf({ siteUrl, auth }: Config) {
  const { hostname, origin } = new URL(siteUrl)
  return { isOffered: auth.passkeys, id: hostname, origin }
}
