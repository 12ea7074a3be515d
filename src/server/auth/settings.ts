// GET /settings: what a sign-in screen may offer.
import type { AuthHandler, AuthService } from './auth-service.ts'

export function showSettings({ settings, providers, webauthn, sendSms }: AuthService): AuthHandler {
  return context =>
    context.json({
      external: {
        ...Object.fromEntries(
          ['apple', 'azure', 'facebook', 'google'].map(name => [name, providers.has(name)]),
        ),
        ...Object.fromEntries([...providers.keys()].map(name => [name, true])),
        email: true,
        phone: sendSms !== undefined,
        anonymous_users: settings.anonymous,
        ...Object.fromEntries(settings.web3.map(chain => [`web3_${chain}`, true])),
      },
      disable_signup: false,
      mailer_autoconfirm: settings.autoconfirm,
      phone_autoconfirm: false,
      sms_provider: '',
      passkeys_enabled: webauthn.isOffered,
      saml_enabled: settings.saml !== undefined,
      password_min_length: settings.passwordMin,
    })
}
