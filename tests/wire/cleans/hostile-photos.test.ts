// The hostile files of the gallery, sent as photographs of a clean: refused with the same sentence, or made anew. One of each
// fate; all of them in the long run, and at the gallery's door (hostile-files.test.ts).
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { openHouse } from '#tests/wire/auth/house.ts'
import { fateOf } from '#tests/wire/gallery/fate-of-file.ts'
import { type HostileFile, hostileFiles, oneOfEachFate } from '#tests/wire/gallery/hostile-files.ts'
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

    async function send(file: HostileFile): Promise<string> {
      const id = newName()
      const { error } = await staff.storage.from('cleans').upload(`${clean}/before/${id}`, file.bytes)
      const rows = await engine.owner(
        `select encode(bytes, 'hex') from private.picture_files('cleans', '${id}')`,
      )
      await engine.owner('delete from job_photos')
      return fateOf(file, { error, stored: rows.map(([hex]) => Buffer.from(String(hex), 'hex')) })
    }

    test('is refused in words or made anew', async () => {
      const all = await hostileFiles()
      expect(all.length).toBeGreaterThanOrEqual(55)
      const files = process.env.EVERYTHING ? all : oneOfEachFate(all)
      const fates: string[] = []
      for (const file of files) fates.push(`${file.name}: ${await send(file)}`)
      expect(fates).toEqual(
        files.map(({ name, fate }) => expect.stringMatching(new RegExp(`^${name}: .*${fate}`))),
      )
    })
  },
  { once: true },
)
