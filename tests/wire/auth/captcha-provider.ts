// A provider that tells people from programs, as it would run elsewhere: its script for browsers, and its answer for servers.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const secret = '0x0000000000000000000000000000000000000000'
// What the real script does where it sees no program.
const script = `window.turnstile = { render: (place, { sitekey, callback }) => {
  place.textContent = 'looking'
  setTimeout(() => callback('a person at ' + sitekey), 50)
} }`

export async function openCaptchaProvider() {
  const asked: Record<string, string>[] = []
  const state = { isAway: false }
  const server = createServer(async (request, response) => {
    if (request.url === '/api.js')
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
    const body = Object.fromEntries(new URLSearchParams((await request.toArray()).join('')))
    if (state.isAway) return response.writeHead(502).end('<p>')
    asked.push(body)
    const isRight = body.secret === secret && body.response?.startsWith('a person')
    const answer = isRight ? { success: true } : { success: false, 'error-codes': ['invalid-input-response'] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    state,
    env: {
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SECRET: secret,
      CAPTCHA_SITE_KEY: 'our-site',
      CAPTCHA_VERIFY_URL: `${home}/siteverify`,
      CAPTCHA_SCRIPT_URL: `${home}/api.js`,
    },
    close: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
