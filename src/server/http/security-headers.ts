// The headers of every answer, errors included.
import type { MiddlewareHandler } from 'hono'

const strictPolicy = policyWith({ scripts: '', calls: '', pictures: '' })

/** For pages on which a visitor may allow an outside analytics property; all others keep to our own server. */
export const outsideAnalyticsPolicy = policyWith({
  scripts: ' https://www.googletagmanager.com/gtag/js',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://www.googletagmanager.com',
})

function policyWith({ scripts, calls, pictures }: { scripts: string; calls: string; pictures: string }) {
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    `img-src 'self' data:${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${calls}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

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
