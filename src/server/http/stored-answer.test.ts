import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { answerFrom, storeAnswer } from './stored-answer.ts'

const page = '<p>Salt on the windows?</p>'.repeat(50)
const stored = await storeAnswer({ body: page, type: 'text/html; charset=utf-8', cache: 'no-cache' })
const ask = (headers: Record<string, string>, method = 'GET') =>
  answerFrom(stored, { method, headers: new Headers(headers) })
const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a browser that knows brotli gets brotli', async () => {
  const answer = ask({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await bytes(answer)).toString()).toBe(page)
})

test('one that knows only gzip gets gzip, and an old one the plain page', async () => {
  expect(gunzipSync(await bytes(ask({ 'accept-encoding': 'gzip' }))).toString()).toBe(page)
  expect(await ask({}).text()).toBe(page)
})

test('an encoding that the browser refuses is not sent', () => {
  expect(ask({ 'accept-encoding': 'br;q=0, gzip' }).headers.get('content-encoding')).toBe('gzip')
})

test('a page that has not changed is not sent again', async () => {
  const etag = ask({}).headers.get('etag') ?? ''
  const again = ask({ 'if-none-match': `W/${etag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(ask({ 'if-none-match': '"other"' }).status).toBe(200)
})

test('HEAD tells the length and sends nothing', async () => {
  const answer = ask({}, 'HEAD')
  expect([answer.headers.get('content-length'), await answer.text()]).toEqual([String(page.length), ''])
})

test('pictures are not compressed again', async () => {
  const picture = await storeAnswer({ body: new Uint8Array(2000), type: 'image/avif', cache: 'immutable' })
  expect(Object.keys(picture.bodies)).toEqual(['identity'])
})

test('brotli that the build has made is sent as it is', async () => {
  const made = new Uint8Array([1, 2, 3])
  const asset = await storeAnswer({ body: page, brotli: made, type: 'text/css', cache: 'immutable' })
  const answer = answerFrom(asset, { method: 'GET', headers: new Headers({ 'accept-encoding': 'br' }) })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(made)
})
