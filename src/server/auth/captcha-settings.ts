// What is the same for everybody about the providers that tell people from programs.
export type CaptchaSettings = {
  secret: string
  verifyUrl: string
  siteKey: string
  scriptUrl: string
  provider: Provider
}

export const captchaProviders = ['hcaptcha', 'turnstile'] as const
type Provider = (typeof captchaProviders)[number]

const known = {
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    scriptUrl: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    scriptUrl: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    origins: ['https://challenges.cloudflare.com'],
  },
}

type Given = {
  provider: Provider | undefined
  secret: string | undefined
  siteKey: string | undefined
  verifyUrl: string | undefined
  scriptUrl: string | undefined
}

export function captchaOf({ provider, secret, siteKey, ...own }: Given): CaptchaSettings | undefined {
  if (!provider || !secret || !siteKey) return
  const { verifyUrl, scriptUrl } = known[provider]
  return {
    provider,
    secret,
    siteKey,
    verifyUrl: own.verifyUrl ?? verifyUrl,
    scriptUrl: own.scriptUrl ?? scriptUrl,
  }
}

/** What our pages are told: which script, and for which site. */
export const widgetOf = ({ provider, siteKey, scriptUrl }: CaptchaSettings) =>
  JSON.stringify({ provider, siteKey, scriptUrl })

/** From where the provider's script, frame and calls come. */
export const originsOf = ({ provider, scriptUrl }: Pick<CaptchaSettings, 'provider' | 'scriptUrl'>) => [
  ...new Set([...known[provider].origins, new URL(scriptUrl).origin]),
]
