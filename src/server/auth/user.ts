// GET /user: the current state of the signed-in account.
import type { AuthHandler } from './auth-service.ts'

export const showUser: AuthHandler = context => context.json(context.get('who').user)
