// Puts the auth service together from the installation's settings and keys.
import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { AuthService } from './auth-service.ts'
import { createPasswords } from './passwords.ts'
import type { ServerKeys } from './server-keys.ts'
import { createTokenVerifier } from './verify-token.ts'

type Given = { database: Database; keys: ServerKeys; config: Config; now?: () => Date }

export function createAuthService({ database, keys, config, now = () => new Date() }: Given): AuthService {
  const { siteUrl, adminEmail, rateLimitScale } = config
  return {
    database,
    keys,
    verifyToken: createTokenVerifier(keys, now),
    passwords: createPasswords(),
    settings: { ...config.auth, siteUrl, adminEmail, rateLimitScale },
    now,
  }
}
