// Where a provider tells people from programs: its script is loaded when somebody first sends a form, and its answer goes along.
import { captchaWords } from '#content/captcha.ts'

type Widget = { provider: 'hcaptcha' | 'turnstile'; siteKey: string; scriptUrl: string }
type Options = { sitekey: string; callback(token: string): void; 'error-callback'(): void }
type Api = { render(place: HTMLElement, options: Options): unknown }

const guarded =
  /\/auth\/v1\/(signup|otp|recover|resend|sso|passkeys\/authentication\/options|token\?grant_type=(password|web3))/

export const captchaFetch =
  (offered: string): typeof fetch =>
  async (input, init) => {
    if (!guarded.test(String(input)) || typeof init?.body !== 'string') return fetch(input, init)
    const captcha_token = await askPerson(JSON.parse(offered))
    const body = JSON.stringify({ ...JSON.parse(init.body), gotrue_meta_security: { captcha_token } })
    return inWords(await fetch(input, { ...init, body }))
  }

// The server's own words are for programs.
function inWords(answer: Response) {
  if (answer.headers.get('x-sb-error-code') !== 'captcha_failed') return answer
  const told = { code: 'captcha_failed', message: captchaWords.failed }
  return new Response(JSON.stringify(told), { status: answer.status, headers: answer.headers })
}

// Each token works once. The provider decides whether the visitor sees more than a moment of it.
async function askPerson({ provider, siteKey, scriptUrl }: Widget): Promise<string | undefined> {
  const place = document.createElement('div')
  Object.assign(place.style, { position: 'fixed', inset: 'auto 1rem 1rem auto', zIndex: '100' })
  place.role = 'group'
  place.ariaLabel = captchaWords.label
  document.body.append(place)
  try {
    await loadScript(scriptUrl)
    const api = (window as unknown as Record<string, Api>)[provider]
    return await new Promise((resolve, reject) =>
      api?.render(place, {
        sitekey: siteKey,
        callback: resolve,
        'error-callback': () => reject(new Error(provider)),
      }),
    )
  } catch {
    // The server says what is missing.
    return undefined
  } finally {
    place.remove()
  }
}

let loading: Promise<void> | undefined

function loadScript(url: string) {
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      reject(new Error(url))
    }
    script.src = url
    document.head.append(script)
  })
  return loading
}
