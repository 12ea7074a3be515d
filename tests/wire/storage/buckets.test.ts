// Buckets as the public client keeps them: by admins and the secret key, and by nobody else.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { newBucket, openStorage, type People, png } from './storage-people.ts'

describeEachEngine('buckets', engine => {
  let people: People
  beforeAll(async () => {
    people = await openStorage(engine)
  })

  test('are made, read, changed, emptied and removed by admins and by the secret key', async () => {
    for (const { storage } of [people.admin, people.secret]) {
      const id = newBucket()
      const limits = { public: true, fileSizeLimit: '2MB', allowedMimeTypes: ['image/*'] }
      expect(await storage.createBucket(id, limits)).toEqual({ data: { name: id }, error: null })
      expect((await storage.getBucket(id)).data).toMatchObject({
        ...{ id, name: id, public: true, file_size_limit: 2_097_152, allowed_mime_types: ['image/*'] },
        created_at: expect.any(String),
      })
      expect((await storage.createBucket(id)).error).toMatchObject({
        ...{ status: 409, statusCode: '409', message: 'The resource already exists' },
      })
      const changed = await storage.updateBucket(id, {
        public: false,
        fileSizeLimit: null,
        allowedMimeTypes: null,
      })
      expect(changed.data).toEqual({ message: 'Successfully updated' })
      expect((await storage.getBucket(id)).data).toMatchObject({
        ...{ public: false, file_size_limit: null, allowed_mime_types: null },
      })
      await storage.from(id).upload('a/b.png', png, { contentType: 'image/png' })
      expect((await storage.deleteBucket(id)).error).toMatchObject({
        ...{ status: 409, message: 'The bucket you tried to delete is not empty' },
      })
      expect((await storage.emptyBucket(id)).data).toEqual({ message: 'Successfully emptied' })
      expect((await storage.from(id).list('a')).data).toEqual([])
      expect((await storage.deleteBucket(id)).data).toEqual({ message: 'Successfully deleted' })
      expect((await storage.getBucket(id)).error).toMatchObject({ status: 404, message: 'Bucket not found' })
    }
  })

  test('are listed in pages and by name', async () => {
    const { storage } = people.admin
    const names = [newBucket(), newBucket(), newBucket()].map(name => `paged-${name}`).sort()
    for (const name of names) await storage.createBucket(name)
    const idsOf = async (options: object) =>
      (await storage.listBuckets({ search: 'paged-', sortColumn: 'name', ...options })).data?.map(
        ({ id }) => id,
      )
    expect(await idsOf({ limit: 2, offset: 0 })).toEqual(names.slice(0, 2))
    expect(await idsOf({ limit: 2, offset: 2 })).toEqual(names.slice(2))
    expect(await idsOf({ sortOrder: 'desc' })).toEqual([...names].reverse())
    expect((await storage.listBuckets()).data?.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cleans', 'gallery', ...names]),
    )
  })

  test('are hidden from staff, clients and visitors, who can make and change none', async () => {
    const id = newBucket()
    await people.admin.storage.createBucket(id, { public: true })
    for (const { storage } of [people.staff, people.client, people.anon]) {
      expect((await storage.listBuckets()).data).toEqual([])
      expect((await storage.getBucket(id)).error).toMatchObject({ status: 404 })
      expect((await storage.createBucket(newBucket())).error).toMatchObject({ status: 403 })
      expect((await storage.updateBucket(id, { public: false })).error).toMatchObject({ status: 404 })
      expect((await storage.emptyBucket(id)).error).toMatchObject({ status: 404 })
      expect((await storage.deleteBucket(id)).error).toMatchObject({ status: 404 })
    }
    expect((await people.admin.storage.getBucket(id)).data?.public).toBe(true)
  })

  test.each(['../x', 'a/b', '', ' a', 'ä', 'sign', 'public', 'invoices', 'a'.repeat(101), 'a\u0000'])(
    'cannot be called %j',
    async name => {
      expect((await people.admin.storage.createBucket(name)).error).toMatchObject({
        ...{ status: 400, message: 'Bucket name invalid' },
      })
    },
  )

  test.each([
    [{ fileSizeLimit: '1TB' }, 400],
    [{ fileSizeLimit: '20MB' }, 413],
    [{ fileSizeLimit: -1 }, 400],
    [{ allowedMimeTypes: ['<script>'] }, 400],
  ] as const)('%j is refused', async (options, status) => {
    const { error } = await people.admin.storage.createBucket(newBucket(), {
      public: false,
      ...options,
    } as never)
    expect(error).toMatchObject({ status })
  })

  test('of the server itself are not changed by anybody, nor is anything put there as it was sent', async () => {
    for (const { storage } of [people.admin, people.secret])
      for (const id of ['gallery', 'cleans']) {
        const bucket = storage.from(id)
        const refusals = [
          await storage.updateBucket(id, { public: true }),
          await storage.emptyBucket(id),
          await storage.deleteBucket(id),
          await bucket.upload('a/b/c/d/e.png', png, { contentType: 'image/png' }),
          await bucket.update('a/b.png', png, { contentType: 'image/png' }),
          await bucket.createSignedUploadUrl('a/b/c/d.png'),
          await bucket.move('a', 'b'),
          await bucket.copy('a', 'b'),
        ]
        if (id === 'cleans') refusals.push((await bucket.createSignedUrl('a/b.webp', 60)) as never)
        for (const { error } of refusals) expect(error).toMatchObject({ status: 409, statusCode: '409' })
      }
  })

  test('leave a line in the log, with who made and removed them', async () => {
    const id = newBucket()
    await people.admin.storage.createBucket(id)
    await people.admin.storage.deleteBucket(id)
    const lines = await engine.owner(
      `select actor, action from audit_log where table_name = 'buckets' and row_id = '${id}' order by created_at, id`,
    )
    expect(lines).toEqual([
      [people.admin.id, 'insert'],
      [people.admin.id, 'delete'],
    ])
  })
})
