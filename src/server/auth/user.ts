// GET /user: the account that is signed in, as it stands now.
import type { AuthHandler } from './auth-service.ts'

export const showUser: AuthHandler = context => context.json(context.get('who').user)
