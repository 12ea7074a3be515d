// GET /health: the service is there; whether its database is, /readyz says.
import type { AuthHandler } from './auth-service.ts'

export const showHealth: AuthHandler = context =>
  context.json({ name: 'auth', version: '1', description: 'Accounts and sessions' })
