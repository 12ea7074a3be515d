// The operator's own address for SMS, as it would run elsewhere: it checks the signature (Standard Webhooks) and keeps what came.
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Taken = {
  user: { id: string; phone?: string } | null
  sms: { otp: string; phone: string; sms_type: string; channel: string }
}

const key = Buffer.from('a key for the tests of sms codes')

export async function openSmsHook() {
  const taken: Taken[] = []
  const state = { status: 200 }
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = request.headers
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`
    if (given !== expected) return response.writeHead(401).end()
    if (state.status === 200) taken.push(JSON.parse(body))
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    taken,
    state,
    env: {
      SMS_HOOK_URL: `http://127.0.0.1:${port}/sms`,
      SMS_HOOK_SECRET: `v1,whsec_${key.toString('base64')}`,
    },
    close: () => new Promise(resolve => server.close(resolve)),
  }
}
