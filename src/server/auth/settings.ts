// GET /settings: what a sign-in screen may offer.
import type { AuthHandler, AuthService } from './auth-service.ts'

export function showSettings({ settings }: AuthService): AuthHandler {
  return context =>
    context.json({
      external: { email: true, phone: false, anonymous_users: settings.anonymous },
      disable_signup: false,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      passkeys_enabled: false,
      password_min_length: settings.passwordMin,
    })
}
