// The headers of every answer, errors included.
import type { MiddlewareHandler } from 'hono'

type Outside = { analytics?: boolean; captchaOrigins?: readonly string[] }

/** For pages on which something of others may run: an analytics property that a visitor may allow, or the script of a provider
 * that tells people from programs, which knows nothing of trusted types. All other pages keep to our own server. */
export function policyWith({ analytics = false, captchaOrigins = [] }: Outside) {
  const captcha = captchaOrigins.map(origin => ` ${origin}`).join('')
  const scripts = analytics ? ' https://www.googletagmanager.com/gtag/js' : ''
  const pictures = analytics ? ' https://*.google-analytics.com https://www.googletagmanager.com' : ''
  const calls = analytics
    ? ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com'
    : ''
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}${captcha}`,
    `style-src 'self'${captcha}`,
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${calls}${captcha}`,
    ...(captcha ? [`frame-src${captcha}`] : []),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(captcha ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}

const strictPolicy = policyWith({})

// Vite's hot reload injects scripts and styles into the page; the policy that holds in production cannot let it.
const developmentPolicy = "frame-ancestors 'none'; object-src 'none'"

type Circumstances = { isHttps: boolean; isDevelopment: boolean }

export function standingHeaders({ isHttps, isDevelopment }: Circumstances): Record<string, string> {
  return {
    'content-security-policy': isDevelopment ? developmentPolicy : strictPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

export function securityHeaders(circumstances: Circumstances): MiddlewareHandler {
  const headers = standingHeaders(circumstances)
  return async (context, next) => {
    await next()
    // A page that needs a policy of its own has set it.
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
}
