// Files as the public client puts, reads, lists, moves, copies and removes them.
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { newBucket, openStorage, type People, png } from './storage-people.ts'

describeEachEngine('files', engine => {
  let people: People
  let id: string
  const bucket = () => people.admin.storage.from(id)
  beforeAll(async () => {
    people = await openStorage(engine)
  })
  beforeEach(async () => {
    id = newBucket()
    await people.admin.storage.createBucket(id, { public: false })
  })
  const textOf = async (path: string) => (await bucket().download(path)).data?.text()

  test('come back as they were sent: bytes, text, a blob, a form, a stream', async () => {
    const form = new FormData()
    form.append('file', new Blob(['of a form'], { type: 'text/plain' }))
    const sent: [string, Parameters<ReturnType<typeof bucket>['upload']>[1]][] = [
      ['bytes.txt', new TextEncoder().encode('bytes')],
      ['text.txt', 'bare text'],
      ['blob.txt', new Blob(['of a blob'], { type: 'text/plain' })],
      ['form.txt', form],
      ['stream.txt', new Blob(['of a stream']).stream()],
    ]
    for (const [path, body] of sent) {
      const { data, error } = await bucket().upload(path, body, {
        contentType: 'text/plain',
        metadata: { a: 'ü' },
      })
      expect([error, data]).toEqual([null, { id: expect.any(String), path, fullPath: `${id}/${path}` }])
    }
    expect(await Promise.all(sent.map(([path]) => textOf(path)))).toEqual([
      ...['bytes', 'bare text', 'of a blob', 'of a form', 'of a stream'],
    ])
  })

  test('of nine megabytes are kept whole, and read in parts', { timeout: 60_000 }, async () => {
    const large = Buffer.concat([png, Buffer.alloc(9 * 1024 * 1024, 7), Buffer.from('the end')])
    expect((await bucket().upload('large.png', large, { contentType: 'image/png' })).error).toBeNull()
    const { data } = await bucket().download('large.png')
    expect(large.equals((await data?.bytes()) ?? Buffer.alloc(0))).toBe(true)
    const part = async (range: string, more = {}) =>
      people.ask(`/object/${id}/large.png`, {
        headers: { authorization: `Bearer ${people.admin.token}`, range, ...more },
      })
    const end = await part('bytes=-7')
    expect([end.status, await end.text()]).toEqual([206, 'the end'])
    expect(end.headers.get('content-range')).toBe(
      `bytes ${large.length - 7}-${large.length - 1}/${large.length}`,
    )
    const middle = await part(`bytes=${png.length}-${png.length + 2}`)
    expect([middle.headers.get('content-length'), await middle.text()]).toEqual(['3', '\x07\x07\x07'])
    expect((await part('bytes=1-2', { 'if-range': '"another"' })).status).toBe(200)
    const beyond = await part('bytes=99999999-')
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${large.length}`])
    expect((await part('bytes=0-0', { 'if-none-match': end.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('an empty one is a file too', async () => {
    await bucket().upload('empty.txt', '', { contentType: 'text/plain' })
    expect([await textOf('empty.txt'), (await bucket().info('empty.txt')).data?.size]).toEqual(['', 0])
  })

  test('are not written over unless asked, and can be replaced', async () => {
    await bucket().upload('a.txt', 'first', { contentType: 'text/plain' })
    expect((await bucket().upload('a.txt', 'second')).error).toMatchObject({
      ...{ status: 409, statusCode: '409', message: 'The resource already exists' },
    })
    expect(await textOf('a.txt')).toBe('first')
    const { data: first } = await bucket().info('a.txt')
    expect((await bucket().upload('a.txt', 'third', { upsert: true })).data?.id).toBe(first?.id)
    expect(await textOf('a.txt')).toBe('third')
    expect((await bucket().update('a.txt', 'fourth')).error).toBeNull()
    expect(await textOf('a.txt')).toBe('fourth')
    expect((await bucket().info('a.txt')).data?.version).not.toBe(first?.version)
    expect((await bucket().update('none.txt', 'x')).error).toMatchObject({ status: 404 })
  })

  test('tell what they are', async () => {
    await bucket().upload('p.png', png, {
      contentType: 'image/png',
      cacheControl: '60',
      metadata: { by: 'Ann' },
    })
    const { data } = await bucket().info('p.png')
    expect(data).toMatchObject({
      ...{
        name: 'p.png',
        bucketId: id,
        size: png.length,
        contentType: 'image/png',
        cacheControl: 'max-age=60',
      },
      ...{ metadata: { by: 'Ann' }, etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) },
    })
    expect((await bucket().exists('p.png')).data).toBe(true)
    expect((await bucket().exists('q.png')).data).toBe(false)
    const head = await people.ask(`/object/${id}/p.png`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${people.admin.token}` },
    })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(png.length),
      '',
    ])
  })

  test('are listed folder by folder, in pages, in an order, by how they begin', async () => {
    for (const name of [
      'b.txt',
      'a.txt',
      'house/one.txt',
      'house/two.txt',
      'house/attic/box.txt',
      'garden/tap.txt',
    ])
      await bucket().upload(name, name, { contentType: 'text/plain' })
    const namesIn = async (path: string, options = {}) =>
      (await bucket().list(path, options)).data?.map(({ name }) => name)
    expect(await namesIn('')).toEqual(['garden', 'house', 'a.txt', 'b.txt'])
    expect(await namesIn('house')).toEqual(['attic', 'one.txt', 'two.txt'])
    expect(await namesIn('house/')).toEqual(['attic', 'one.txt', 'two.txt'])
    expect(await namesIn('', { limit: 2, offset: 1 })).toEqual(['house', 'a.txt'])
    expect(await namesIn('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'house',
      'garden',
      'b.txt',
      'a.txt',
    ])
    expect(await namesIn('', { sortBy: { column: 'created_at', order: 'asc' } })).toEqual([
      'garden',
      'house',
      'b.txt',
      'a.txt',
    ])
    expect(await namesIn('house', { search: 'TW' })).toEqual(['two.txt'])
    const [folder, , file] = (await bucket().list('')).data ?? []
    expect(folder).toMatchObject({ id: null, metadata: null })
    expect(file).toMatchObject({ id: expect.any(String), metadata: { size: 5, mimetype: 'text/plain' } })
    expect((await people.admin.storage.from('nothing').list()).error).toMatchObject({
      message: 'Bucket not found',
    })
  })

  test('are listed by a cursor too, with folders or without', async () => {
    const names = ['a.txt', 'house/attic/box.txt', 'house/one.txt', 'z.txt']
    for (const name of names) await bucket().upload(name, name, { contentType: 'text/plain' })
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await bucket().listV2({ limit: 3, ...(cursor && { cursor }) })
      seen.push(...(data?.objects.map(({ name }) => name) ?? []))
      cursor = data?.hasNext ? data.nextCursor : undefined
    } while (cursor)
    expect(seen).toEqual(names)
    const { data } = await bucket().listV2({ with_delimiter: true })
    expect([
      data?.folders.map(({ name }) => name),
      data?.objects.map(({ name }) => name),
      data?.hasNext,
    ]).toEqual([['house/'], ['a.txt', 'z.txt'], false])
    const down = await bucket().listV2({ prefix: 'house/', sortBy: { column: 'name', order: 'desc' } })
    expect(down.data?.objects.map(({ name }) => name)).toEqual(['house/one.txt', 'house/attic/box.txt'])
    expect((await bucket().listV2({ cursor: 'x' })).error).toMatchObject({ status: 400 })
  })

  test('are moved, copied and removed', async () => {
    const other = newBucket()
    await people.admin.storage.createBucket(other)
    await bucket().upload('a.txt', 'text', { contentType: 'text/plain', metadata: { by: 'Ann' } })
    expect((await bucket().move('a.txt', 'b/c.txt')).data?.message).toBe('Successfully moved')
    expect((await bucket().download('a.txt')).error).toMatchObject({ status: 404 })
    expect((await bucket().copy('b/c.txt', 'd.txt')).data).toEqual({ path: `${id}/d.txt` })
    expect((await bucket().copy('b/c.txt', 'e.txt', { destinationBucket: other })).error).toBeNull()
    expect(await (await people.admin.storage.from(other).download('e.txt')).data?.text()).toBe('text')
    expect((await bucket().info('d.txt')).data?.metadata).toEqual({ by: 'Ann' })
    expect([await textOf('b/c.txt'), await textOf('d.txt')]).toEqual(['text', 'text'])
    expect((await bucket().move('b/c.txt', 'd.txt')).error).toMatchObject({ status: 409 })
    expect((await bucket().copy('none', 'x')).error).toMatchObject({
      status: 404,
      message: 'Object not found',
    })
    const { data } = await bucket().remove(['d.txt', 'none.txt'])
    expect(data?.map(({ name }) => name)).toEqual(['d.txt'])
    expect((await bucket().download('d.txt')).error).toMatchObject({ status: 404 })
    expect(
      await engine.owner(`select count(*) from private.object_bytes where object_id = '${data?.[0]?.id}'`),
    ).toEqual([['0']])
  })

  test('open by signed addresses, with a name to be saved under', async () => {
    await bucket().upload('a b/ü.png', png, { contentType: 'image/png' })
    const { data } = await bucket().createSignedUrl('a b/ü.png', 60, { download: 'Size.png' })
    const answer = await people.house.fetch(data?.signedUrl ?? '')
    expect([answer.status, (await answer.bytes()).length]).toEqual([200, png.length])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Size.png"; filename*=UTF-8''Size.png`,
    )
    const { data: several } = await bucket().createSignedUrls(['a b/ü.png', 'none.png'], 60)
    expect(several).toMatchObject([
      { error: null },
      { error: expect.stringContaining('does not exist'), signedURL: null },
    ])
    expect((await people.house.fetch(several?.[0]?.signedUrl ?? '')).status).toBe(200)
    expect((await bucket().createSignedUrl('none.png', 60)).error).toMatchObject({
      message: 'Object not found',
    })
    expect((await bucket().createSignedUrl('a b/ü.png', -5)).error).toMatchObject({ status: 400 })
  })

  test('are put in by signed addresses', async () => {
    const { data } = await bucket().createSignedUploadUrl('in/a.txt')
    const putIn = people.anon.storage
      .from(id)
      .uploadToSignedUrl('in/a.txt', data?.token ?? '', new Blob(['signed'], { type: 'text/plain' }))
    expect((await putIn).data).toEqual({ path: 'in/a.txt', fullPath: `${id}/in/a.txt` })
    expect(await textOf('in/a.txt')).toBe('signed')
    expect(await engine.owner(`select owner from storage.objects where bucket_id = '${id}'`)).toEqual([
      [people.admin.id],
    ])
    const again = await bucket().createSignedUploadUrl('in/a.txt', { upsert: true })
    expect(
      (await people.anon.storage.from(id).uploadToSignedUrl('in/a.txt', again.data?.token ?? '', 'over'))
        .error,
    ).toBeNull()
    expect(await textOf('in/a.txt')).toBe('over')
  })

  test('of a public bucket open to everybody, and may be kept by caches', async () => {
    await people.admin.storage.updateBucket(id, { public: true })
    await bucket().upload('a.png', png, { contentType: 'image/png', cacheControl: '60' })
    const { publicUrl } = people.anon.storage.from(id).getPublicUrl('a.png').data
    const answer = await people.house.fetch(publicUrl)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    const saved = people.anon.storage.from(id).getPublicUrl('a.png', { download: 'Größe.png' }).data.publicUrl
    expect((await people.house.fetch(saved)).headers.get('content-disposition')).toBe(
      `attachment; filename="Gr__e.png"; filename*=UTF-8''Gr%C3%B6%C3%9Fe.png`,
    )
    expect((await people.anon.storage.from(id).download('a.png')).error).toMatchObject({ status: 404 })
    await people.admin.storage.updateBucket(id, { public: false })
    expect((await people.house.fetch(publicUrl)).status).toBe(404)
  })
})
