// GET /auth/confirm: where the links of our mails lead. Plain HTML, works without JavaScript, does nothing by itself.
import type { Handler } from 'hono'
import { html } from 'hono/html'
import { business } from '#content/business.ts'
import { brokenLink, confirmPage } from '#content/confirm-page.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import type { AuthSettings } from './auth-service.ts'
import { confirmStyle } from './confirm-style.ts'

export function showConfirmPage({ redirects }: Pick<AuthSettings, 'redirects'>): Handler<ServerEnv> {
  // A browser checks where a form's answer leads, too.
  const targets = ["'self'", ...redirects.map(address => new URL(address).origin)].join(' ')
  const policy = `default-src 'none'; style-src 'self'; img-src 'self'; form-action ${targets}; base-uri 'none'; frame-ancestors 'none'`
  return context => {
    const { token_hash: token, type = '', redirect_to: redirectTo } = context.req.query()
    const words = confirmPage[type]
    context.header('content-security-policy', policy)
    // The address of this page opens an account: it is told to nobody and kept nowhere.
    context.header('referrer-policy', 'no-referrer')
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    if (!words || !token) return context.html(page(brokenLink, signInForm()), 400)
    return context.html(page(words, verifyForm({ token, type, redirectTo })))
  }
}

export const showConfirmStyle: Handler<ServerEnv> = context =>
  context.body(confirmStyle, 200, {
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })

type Words = typeof brokenLink
type Form = { action: string; method: 'get' | 'post'; fields: Record<string, string> }

const signInForm = (): Form => ({ action: '/auth', method: 'get', fields: {} })

function verifyForm(given: { token: string; type: string; redirectTo: string | undefined }): Form {
  const fields = { token_hash: given.token, type: given.type, redirect_to: given.redirectTo ?? '' }
  return { action: '/auth/v1/verify', method: 'post', fields }
}

function page({ title, text, button }: Words, { action, method, fields }: Form) {
  return html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${business.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/auth/confirm.css">
</head>
<body>
<main>
<p class="name">${business.name}</p>
<h1>${title}</h1>
<p>${text}</p>
<form action="${action}" method="${method}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>${button}</button>
</form>
</main>
</body>
</html>`
}
