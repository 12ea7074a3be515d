// A push service of our own, as browsers' makers run them: it takes what our server sends, checks who sent it, and reads it
// with the keys of the device, which only the tests have.
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { importJWK, jwtVerify } from 'jose'
import type { ShownNotice } from '#domain/notices.ts'

export type TestDevice = { endpoint: string; p256dh: string; auth: string; name: string }
export type Arrival = {
  device: string
  notice: ShownNotice
  serverKey: string
  headers: IncomingMessage['headers']
}
// A number is the status of an answer; what is not said is 201.
type Answer = number | 'hang' | { status: number; retryAfter: string }

export async function startPushService() {
  const arrivals: Arrival[] = []
  const asked: string[] = []
  const wrong: unknown[] = []
  const devices = new Map<string, ReturnType<typeof makeKeys>>()
  const answers = new Map<string, Answer[]>()
  const server = createServer(async (request, response) => {
    const name = (request.url ?? '').slice(1)
    asked.push(name)
    const body = await buffer(request)
    const answer = answers.get(name)?.shift() ?? 201
    if (answer === 'hang') return
    const { status, retryAfter } =
      typeof answer === 'number' ? { status: answer, retryAfter: undefined } : answer
    if (status < 300) await take(name, request.headers, body).catch(error => wrong.push(error))
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('Thank you')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function take(name: string, headers: IncomingMessage['headers'], body: Buffer) {
    const keys = devices.get(name)
    if (!keys) throw new Error(`No device is called ${name}`)
    const serverKey = await readSender(String(headers.authorization), url)
    arrivals.push({ device: name, notice: JSON.parse(decrypt(body, keys)), serverKey, headers })
  }

  return {
    url,
    arrivals,
    asked,
    wrong,
    /** A browser that has asked for notices. The answers that it will get, one after the other, are given with it. */
    subscribe(name: string, given: Answer[] = []): TestDevice {
      const keys = makeKeys()
      devices.set(name, keys)
      answers.set(name, given)
      return {
        endpoint: `${url}/${name}`,
        p256dh: keys.publicKey,
        auth: keys.auth.toString('base64url'),
        name,
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function makeKeys() {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { ecdh, publicKey: ecdh.getPublicKey().toString('base64url'), auth: randomBytes(16) }
}

// As the browser reads it, written apart from what our server does.
function decrypt(body: Buffer, { ecdh, auth }: ReturnType<typeof makeKeys>): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const hkdf = (key: Uint8Array, seasoning: Uint8Array, info: Uint8Array, length: number) =>
    new Uint8Array(hkdfSync('sha256', key, seasoning, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const shared = hkdf(ecdh.computeSecret(sender), auth, info, 32)
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
  if (padded.at(-1) !== 2) throw new Error('The last record has no mark')
  return padded.subarray(0, -1).toString()
}

// Answers the key of the sender, whose signature is for this service and still good.
async function readSender(authorization: string, audience: string): Promise<string> {
  const [, token = '', key = ''] = authorization.match(/^vapid t=([\w.-]+), k=([\w-]+)$/) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, jwk, { audience })
  if (!/^mailto:.+@/.test(String(payload.sub))) throw new Error('The sender says no address')
  if (Number(payload.exp) > Date.now() / 1000 + 86_400) throw new Error('A signature lasts a day at most')
  return key
}
