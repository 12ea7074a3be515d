// Files of others: read, written, guessed at and passed off as something else.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { newBucket, openStorage, type People, png } from '#tests/wire/storage/storage-people.ts'

describeEachEngine('files of others', engine => {
  let people: People
  const mine = () => `${people.client.id}/letter.txt`
  const bucketOf = (who: 'admin' | 'staff' | 'client' | 'stranger' | 'anon' | 'secret') =>
    people[who].storage.from('own')
  beforeAll(async () => {
    people = await openStorage(engine)
    const { error } = await bucketOf('client').upload(mine(), 'private words', { contentType: 'text/plain' })
    expect(error).toBeNull()
  })
  const stillMine = async () => (await bucketOf('client').download(mine())).data?.text()

  test.each(['stranger', 'staff', 'anon'] as const)(
    '%s can do nothing with them, and does not learn of them',
    async who => {
      const bucket = bucketOf(who)
      const absent = { status: 404, message: 'Object not found' }
      expect((await bucket.download(mine())).error).toMatchObject(absent)
      expect((await bucket.info(mine())).error).toMatchObject(absent)
      expect((await bucket.list(people.client.id)).data).toEqual([])
      expect((await bucket.list('')).data).toEqual([])
      expect((await bucket.listV2()).data).toMatchObject({ objects: [], folders: [] })
      expect((await bucket.createSignedUrl(mine(), 60)).error).toMatchObject(absent)
      expect((await bucket.createSignedUrls([mine()], 60)).data).toMatchObject([{ signedURL: null }])
      expect((await bucket.update(mine(), 'x')).error).toMatchObject(absent)
      for (const { error } of [
        await bucket.upload(mine(), 'x'),
        await bucket.upload(mine(), 'x', { upsert: true }),
        await bucket.upload(`${people.client.id}/more.txt`, 'x'),
        await bucket.createSignedUploadUrl(mine(), { upsert: true }),
      ])
        expect(error).toMatchObject({ status: 403, statusCode: '403' })
      expect((await bucket.move(mine(), 'x')).error).toMatchObject(absent)
      expect((await bucket.copy(mine(), 'x')).error).toMatchObject(absent)
      expect((await bucket.remove([mine()])).data).toEqual([])
      expect((await people.house.fetch(bucket.getPublicUrl(mine()).data.publicUrl)).status).toBe(404)
      expect(await stillMine()).toBe('private words')
    },
  )

  test('nobody moves or copies an own file into another’s folder', async () => {
    const own = `${people.stranger.id}/gift.txt`
    await bucketOf('stranger').upload(own, 'x', { contentType: 'text/plain' })
    const theirs = `${people.client.id}/gift.txt`
    expect((await bucketOf('stranger').move(own, theirs)).error).toMatchObject({ status: 403 })
    expect((await bucketOf('stranger').copy(own, theirs)).error).toMatchObject({ status: 403 })
    const out = { destinationBucket: newBucket() }
    await people.admin.storage.createBucket(out.destinationBucket, { public: true })
    expect((await bucketOf('stranger').copy(own, own, out)).error).toMatchObject({ status: 403 })
  })

  test('a signed address opens its own file, until its time, and no other', async () => {
    const other = `${people.client.id}/other.txt`
    await bucketOf('client').upload(other, 'x', { contentType: 'text/plain' })
    const { data } = await bucketOf('client').createSignedUrl(mine(), 60)
    const address = data?.signedUrl ?? ''
    const status = async (changed: string) => (await people.house.fetch(changed)).status
    expect(await status(address)).toBe(200)
    expect(await status(address.replace('letter.txt', 'other.txt'))).toBe(400)
    expect(await status(address.replace('/own/', '/gallery/'))).toBe(400)
    expect(await status(address.replace('letter.txt', 'x/../other.txt'))).toBe(400)
    const token = new URL(address).searchParams.get('token') ?? ''
    const [head = '', body = '', signature = ''] = token.split('.')
    const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), exp: 4_000_000_000 }
    const later = Buffer.from(JSON.stringify(claims)).toString('base64url')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    for (const forged of [
      `${head}.${later}.${signature}`,
      `${none}.${later}.`,
      `${head}.${body}.x`,
      '',
      people.client.token,
    ])
      expect(await status(address.replace(token, forged))).toBe(400)
    const short = await bucketOf('client').createSignedUrl(mine(), 1)
    await expect.poll(() => status(short.data?.signedUrl ?? ''), { timeout: 8000 }).toBe(400)
    // One for reading puts nothing in, and is no sign-in.
    expect((await bucketOf('anon').uploadToSignedUrl(mine(), token, 'x')).error).toMatchObject({
      status: 400,
    })
    const asToken = await people.ask('/bucket', { headers: { authorization: `Bearer ${token}` } })
    expect(asToken.status).toBe(401)
  })

  test('an upload’s token works once, for its place', async () => {
    const place = `${people.client.id}/once.txt`
    const { data } = await bucketOf('client').createSignedUploadUrl(place, { upsert: true })
    const token = data?.token ?? ''
    const put = (path: string, words: string) => bucketOf('anon').uploadToSignedUrl(path, token, words)
    expect((await put(mine(), 'x')).error).toMatchObject({ status: 400 })
    expect((await put(place, 'first')).error).toBeNull()
    for (const words of ['again', 'and again'])
      expect((await put(place, words)).error).toMatchObject({
        status: 400,
        message: expect.stringContaining('used'),
      })
    await bucketOf('client').remove([place])
    expect((await put(place, 'after its removal')).error).toMatchObject({ status: 400 })
    expect((await bucketOf('client').download(place)).error).toMatchObject({ status: 404 })
    expect((await people.house.fetch(`/storage/v1/object/sign/own/${place}?token=${token}`)).status).toBe(400)
    const racing = await bucketOf('client').createSignedUploadUrl(place, { upsert: true })
    const all = await Promise.all(
      [1, 2, 3].map(n => bucketOf('anon').uploadToSignedUrl(place, racing.data?.token ?? '', `racing ${n}`)),
    )
    expect(all.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test.each([
    ...[
      '../secret',
      'a/../../b',
      'a//b',
      'a/./b',
      'a\\b',
      'a\u0000b',
      'a\nb',
      'a\u202eb',
      'a%2e%2e/b',
      '<b>.txt',
      'x'.repeat(950),
    ],
    ...['a/', ' a', 'a/ b', '😀.png', 'a#b', 'a"b'],
  ])('the name %j is refused', async name => {
    const headers = { authorization: `Bearer ${people.admin.token}`, 'content-type': 'text/plain' }
    const moved = await people.ask('/object/copy', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ bucketId: 'own', sourceKey: mine(), destinationKey: name }),
    })
    expect([moved.status, (await moved.json()).code]).toEqual([400, 'InvalidKey'])
  })

  test('no way of writing an address leads out of a bucket', async () => {
    const headers = { authorization: `Bearer ${people.stranger.token}`, 'content-type': 'text/plain' }
    for (const path of [
      `x/../${mine()}`,
      `x/%2e%2e/${mine()}`,
      `..%2fown/${mine()}`,
      `%2e%2e%2f${mine()}`,
      `..%5c${mine()}`,
    ]) {
      const read = await people.ask(`/object/own/${path}`, { headers })
      expect([400, 404]).toContain(read.status)
      const written = await people.ask(`/object/own/${path}`, { method: 'POST', headers, body: 'x' })
      expect([400, 403, 404]).toContain(written.status)
    }
    expect(await stillMine()).toBe('private words')
  })

  test('what passes as something else is refused, and what could act is never shown', async () => {
    const id = newBucket()
    await people.admin.storage.createBucket(id, { public: true })
    const bucket = people.admin.storage.from(id)
    const html = '<script>alert(1)</script>'
    for (const contentType of [
      'image/png',
      'image/jpeg',
      'image/gif',
      'image/webp',
      'image/avif',
      'application/pdf',
    ])
      expect((await bucket.upload('a', html, { contentType })).error).toMatchObject({ status: 415 })
    expect((await bucket.upload('a', new Blob([html], { type: 'image/png' }))).error).toMatchObject({
      status: 415,
    })
    for (const contentType of [
      'text/html',
      'image/svg+xml',
      'application/xhtml+xml',
      'text/xml',
      'text/javascript',
      'x/y',
    ]) {
      const name = `${contentType.replace(/\W/g, '-')}.html`
      expect((await bucket.upload(name, html, { contentType })).error).toBeNull()
      const { headers } = await people.house.fetch(bucket.getPublicUrl(name).data.publicUrl)
      expect(headers.get('content-disposition')).toMatch(/^attachment; /)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
    await bucket.upload('a.png', png, { contentType: 'image/png' })
    const { headers } = await people.house.fetch(bucket.getPublicUrl('a.png').data.publicUrl)
    expect(headers.get('content-disposition')).toMatch(/^inline; /)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    const named = await people.house.fetch(
      bucket.getPublicUrl('a.png', { download: 'a"\r\nx: y.png' }).data.publicUrl,
    )
    expect(named.headers.get('content-disposition')).toContain('filename="a___x_ y.png"')
    expect(named.headers.get('x')).toBeNull()
  })

  test('what is too large or of another kind gets in by no way', async () => {
    const id = newBucket()
    await people.admin.storage.createBucket(id, {
      public: false,
      fileSizeLimit: 100,
      allowedMimeTypes: ['image/png'],
    })
    const bucket = people.admin.storage.from(id)
    const tooLarge = { status: 413, message: 'The object exceeded the maximum allowed size' }
    const large = Buffer.concat([png, Buffer.alloc(100)])
    const options = { contentType: 'image/png' }
    expect((await bucket.upload('a', large, options)).error).toMatchObject(tooLarge)
    expect((await bucket.upload('a', new Blob([large], { type: 'image/png' }))).error).toMatchObject(tooLarge)
    expect((await bucket.upload('a', new Blob([large]).stream(), options)).error).toMatchObject(tooLarge)
    expect((await bucket.upload('a', 'x', { contentType: 'text/plain' })).error).toMatchObject({
      ...{ status: 415, message: 'mime type text/plain is not supported' },
    })
    const { data } = await bucket.createSignedUploadUrl('a')
    expect(
      (await people.anon.storage.from(id).uploadToSignedUrl('a', data?.token ?? '', large, options)).error,
    ).toMatchObject(tooLarge)
    expect((await bucket.upload('a', png, options)).error).toBeNull()
    expect((await bucket.update('a', large, options)).error).toMatchObject(tooLarge)
    const other = `${people.admin.id}/text.txt`
    await bucketOf('admin').upload(other, 'text', { contentType: 'text/plain' })
    for (const way of ['copy', 'move'] as const)
      expect((await bucketOf('admin')[way](other, 'b', { destinationBucket: id })).error).toMatchObject({
        status: 415,
      })
    expect(
      (await bucketOf('admin').upload('big', Buffer.alloc(1024 * 1024 + 1), { contentType: 'x/y' })).error,
    ).toMatchObject(tooLarge)
    expect((await bucket.list()).data).toHaveLength(1)
  })

  test('no other door leads to the tables of files, for the secret key neither', async () => {
    const headers = { apikey: people.house.keys.secretKey, 'content-type': 'application/json' }
    for (const [path, method, profile] of [
      ['objects', 'GET', 'accept-profile'],
      ['objects', 'POST', 'content-profile'],
      ['buckets', 'DELETE', 'content-profile'],
      ['rpc/keep_bytes', 'POST', 'content-profile'],
      ['rpc/use_upload_token', 'POST', 'content-profile'],
    ] as const) {
      const answer = await people.house.fetch(`/rest/v1/${path}`, {
        ...{ method, headers: { ...headers, [profile]: 'storage' } },
        ...(method === 'POST' && { body: '{}' }),
      })
      expect([path, answer.status]).toEqual([path, 406])
    }
  })

  test('a doubtful token is refused and never taken as a visitor', async () => {
    for (const path of ['/bucket', '/object/own/a', '/object/info/own/a']) {
      const answer = await people.ask(path, { headers: { authorization: 'Bearer a.b.c' } })
      expect([answer.status, (await answer.json()).statusCode]).toEqual([401, '401'])
    }
  })

  test('what a file is told to be is JSON that the database takes', async () => {
    const headers = { authorization: `Bearer ${people.client.token}`, 'content-type': 'text/plain' }
    for (const told of [
      '{',
      '[1]',
      '1',
      '{"a":"\\u0000"}',
      '{"a":"\\ud800"}',
      JSON.stringify({ a: 'x'.repeat(9000) }),
    ]) {
      const answer = await people.ask(`/object/own/${people.client.id}/told.txt`, {
        ...{ method: 'POST', body: 'x' },
        headers: { ...headers, 'x-metadata': Buffer.from(told).toString('base64') },
      })
      expect([told.slice(0, 20), answer.status]).toEqual([told.slice(0, 20), 400])
    }
  })
})
