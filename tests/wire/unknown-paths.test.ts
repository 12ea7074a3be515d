// Where a service has nothing, its own clients get an answer that they can read.
import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, openHouse, site } from './auth/house.ts'

describeEachEngine('addresses that no service has', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  test.each([
    ['GET', '/storage/v1/nothing'],
    ['GET', '/storage/v1/object/public/nothing/a.png'],
    ['GET', '/storage/v1/'],
    ['POST', '/storage/v1/bucket/a/b'],
    ['PATCH', '/storage/v1/object/a/b'],
    ['GET', '/functions/v1/nothing'],
    ['POST', '/functions/v1/nothing/more'],
    ['DELETE', '/functions/v1/nothing'],
    ['GET', '/auth/v1/nothing'],
    ['GET', '/rest/v1/nothing/at/all'],
  ])('%s %s is answered in JSON, to any origin', async (method, path) => {
    const answer = await house.fetch(path, {
      method,
      headers: { accept: 'text/html', origin: 'https://x.y' },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      expect.stringMatching(/^application\/json/),
    ])
    expect((await answer.json()).message ?? '').not.toContain('<')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('the public client tells them from a broken server', async () => {
    const supabase = createClient(site, house.keys.publishableKey, { global: { fetch: house.fetch } })
    const { error } = await supabase.storage.from('nothing').list()
    expect(error).toMatchObject({ message: 'Bucket not found' })
    const called = await supabase.functions.invoke('nothing')
    expect(called.error).toBeInstanceOf(FunctionsHttpError)
    expect(await called.error.context.json()).toEqual({
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    })
  })
})
