// Hostile files are refused with a sentence, or re-encoded with nothing of them left, and never take much memory. All are
// decoded one after the other in one process; those that no process is started for, and one of each other fate, are sent
// through the doors as well, in the long run all.
import { beforeAll, expect, test } from 'vitest'
import { pictureRefusalWords } from '#content/gallery-office.ts'
import { largestPictureBytes, type PictureRefusal } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import { createLog } from '#server/log.ts'
import { kindOfPicture } from '#server/storage/kind-of-picture.ts'
import { createPictureWorkshop } from '#server/storage/picture-workshop.ts'
import { preparePicture } from '#server/storage/prepare-picture.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, openHouse } from '#tests/wire/auth/house.ts'
import { fateOf } from './fate-of-file.ts'
import { type HostileFile, hostileFiles, largestTaken, oneOfEachFate } from './hostile-files.ts'
import { clientAs, newName } from './keepers.ts'

const megabyte = 1024 * 1024
const allKinds = ['jpeg', 'progressive', 'png', 'webp'] as const
// What is shrunk while it is read, and what is in memory whole.
const onePerBound = ['jpeg', 'progressive'] as const

const asTold = (files: HostileFile[]) =>
  files.map(({ name, fate }) => expect.stringMatching(new RegExp(`^${name}: .*${fate}`)))

function isPicture({ bytes }: HostileFile) {
  try {
    return Boolean(kindOfPicture(bytes))
  } catch {
    return false
  }
}

// Made once: the largest of them take seconds.
const everyFile = hostileFiles()

test('a hostile file is refused or made anew by the decoder itself', async () => {
  const files = (await everyFile).filter(({ bytes }) => bytes.length <= largestPictureBytes)
  expect(files.length).toBeGreaterThanOrEqual(50)
  const fates: string[] = []
  for (const file of files) fates.push(`${file.name}: ${await fateOf(file, await decoded(file))}`)
  expect(fates).toEqual(asTold(files))
})

async function decoded({ bytes }: HostileFile) {
  try {
    const { files } = await preparePicture(bytes, kindOfPicture(bytes))
    return { error: null, stored: files.map(file => Buffer.from(file.bytes)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { error: { message: pictureRefusalWords[error.code as PictureRefusal] }, stored: [] }
  }
}

// Everything after the encoding is the same on both engines, and tested by gallery.test.ts.
describeEachEngine(
  'a hostile file',
  engine => {
    let house: House
    let files: HostileFile[]
    let admin: Awaited<ReturnType<typeof clientAs>>
    beforeAll(async () => {
      house = await openHouse(engine)
      admin = await clientAs(house, 'admin')
      files = await everyFile
    })

    const storedBytes = async (bucket: 'gallery' | 'cleans', id: string) => {
      const rows = await engine.owner(
        `select encode(bytes, 'hex') from private.picture_files('${bucket}', '${id}')`,
      )
      return rows.map(([hex]) => Buffer.from(String(hex), 'hex'))
    }

    async function send(file: HostileFile): Promise<string> {
      const id = newName()
      const { error } = await admin.storage.from('gallery').upload(id, file.bytes)
      return fateOf(file, { error, stored: await storedBytes('gallery', id) })
    }

    test('is refused in words or made anew, and the server grows no fatter', async () => {
      const sent = process.env.EVERYTHING
        ? files
        : [...files.filter(file => !isPicture(file)), ...oneOfEachFate(files.filter(isPicture))]
      const before = process.memoryUsage().rss
      const fates: string[] = []
      for (const file of sent) fates.push(`${file.name}: ${await send(file)}`)
      expect(fates).toEqual(asTold(sent))
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte)
    })

    // As a photograph of a clean, one of each fate: the sentences and what is kept are the same.
    test('is the same at the door of photographs of a clean', async () => {
      const clean = newName()
      await engine.owner(`insert into bookings (id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
        values ('${clean}', 'Ann Guest', 'ann@guest.example', '+27821234567', 'window', '2031-03-04', '10:00-12:00', '1 Marsh St', 'confirmed')`)
      const staff = await clientAs(house, 'staff')
      const sent = process.env.EVERYTHING ? files : oneOfEachFate(files)
      const fates: string[] = []
      for (const file of sent) {
        const id = newName()
        const { error } = await staff.storage.from('cleans').upload(`${clean}/before/${id}`, file.bytes)
        fates.push(`${file.name}: ${await fateOf(file, { error, stored: await storedBytes('cleans', id) })}`)
        await engine.owner('delete from job_photos')
      }
      expect(fates).toEqual(asTold(sent))
    })

    test('with the name of another file’s place is stored nowhere', async () => {
      const names = [
        '../../etc/passwd',
        '..%2f..%2fetc%2fpasswd',
        'photo.jpg',
        '%00',
        'a'.repeat(5000),
        '.htaccess',
      ]
      for (const name of names) {
        const { error } = await admin.storage.from('gallery').upload(name, files.at(-1)?.bytes ?? '')
        expect(error?.message ?? 'stored').toMatch(/random UUID|^Route \S+ not found$/)
      }
    })
  },
  { once: true },
)

// One of each bound on pixels; in the long run each kind of file.
test('the largest pictures that are taken need a bounded amount of memory', async () => {
  const peaks: number[] = []
  const log = createLog('debug', line => peaks.push(JSON.parse(String(line)).peakBytes))
  const workshop = createPictureWorkshop(log)
  const kinds = process.env.EVERYTHING ? allKinds : onePerBound
  for (const kind of kinds) await workshop.prepare(await largestTaken[kind]())
  expect(peaks).toHaveLength(kinds.length)
  expect(Math.max(...peaks)).toBeLessThan(300 * megabyte)
})
