import { expect, test } from 'vitest'
import { unzipped } from '#tests/unzipped.ts'
import { zipOf } from './zip-of.ts'

async function* lines(...texts: string[]) {
  yield* texts
}

async function zipped(files: Parameters<typeof zipOf>[0]) {
  const parts: Uint8Array[] = []
  for await (const part of zipOf(files, new Date('2026-11-17T13:00:00Z'))) parts.push(part)
  return Buffer.concat(parts)
}

test('every file comes out as it went in, empty ones and other alphabets too', async () => {
  const zip = await zipped([
    { name: 'a.csv', lines: lines('id,name\r\n', '', '1,Elsabé 🧽\r\n') },
    { name: 'leeg ë.csv', lines: lines() },
    { name: 'big.csv', lines: lines('x'.repeat(300_000)) },
  ])
  expect(unzipped(zip)).toEqual({
    'a.csv': 'id,name\r\n1,Elsabé 🧽\r\n',
    'leeg ë.csv': '',
    'big.csv': 'x'.repeat(300_000),
  })
  expect(zip.length).toBeLessThan(2_000)
})

test('what goes wrong while it is read is thrown, and no whole file pretends', async () => {
  async function* broken() {
    yield 'id\r\n'
    throw new Error('gone away')
  }
  await expect(zipped([{ name: 'a.csv', lines: broken() }])).rejects.toThrow('gone away')
})
