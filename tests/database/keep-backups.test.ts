// A backup each night: one, whole, for its owner's eyes, and not for ever.
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { keepBackup } from '#server/backup/keep-backups.ts'
import { writeBackup } from '#server/backup/take-backup.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine('nightly backups', engine => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
    await engine.owner(emptied('audit_log'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const keepAt = (moment: string) =>
    keepBackup({ database: engine.database, folder, days: 2, now: new Date(moment) })
  const noted = () =>
    engine.owner(`select after ->> 'what', after ->> 'sha256', after ->> 'failed' from audit_log
      where table_name = 'backups' order by created_at`)

  test('a night is kept once, only its owner can read it, and the console knows', async () => {
    const file = (await keepAt('2027-03-02T01:00:00Z')) ?? ''
    expect(path.basename(file)).toBe('coastal-clean-2027-03-02.backup.gz')
    expect(await keepAt('2027-03-02T20:00:00Z')).toBeUndefined()
    // Half past one in the morning still belongs to the day before.
    expect(await keepAt('2027-03-02T23:30:00Z')).toBeUndefined()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await unpackBackup(await readFile(file))).rows.length).toBeGreaterThan(0)
    const sha256 = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    expect(await noted()).toEqual([['kept on the server', sha256, null]])
  })

  test('one that cannot be written is on record once, leaves nothing behind, and is made up for', async () => {
    const blocked = path.join(folder, 'a file')
    await writeFile(blocked, '')
    const keep = (into: string) =>
      keepBackup({ database: engine.database, folder: into, days: 2, now: new Date('2027-03-02T08:00:00Z') })
    for (const _ of [1, 2]) await expect(keep(path.join(blocked, 'backups'))).rejects.toThrow('ENOTDIR')
    expect(await noted()).toEqual([['kept on the server', null, expect.stringContaining('ENOTDIR')]])
    expect(await readdir(folder)).toEqual(['a file'])
    await keep(folder)
    expect((await noted()).map(([, , failed]) => failed)).toEqual([expect.stringContaining('ENOTDIR'), null])
  })

  test('what is written over nobody’s file is what was made', async () => {
    const file = path.join(folder, 'mine')
    await writeBackup(file, Buffer.from('all'))
    await expect(writeBackup(file, Buffer.from('other'))).rejects.toThrow('EEXIST')
    expect(await readFile(file, 'utf8')).toBe('all')
  })

  test('old nights go, and nothing else in the folder does', async () => {
    await writeFile(path.join(folder, 'coastal-clean-2027-02-27.backup.gz'), '')
    await writeFile(path.join(folder, 'coastal-clean-2027-02-28.backup.gz'), '')
    await writeFile(path.join(folder, 'coastal-clean-2027-01-01T0900.backup.gz'), '')
    await keepAt('2027-03-02T08:00:00Z')
    expect((await readdir(folder)).sort()).toEqual([
      'coastal-clean-2027-01-01T0900.backup.gz',
      'coastal-clean-2027-02-28.backup.gz',
      'coastal-clean-2027-03-02.backup.gz',
    ])
  })
})
