// What an answer says about itself.
import { expect, test } from 'vitest'
import { describeAwkward } from './awkward-rest.ts'
import { fetchFrom, signedIn } from './rest-client.ts'

describeAwkward('the headers of an answer', awkward => {
  const headersOf = async (path: string, init?: RequestInit) => (await awkward.send(path, init)).headers
  const profileOf = async (path: string, init?: RequestInit) =>
    (await headersOf(path, init)).get('content-profile')

  test('of several schemas, the one that it is of', async () => {
    expect(await profileOf('/towns')).toBe('awkward')
    expect(await profileOf('/towns', { headers: { 'accept-profile': 'second' } })).toBe('second')
    expect(await profileOf('/rpc/add?a=1')).toBe('awkward')
    expect(await profileOf('/', { headers: { 'accept-profile': 'second' } })).toBe('second')
    const write = (prefer: string) => ({
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'content-profile': 'second', prefer },
      body: '{"motto":"By the sea"}',
    })
    expect(await profileOf('/towns?id=eq.1', write('return=representation'))).toBe('second')
    expect(await profileOf('/towns?id=eq.1', write('return=minimal'))).toBeNull()
    expect(await profileOf('/nowhere')).toBeNull()
  })

  test('of one schema, only where it was named', async () => {
    const alone = fetchFrom(awkward.open({ schemas: ['awkward'] }), { caller: signedIn('ann') })
    const ask = async (headers: Record<string, string>) =>
      (await alone('http://rest.test/rest/v1/towns', { headers })).headers.get('content-profile')
    expect(await ask({})).toBeNull()
    expect(await ask({ 'accept-profile': 'awkward' })).toBe('awkward')
  })

  test('where a read can be had again, its parameters in order', async () => {
    const locationOf = async (path: string, method = 'GET') =>
      (await headersOf(path, { method })).get('content-location')
    expect(await locationOf('/towns')).toBe('/towns')
    expect(await locationOf('/towns?select=*&id=eq.1', 'HEAD')).toBe('/towns?id=eq.1&select=%2A')
    expect(await locationOf('/towns?name=eq.a+b&limit=1')).toBe('/towns?limit=1&name=eq.a%20b')
    expect(await locationOf('/%C3%9Cberweisung?id=eq.1')).toBe('/%C3%9Cberweisung?id=eq.1')
    expect(await locationOf('/rpc/add?a=1')).toBeNull()
  })

  test('past the last row, how many there are', async () => {
    const reply = await awkward.send('/clients?offset=10', { headers: { prefer: 'count=exact' } })
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, '*/4'])
  })

  test('of a refusal, its code', async () => {
    const statusOf = async (path: string) => (await headersOf(path, { method: 'GET' })).get('proxy-status')
    expect(await statusOf('/nowhere')).toBe('PostgREST; error=PGRST205')
    expect(await statusOf('/towns?id=eq.x')).toBe('PostgREST; error=22P02')
    expect(await statusOf('/towns')).toBeNull()
  })

  test('how long each part took, where that is switched on', async () => {
    const timed = fetchFrom(awkward.open({ serverTiming: true }), { caller: signedIn('ann') })
    const ask = async (path: string) =>
      (await timed(`http://rest.test/rest/v1${path}`)).headers.get('server-timing')
    const parts =
      /^jwt;dur=[\d.]+, parse;dur=[\d.]+, plan;dur=[\d.]+, transaction;dur=([\d.]+), response;dur=[\d.]+$/
    expect(Number(parts.exec((await ask('/towns')) ?? '')?.[1])).toBeGreaterThan(0)
    expect(await ask('/nowhere')).toMatch(parts)
    expect((await headersOf('/towns')).has('server-timing')).toBe(false)
  })
})
