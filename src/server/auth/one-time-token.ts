// The token of a mail: a link to a page with a button (mail scanners follow links), and a code to type.
import { randomUUID } from 'node:crypto'
import type { MailTemplate } from '#server/mail/payloads.ts'
import type { AuthService } from './auth-service.ts'
import type { Flow } from './read-body.ts'
import { hashCode, randomCode, randomToken, sha256 } from './secrets.ts'

// The purpose of each: the mail that carries it, and its type on the wire.
const purposes = {
  signup: { template: 'confirm-signup', type: 'signup' },
  invite: { template: 'invite', type: 'invite' },
  magiclink: { template: 'magic-link', type: 'magiclink' },
  recovery: { template: 'recovery', type: 'recovery' },
  email_change_current: { template: 'email-change-current', type: 'email_change' },
  email_change_new: { template: 'email-change-new', type: 'email_change' },
  reauthentication: { template: 'reauthentication', type: 'reauthentication' },
} as const satisfies Record<string, { template: MailTemplate; type: string }>

export type TeamRole = 'admin' | 'staff'

export type Purpose = keyof typeof purposes

type Wanted = {
  purpose: Purpose
  email: string
  redirectTo?: string
  flow?: Flow | null
  encryptedPassword?: string | null
  metadata?: Record<string, unknown>
  newEmail?: string
  // The role that comes with an invitation.
  invitedRole?: TeamRole | undefined
  // Without a mail: an admin will bring the link to its owner.
  isMailed?: boolean
}

const anHour = 60
// A cleaner does not read mail every day.
const aWeek = 7 * 24 * 60

export function makeToken(auth: AuthService, wanted: Wanted) {
  const { purpose, email, redirectTo, flow = null, newEmail, isMailed = true } = wanted
  const token = `${flow ? 'pkce_' : ''}${randomToken()}`
  const code = randomCode()
  const { template, type } = purposes[purpose]
  const minutesValid = wanted.invitedRole ? aWeek : anHour
  const link = linkTo(auth, { token, type, redirectTo })
  const made = {
    purpose,
    email,
    token_hash: sha256(token),
    code_hash: hashCode(auth.keys, email, code),
    redirect_to: redirectTo ?? null,
    flow: flow && { id: randomUUID(), ...flow },
    encrypted_password: wanted.encryptedPassword ?? null,
    user_metadata: wanted.metadata ?? null,
    invited_role: wanted.invitedRole ?? null,
    expires_at: new Date(auth.now().getTime() + minutesValid * 60_000).toISOString(),
    template: isMailed ? template : null,
    payload: { link, code, minutesValid, ...(newEmail && { newEmail }) },
  }
  return { token, code, link, type, made }
}

// From the configured address, never from a header of the request.
function linkTo(auth: AuthService, facts: { token: string; type: string; redirectTo?: string }) {
  const query = new URLSearchParams({ token_hash: facts.token, type: facts.type })
  if (facts.redirectTo) query.set('redirect_to', facts.redirectTo)
  return `${auth.settings.siteUrl}/auth/confirm?${query}`
}
