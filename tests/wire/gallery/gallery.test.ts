// The gallery over the wire: pictures sent, served, described, hung and removed, by admins and by nobody else.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, openHouse } from '#tests/wire/auth/house.ts'
import { clientAs, newName, photo } from './keepers.ts'

type Client = Awaited<ReturnType<typeof clientAs>>

describeEachEngine('the gallery', engine => {
  let house: House
  let admin: Client
  beforeAll(async () => {
    house = await openHouse(engine)
    admin = await clientAs(house, 'admin')
  })

  const bucket = (client: Client) => client.storage.from('gallery')
  const add = async (bytes?: Buffer) => {
    const id = newName()
    const { error } = await bucket(admin).upload(id, bytes ?? (await photo().jpeg().toBuffer()))
    expect(error).toBeNull()
    return id
  }
  const look = (path: string) => house.fetch(`/storage/v1/object/public/gallery/${path}`)
  const order = async () =>
    (await admin.from('gallery_pictures').select('id').order('place').order('id')).data?.map(({ id }) => id)

  test('a photograph is made anew, upright, at the widths of the pages, with nothing of the phone in it', async () => {
    const sent = await photo(1600, 1200)
      .withExif({ IFD0: { Copyright: 'Sipho' }, IFD3: { GPSLatitude: '34/1 11/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const id = newName()
    const file = new Blob([Uint8Array.from(sent)], { type: 'text/html' })
    const { data, error } = await bucket(admin).upload(id, file)
    expect(error).toBeNull()
    expect(data).toEqual({ id, path: id, fullPath: `gallery/${id}` })
    const { data: row } = await admin.from('gallery_pictures').select().eq('id', id).single()
    expect(row).toMatchObject({
      ...{ built_in: null, title: '', alt: '', category: null, is_shown: false },
      ...{ width: 1200, height: 1600, avif_widths: [320, 480, 720, 960, 1200], webp_widths: [720, 1200] },
    })
    for (const [format, widths] of Object.entries({ avif: row.avif_widths, webp: row.webp_widths }))
      for (const width of widths) {
        const answer = await look(`${id}/${width}.${format}`)
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        const bytes = Buffer.from(await answer.arrayBuffer())
        const { exif, xmp, icc, orientation, ...facts } = await sharp(bytes).metadata()
        expect([exif, xmp, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1])
        expect([facts.width, facts.height]).toEqual([width, Math.round((width * 1600) / 1200)])
        if (format === 'avif') expect(bytes.length).toBeLessThanOrEqual(60 * 1024)
      }
    const whole = await house.fetch(bucket(admin).getPublicUrl(id).data.publicUrl)
    expect(whole.headers.get('content-type')).toBe('image/webp')
  })

  test('sent again it is the same picture, and it is never replaced', async () => {
    const id = await add()
    const hash = async () =>
      createHash('sha256')
        .update(await (await look(`${id}/400.avif`)).bytes())
        .digest('hex')
    const before = await hash()
    const other = await photo(640, 480).png().toBuffer()
    const again = await bucket(admin).upload(id, other)
    expect(again.error).toMatchObject({ status: 409, message: 'The resource already exists' })
    expect((await bucket(admin).upload(id, other, { upsert: true })).error).toMatchObject({ status: 400 })
    expect(await hash()).toBe(before)
  })

  test('staff, clients and visitors add, change, hang and remove nothing', async () => {
    const id = await add()
    const sent = await photo().jpeg().toBuffer()
    const before = await order()
    for (const role of ['staff', 'client', 'visitor'] as const) {
      const client = await clientAs(house, role)
      const refused = { status: 403, message: 'Only an admin may change the gallery.' }
      expect((await bucket(client).upload(newName(), sent)).error).toMatchObject(refused)
      expect((await bucket(client).remove([id])).error).toMatchObject(refused)
      const { data } = await client.from('gallery_pictures').update({ title: 'Mine' }).eq('id', id).select()
      expect(data ?? []).toEqual([])
      expect((await client.from('gallery_pictures').delete().eq('id', id).select()).data ?? []).toEqual([])
      const hung = await client.rpc('order_gallery', { seen: before, wanted: before })
      expect(hung.error?.code).toBe('42501')
      const shown = (await client.from('gallery_pictures').select('is_shown')).data
      expect(shown?.every(({ is_shown }) => is_shown)).toBe(true)
    }
    expect(await order()).toEqual(before)
    for (const client of [admin, await clientAs(house, 'secret key')])
      expect((await client.rpc('store_picture', {})).error).not.toBeNull()
  })

  test('the secret key may add and remove, as it may do everything', async () => {
    const client = await clientAs(house, 'secret key')
    const id = newName()
    expect((await bucket(client).upload(id, await photo().webp().toBuffer())).error).toBeNull()
    expect((await bucket(client).remove([id])).data).toMatchObject([{ name: id }])
  })

  test('a picture is shown only with its words, and words are written over what was seen', async () => {
    const id = await add()
    const words = { title: 'A stoep', alt: 'A clean stoep', category: 'Exterior' }
    const set = (change: object) => admin.from('gallery_pictures').update(change).eq('id', id).select()
    expect((await set({ is_shown: true })).error?.code).toBe('23514')
    const seen = (await set(words)).data?.[0].updated_at
    expect((await set({ is_shown: true })).data?.[0]).toMatchObject(words)
    const late = await admin
      .from('gallery_pictures')
      .update({ title: 'Late' })
      .match({ id, updated_at: seen })
      .select()
    expect(late.data).toEqual([])
    const visitor = await clientAs(house, 'visitor')
    expect((await visitor.from('gallery_pictures').select('title').eq('id', id)).data).toEqual([
      { title: 'A stoep' },
    ])
  })

  test('the pictures hang in the order that was asked for, over the order that was seen', async () => {
    const seen = (await order()) ?? []
    const wanted = seen.toReversed()
    expect((await admin.rpc('order_gallery', { seen, wanted })).error).toBeNull()
    expect(await order()).toEqual(wanted)
    const late = await admin.rpc('order_gallery', { seen, wanted: seen })
    expect(late.error?.details).toBe('changed_meanwhile')
    const short = await admin.rpc('order_gallery', { seen: wanted, wanted: wanted.slice(1) })
    expect(short.error?.details).toBe('changed_meanwhile')
    expect(await order()).toEqual(wanted)
  })

  test('a removed picture is gone with its files, and all of it is on record', async () => {
    const id = await add()
    await admin.from('gallery_pictures').update({ title: 'A stoep' }).eq('id', id)
    expect((await bucket(admin).remove([id, newName(), '../x'])).data).toMatchObject([{ name: id, id }])
    expect((await bucket(admin).remove([id])).data).toEqual([])
    const gone = await look(`${id}/400.avif`)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await engine.owner(`select count(*) from private.picture_files('gallery', '${id}')`)).toEqual([
      ['0'],
    ])
    const log = await engine.owner(`select action, before ->> 'title', after ->> 'title', actor is not null
      from audit_log where table_name = 'gallery_pictures' and row_id = '${id}' order by created_at, id`)
    expect(log.map(row => row[0]).sort()).toEqual(['delete', 'insert', 'update'])
    expect(log).toContainEqual(['update', '', 'A stoep', 't'])
    const hung = await engine.owner(`select count(*) from audit_log where row_id = 'order'`)
    expect(hung).toEqual([['1']])
  })
})
