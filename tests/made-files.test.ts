// What is made from art/ and kept in public/: it must belong to its source.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isMade, leftOver, type MadeItem, noteOf, readNotes } from '#scripts/made-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'made-'))
const file = join(folder, 'a.avif')
const item: MadeItem = {
  ...{ name: 'a', hash: 'of today', facts: { width: 8 } },
  files: [relative('public', file)],
  make: async () => {},
}
afterAll(() => rmSync(folder, { recursive: true }))

test('a picture that another source, another recipe or a half file made is told', () => {
  expect(isMade(item, undefined)).toBe(false)
  writeFileSync(file, 'whole')
  const note = noteOf(item)
  expect(isMade(item, note)).toBe(true)
  expect(isMade({ ...item, hash: 'of tomorrow' }, note)).toBe(false)
  expect(isMade({ ...item, facts: { width: 9 } }, note)).toBe(false)
  writeFileSync(file, 'half')
  expect(isMade(item, note)).toBe(false)
  rmSync(file)
  expect(isMade(item, note)).toBe(false)
})

test('a file that belongs to nothing is told', () => {
  const [name = ''] = leftOver({ share: [] })
  expect(name).toMatch(/^share\/.*\.jpg$/)
  expect(leftOver({ share: [{ ...item, files: [name] }] })).not.toContain(name)
})

test('every picture is noted with what the pages must know of it', () => {
  const notes = Object.entries(readNotes().pictures ?? {})
  expect(notes.length).toBeGreaterThan(80)
  const known = { width: expect.any(Number), height: expect.any(Number), hash: expect.any(String) }
  for (const [, note] of notes) expect(note).toMatchObject(known)
})
