// Hostile files are refused with a sentence, or re-encoded with nothing of them left, and never take much memory.
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createPictureWorkshop } from '#server/storage/picture-workshop.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, openHouse } from '#tests/wire/auth/house.ts'
import { fateOf } from './fate-of-file.ts'
import { type HostileFile, hostileFiles, largestTaken } from './hostile-files.ts'
import { clientAs, newName } from './keepers.ts'

const megabyte = 1024 * 1024

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
      files = await hostileFiles()
    })

    const storedBytes = async (id: string) => {
      const rows = await engine.owner(
        `select encode(bytes, 'hex') from private.picture_files('gallery', '${id}')`,
      )
      return rows.map(([hex]) => Buffer.from(String(hex), 'hex'))
    }

    async function send(file: HostileFile): Promise<string> {
      const id = newName()
      const { error } = await admin.storage.from('gallery').upload(id, file.bytes)
      return fateOf(file, { error, stored: await storedBytes(id) })
    }

    test('is refused in words or made anew, and the server grows no fatter', async () => {
      expect(files.length).toBeGreaterThanOrEqual(50)
      const before = process.memoryUsage().rss
      const fates: string[] = []
      for (const file of files) fates.push(`${file.name}: ${await send(file)}`)
      expect(fates).toEqual(
        files.map(({ name, fate }) => expect.stringMatching(new RegExp(`^${name}: .*${fate}`))),
      )
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte)
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

test('the largest pictures that are taken need a bounded amount of memory', async () => {
  const peaks: number[] = []
  const log = createLog('debug', line => peaks.push(JSON.parse(String(line)).peakBytes))
  const workshop = createPictureWorkshop(log)
  for (const bytes of await largestTaken()) await workshop.prepare(bytes)
  expect(peaks).toHaveLength(4)
  expect(Math.max(...peaks)).toBeLessThan(300 * megabyte)
})
