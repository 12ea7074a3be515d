// The photographs of a clean over the wire: who gets to them, by which door, and what becomes of them.
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, newMember, openHouse } from '#tests/wire/auth/house.ts'
import { clientWith, newName, photo } from '#tests/wire/gallery/keepers.ts'

type Client = ReturnType<typeof clientWith>
type Someone = { client: Client; token: string | undefined; id: string }
const people = ['visitor', 'owner of the clean', 'another client', 'staff', 'admin'] as const
type Who = (typeof people)[number]

describeEachEngine('photographs of a clean', engine => {
  let house: House
  const those = {} as Record<Who, Someone>
  const clean = newName()

  beforeAll(async () => {
    house = await openHouse(engine)
    for (const who of people) those[who] = await meet(who)
    await engine.owner(`insert into bookings (id, user_id, service_type, service_date, service_time, address, status)
      values ('${clean}', '${those['owner of the clean'].id}', 'window', '2031-03-04', '10:00-12:00', '1 Marsh St', 'confirmed')`)
  })
  beforeEach(() => engine.owner('delete from job_photos; delete from audit_log'))

  async function meet(who: Who): Promise<Someone> {
    if (who === 'visitor')
      return { client: clientWith(house, house.keys.publishableKey), token: undefined, id: '' }
    const { session, user } = await newMember(house)
    if (who === 'staff' || who === 'admin')
      await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', '${who}')`)
    const token = session.access_token
    return { client: clientWith(house, house.keys.publishableKey, token), token, id: user.id }
  }

  const send = async (
    bytes?: Buffer,
    { who = 'staff' as Who, path = `${clean}/before`, id = String(newName()) } = {},
  ) => {
    const sent = bytes ?? (await photo().jpeg().toBuffer())
    const { error } = await those[who].client.storage.from('cleans').upload(`${path}/${id}`, sent)
    return { id, error }
  }
  const take = async () => {
    const { id, error } = await send()
    expect(error).toBeNull()
    return id
  }
  const look = (who: Who, id: string, file = '720.webp', kind = 'authenticated') =>
    house.fetch(`/storage/v1/object/${kind}/cleans/${id}/${file}`, {
      headers: {
        apikey: house.keys.publishableKey,
        ...(those[who].token && { authorization: `Bearer ${those[who].token}` }),
      },
    })
  const share = (id: string, is_shared: boolean) =>
    those.staff.client.from('job_photos').update({ is_shared }).eq('id', id)
  const files = (id: string) =>
    engine.owner(`select encode(bytes, 'hex') from private.picture_files('cleans', '${id}')`)

  // What each person finds at each door, before it is shown to the client and after.
  async function doorsOpenTo(id: string) {
    const open: string[] = []
    for (const who of people) {
      const { client } = those[who]
      const found = {
        row: ((await client.from('job_photos').select('id').eq('id', id)).data ?? []).length > 0,
        'with the booking': JSON.stringify(
          (await client.from('bookings').select('id, job_photos(id)').eq('id', clean)).data ?? [],
        ).includes(id),
        file: (await look(who, id)).status === 200,
        function: Boolean((await client.rpc('read_job_photo', { wanted: id })).data),
        'public address': (await look(who, id, '720.webp', 'public')).status === 200,
        'gallery address':
          (await house.fetch(`/storage/v1/object/public/gallery/${id}/720.webp`)).status === 200,
      }
      for (const [door, isOpen] of Object.entries(found)) if (isOpen) open.push(`${who}: ${door}`)
    }
    return open
  }
  const allDoors = (who: Who) =>
    ['row', 'with the booking', 'file', 'function'].map(door => `${who}: ${door}`)

  test('only staff see it, until it is shown to the client; nobody else’s client ever', async () => {
    const id = await take()
    expect(await doorsOpenTo(id)).toEqual([...allDoors('staff'), ...allDoors('admin')])
    expect((await share(id, true)).error).toBeNull()
    expect(await doorsOpenTo(id)).toEqual([
      ...allDoors('owner of the clean'),
      ...allDoors('staff'),
      ...allDoors('admin'),
    ])
    await share(id, false)
    expect(await doorsOpenTo(id)).toEqual([...allDoors('staff'), ...allDoors('admin')])
  })

  test('the private link opens what is shown of its own clean, and nothing else', async () => {
    const [key, other] = ['a'.repeat(64), 'b'.repeat(64)]
    const strange = newName()
    await engine.owner(`insert into bookings (id, service_type, service_date, service_time, address, status, guest_name, guest_phone)
      values ('${strange}', 'window', '2031-09-09', '10:00-12:00', '2 Marsh St', 'confirmed', 'A Guest', '+27821234567');
      insert into private.booking_keys (booking_id, token_hash) values
      ('${clean}', private.token_hash('${key}')), ('${strange}', private.token_hash('${other}'))
      on conflict (booking_id) do update set token_hash = excluded.token_hash`)
    const [shown, hidden] = [await take(), await take()]
    await share(shown, true)
    const open = async (id: string, token: string) => {
      const headers = { apikey: house.keys.publishableKey, 'x-booking-key': token }
      return (await house.fetch(`/storage/v1/object/authenticated/cleans/${id}/720.webp`, { headers })).status
    }
    expect([await open(shown, key), await open(hidden, key), await open(shown, other)]).toEqual([
      200, 404, 404,
    ])
    const managed = async (token: string) =>
      (await those.visitor.client.rpc('manage_booking', { token })).data.job_photos
    expect(await managed(key)).toMatchObject([{ id: shown, taken: 'before' }])
    expect(await managed(other)).toEqual([])
  })

  test('one that is not theirs and one that there is not are answered alike', async () => {
    const id = await take()
    for (const who of ['visitor', 'owner of the clean', 'another client'] as const) {
      const [hidden, none] = [await look(who, id), await look(who, newName())]
      expect([hidden.status, await hidden.text()]).toEqual([none.status, await none.text()])
      expect(hidden.status).toBe(404)
    }
  })

  test('it is kept by no cache on the way, nor in the browser', async () => {
    const answer = await look('staff', await take())
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  test('only staff add, show and remove', async () => {
    const id = await take()
    for (const who of ['visitor', 'owner of the clean', 'another client'] as const) {
      const { client } = those[who]
      expect([who, (await send(undefined, { who })).error?.message]).toEqual([
        who,
        expect.stringContaining('Only staff'),
      ])
      await client.from('job_photos').update({ is_shared: true }).eq('id', id)
      await client.from('job_photos').delete().eq('id', id)
      await client.rpc('note_photo_consent', { photo_id: id, agrees: true })
      await client.rpc('hang_job_photo', { photo_id: id })
    }
    const kept = await those.staff.client
      .from('job_photos')
      .select('is_shared, agreed_at, picture_id')
      .eq('id', id)
    expect(kept.data).toEqual([{ is_shared: false, agreed_at: null, picture_id: null }])
  })

  test('where it was taken is gone, and so is everything else of the phone', async () => {
    // As large as a phone makes them: tests/wire/gallery/gallery.test.ts.
    const sent = await photo(640, 480)
      .withExif({ IFD0: { Copyright: 'Sipho' }, IFD3: { GPSLatitude: '34/1 11/1 0/1', GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const { id } = await send(sent)
    const stored = await files(id)
    expect(stored.length).toBeGreaterThan(2)
    for (const [hex] of stored) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(Buffer.from(String(hex), 'hex')).metadata()
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        1,
      ])
    }
    const shown = await sharp(await (await look('staff', id, '1300.webp')).bytes()).metadata()
    expect([shown.width, shown.height, shown.exif]).toEqual([480, 640, undefined])
  })

  test('sent again it is the same; a clean holds twenty, and only one that is agreed', async () => {
    const id = await take()
    expect((await send(undefined, { id })).error?.message).toContain('already exists')
    await engine.owner(`insert into job_photos (id, booking_id, taken, width, height)
      select gen_random_uuid(), '${clean}', 'after', 1, 1 from generate_series(1, 19)`)
    expect((await send()).error?.message).toContain('20 photographs')
    await engine.owner(`update bookings set status = 'cancelled' where id = '${clean}'`)
    expect((await send()).error?.message).toContain('Only staff')
    await engine.owner(`alter table bookings disable trigger user; update bookings set status = 'confirmed' where id = '${clean}';
      alter table bookings enable trigger user`)
  })

  test('a name that is no place of a clean is stored nowhere', async () => {
    for (const path of [`${clean}/during`, `../${clean}/before`, 'nobody/before', `${newName()}/before`])
      expect((await send(undefined, { path })).error?.message ?? 'stored').toMatch(
        /UUID|not found|Only staff/,
      )
    expect((await send(undefined, { id: 'photo.jpg' })).error?.message).toContain('UUID')
  })

  test('without consent it cannot get into the gallery; with it, it can, and leaves with it', async () => {
    const id = await take()
    const { client: admin } = those.admin
    const hang = () => admin.rpc('hang_job_photo', { photo_id: id })
    const inGallery = async (picture: string) =>
      ((await admin.from('gallery_pictures').select('is_shown').eq('id', picture)).data ?? []).length
    expect((await hang()).error?.message).toContain('has not agreed')
    await those.staff.client.rpc('note_photo_consent', { photo_id: id, agrees: true })
    expect((await those.staff.client.rpc('hang_job_photo', { photo_id: id })).error).not.toBeNull()
    const { data: picture } = await hang()
    expect((await hang()).data).toBe(picture)
    expect(await inGallery(picture)).toBe(1)
    expect((await house.fetch(`/storage/v1/object/public/gallery/${picture}`)).status).toBe(200)
    await those.staff.client.rpc('note_photo_consent', { photo_id: id, agrees: false })
    expect(await inGallery(picture)).toBe(0)
    expect((await house.fetch(`/storage/v1/object/public/gallery/${picture}`)).status).toBe(404)
    const noted =
      await engine.owner(`select actor from audit_log where table_name = 'job_photos' and action = 'update'
      and before ->> 'agreed_at' is null and after ->> 'agreed_at' is not null`)
    expect(noted).toEqual([[those.staff.id]])
  })

  test('the person’s data has them, and they go with the person, out of the gallery too', async () => {
    const own = 'photo.person@post.example'
    const booking = newName()
    await engine.owner(`insert into bookings (id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
      values ('${booking}', 'Foto Graf', '${own}', '+27739180001', 'window', '2031-03-05', '10:00-12:00', '1 Marsh St', 'confirmed')`)
    const other = await take()
    const { id } = await send(undefined, { path: `${booking}/after` })
    await those.staff.client.rpc('note_photo_consent', { photo_id: id, agrees: true })
    const { data: picture } = await those.admin.client.rpc('hang_job_photo', { photo_id: id })
    await engine.owner(
      `alter table bookings disable trigger user; update bookings set service_date = '2026-01-05', status = 'completed' where id = '${booking}';
      alter table bookings enable trigger user`,
    )
    const person = { customer: null, email: own, phone: null }
    const { data: told } = await those.admin.client.rpc('export_person', person)
    expect(told.job_photos).toHaveLength(1)
    const [file] = told.job_photo_files
    expect((await sharp(Buffer.from(file.base64, 'base64')).metadata()).format).toBe('webp')
    expect((await those.admin.client.rpc('erase_person', person)).error).toBeNull()
    expect(await files(id)).toEqual([])
    expect((await those.admin.client.from('gallery_pictures').select('id').eq('id', picture)).data).toEqual(
      [],
    )
    expect((await files(other)).length).toBeGreaterThan(0)
  })
})
