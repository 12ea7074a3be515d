// A backup each night: one, whole, for its owner's eyes, and not for ever.
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { keepBackup } from '#server/backup/keep-backups.ts'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine('nightly backups', engine => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'backups-'))
  })
  afterEach(() => rm(folder, { recursive: true }))
  const keepAt = (moment: string) =>
    keepBackup({ database: engine.database, folder, days: 2, now: new Date(moment) })

  test('a night is kept once, only its owner can read it, and the console knows', async () => {
    const file = (await keepAt('2027-03-02T01:00:00Z')) ?? ''
    expect(path.basename(file)).toBe('coastal-clean-2027-03-02.backup.gz')
    expect(await keepAt('2027-03-02T20:00:00Z')).toBeUndefined()
    // Half past one in the morning still belongs to the day before.
    expect(await keepAt('2027-03-02T23:30:00Z')).toBeUndefined()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await unpackBackup(await readFile(file))).rows.length).toBeGreaterThan(0)
    const noted = await engine.owner(`select count(*) from audit_log where table_name = 'backups'`)
    expect(noted).toEqual([['1']])
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
