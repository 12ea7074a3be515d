// A no of the auth service: the code that the clients know, the status they expect, and a sentence for people.
import { Refusal } from '#domain/refusal.ts'

const statuses = {
  bad_json: 400,
  validation_failed: 400,
  web3_unsupported_chain: 400,
  invalid_credentials: 400,
  email_not_confirmed: 400,
  refresh_token_not_found: 400,
  refresh_token_already_used: 400,
  session_expired: 400,
  bad_code_verifier: 400,
  bad_oauth_callback: 400,
  bad_oauth_state: 400,
  reauthentication_needed: 400,
  captcha_failed: 400,
  webauthn_challenge_not_found: 400,
  webauthn_challenge_expired: 400,
  webauthn_verification_failed: 400,
  saml_assertion_no_user_id: 400,
  saml_assertion_no_email: 400,
  saml_entity_id_mismatch: 400,
  saml_metadata_fetch_failed: 400,
  sso_domain_already_exists: 400,
  no_authorization: 401,
  bad_jwt: 403,
  not_admin: 403,
  session_not_found: 403,
  user_banned: 403,
  otp_expired: 403,
  insufficient_aal: 403,
  setup_closed: 403,
  not_found: 404,
  flow_state_not_found: 404,
  flow_state_expired: 404,
  user_not_found: 404,
  mfa_factor_not_found: 404,
  saml_provider_disabled: 404,
  passkey_disabled: 404,
  saml_relay_state_not_found: 404,
  saml_idp_not_found: 404,
  sso_provider_not_found: 404,
  sso_provider_disabled: 404,
  manual_linking_disabled: 404,
  conflict: 409,
  weak_password: 422,
  user_already_exists: 422,
  email_exists: 422,
  phone_exists: 422,
  same_password: 422,
  identity_not_found: 422,
  identity_already_exists: 422,
  single_identity_not_deletable: 422,
  email_conflict_identity_not_deletable: 422,
  provider_email_needs_verification: 422,
  reauthentication_not_valid: 422,
  mfa_verification_failed: 422,
  mfa_challenge_expired: 422,
  mfa_factor_name_conflict: 422,
  too_many_enrolled_mfa_factors: 422,
  mfa_phone_enroll_not_enabled: 422,
  mfa_webauthn_enroll_not_enabled: 422,
  webauthn_credential_exists: 422,
  too_many_passkeys: 422,
  anonymous_provider_disabled: 422,
  phone_provider_disabled: 422,
  sms_send_failed: 422,
  mfa_phone_verify_not_enabled: 422,
  web3_provider_disabled: 422,
  saml_idp_already_exists: 422,
  saml_relay_state_expired: 422,
  user_sso_managed: 422,
  provider_disabled: 422,
  over_request_rate_limit: 429,
  over_email_send_rate_limit: 429,
  over_sms_send_rate_limit: 429,
  unexpected_failure: 500,
} as const

export type AuthCode = keyof typeof statuses
type Status = (typeof statuses)[AuthCode]
// status: where the clients know this code with another one.
type More = { facts?: object; retryAfterSeconds?: number; status?: Status }

export class AuthRefusal extends Refusal {
  readonly status: Status
  // Further fields of the body, such as why a password is weak.
  readonly facts: Record<string, unknown>
  readonly retryAfterSeconds: number | undefined

  constructor(code: AuthCode, sentence: string, more: More = {}) {
    super(code, sentence)
    this.name = 'AuthRefusal'
    this.status = more.status ?? statuses[code]
    this.facts = { ...more.facts }
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}
