// What went wrong on a trip to a provider, told at the address to which the trip leads: in the query and in the fragment,
// as the public service does.
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import type { AuthService } from './auth-service.ts'
import type { Provider } from './providers.ts'
import { withFragment, withQuery } from './redirects.ts'

const faults = {
  no_state: ['invalid_request', 'bad_oauth_callback', 'OAuth state parameter missing'],
  bad_state: ['invalid_request', 'bad_oauth_state', 'OAuth callback with invalid state'],
  no_code: [
    'invalid_request',
    'bad_oauth_callback',
    'OAuth callback with missing authorization code missing',
  ],
  no_exchange: ['server_error', 'unexpected_failure', 'Unable to exchange external code'],
  unreachable: [
    'server_error',
    'unexpected_failure',
    'The other service cannot be reached now. Please try again later',
  ],
  too_many_mails: [
    'server_error',
    'over_email_send_rate_limit',
    'Too many mails to this address. Please try again later',
  ],
  user_banned: ['access_denied', 'user_banned', 'User is banned'],
  session_not_found: ['server_error', 'session_not_found', 'The session that asked for this has ended'],
  identity_already_linked: ['server_error', 'identity_already_exists', 'Identity is already linked'],
  identity_of_another: [
    'server_error',
    'identity_already_exists',
    'Identity is already linked to another user',
  ],
  email_exists: [
    'invalid_request',
    'email_exists',
    'A user with this email address has already been registered',
  ],
} satisfies Record<string, [string, AuthCode, string]>

type Named = Pick<Provider, 'name'>
export type OauthFault = keyof typeof faults

export function addressWithFault(redirectTo: string, fault: OauthFault) {
  const [error, error_code, error_description] = faults[fault]
  return told(redirectTo, { error, error_code, error_description })
}

/** The same to a program that asked for it by itself. */
export function refusalFor(fault: OauthFault) {
  const [, code, sentence] = faults[fault]
  return new AuthRefusal(code, sentence)
}

/** The address is not proved: what helps is said with the provider's name. */
export function addressUnverified(redirectTo: string, provider: Named, isMailed: boolean) {
  return told(redirectTo, {
    error: 'access_denied',
    error_code: 'provider_email_needs_verification' satisfies AuthCode,
    error_description: unverified(provider, isMailed),
  })
}

export const unverified = ({ name }: Named, isMailed: boolean) =>
  isMailed
    ? `Unverified email with ${name}. A confirmation email has been sent to your ${name} email`
    : `Unverified email with ${name}. Verify the email with ${name} in order to sign in`

/** In the provider's own words. It has no code of ours. */
export function addressRefused(redirectTo: string, error: string, description: string | undefined) {
  const short = (text: string) => text.replace(/\p{C}/gu, '').slice(0, 200)
  return told(redirectTo, {
    error: short(error),
    error_description: short(description || 'The sign-in was not completed'),
  })
}

/** A refusal of our own, in its own words. */
export function addressTold(redirectTo: string, { code, status, message }: AuthRefusal) {
  const error = status >= 500 ? 'server_error' : status === 403 ? 'access_denied' : 'invalid_request'
  return told(redirectTo, { error, error_code: code, error_description: message })
}

const told = (redirectTo: string, facts: Record<string, string>) =>
  withFragment(withQuery(redirectTo, facts), facts)

/** The operator learns what is wrong; the visitor, that it did not work. */
export const unreachable =
  (auth: AuthService, { name }: Provider) =>
  (error: unknown) => {
    auth.log.warn('A sign-in with another service failed', { provider: name, error, cause: causeOf(error) })
    return undefined
  }

const causeOf = (error: unknown) => {
  const { cause, error: told, error_description: more } = error as Record<string, unknown>
  return (
    [told, more, cause instanceof Error ? cause.message : undefined].filter(Boolean).join(': ') || undefined
  )
}
