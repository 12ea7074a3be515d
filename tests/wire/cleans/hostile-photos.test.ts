// The hostile files of the gallery, sent as photographs of a clean: refused with the same sentence, or made anew.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openHouse } from '#tests/wire/auth/house.ts'
import { type HostileFile, hostileFiles } from '#tests/wire/gallery/hostile-files.ts'
import { clientAs, newName } from '#tests/wire/gallery/keepers.ts'

describeEachEngine(
  'a hostile photograph',
  engine => {
    const clean = newName()
    let staff: Awaited<ReturnType<typeof clientAs>>
    beforeAll(async () => {
      staff = await clientAs(await openHouse(engine), 'staff')
      await engine.owner(`insert into bookings (id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
        values ('${clean}', 'Ann Guest', 'ann@guest.example', '+27821234567', 'window', '2031-03-04', '10:00-12:00', '1 Marsh St', 'confirmed')`)
    })

    async function send({ bytes, planted }: HostileFile): Promise<string> {
      const id = newName()
      const { error } = await staff.storage.from('cleans').upload(`${clean}/before/${id}`, bytes)
      const rows = await engine.owner(
        `select encode(bytes, 'hex') from private.job_photo_files where photo_id = '${id}'`,
      )
      const stored = rows.map(([hex]) => Buffer.from(String(hex), 'hex'))
      await engine.owner('delete from job_photos')
      if (error) return stored.length > 0 ? 'refused, and stored' : error.message
      for (const file of stored) {
        const { exif, xmp, iptc, icc } = await sharp(file).metadata()
        if (exif || xmp || iptc || icc) return 'metadata is left'
        if (planted && file.includes(planted)) return 'what was planted is left'
        if (sha256(file) === sha256(bytes)) return 'stored as sent'
      }
      return stored.length > 0 ? 'kept' : 'nothing is stored'
    }

    test('is refused in words or made anew', async () => {
      const files = await hostileFiles()
      expect(files.length).toBeGreaterThanOrEqual(55)
      const fates: string[] = []
      for (const file of files) fates.push(`${file.name}: ${await send(file)}`)
      expect(fates).toEqual(
        files.map(({ name, fate }) => expect.stringMatching(new RegExp(`^${name}: .*${fate}`))),
      )
    })
  },
  { once: true },
)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
