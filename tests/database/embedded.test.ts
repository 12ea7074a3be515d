import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { isSnapshotFitting, writeSnapshot } from '#server/database/start-snapshot.ts'
import { limit } from '#tests/limits.ts'

const templates = inject('templates').small
const dbDir = templates.dbDir
const backend = { role: 'backend' as const }
const rounds = Number(process.env.TEST_ROUNDS ?? 1)
const isLong = Boolean(process.env.EVERYTHING)

let folder = ''
let dataDir = ''
let said: string[] = []
const opened: Database[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  dataDir = join(folder, 'data')
  said = []
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await Promise.all(opened.splice(0).map(database => database.close()))
  rmSync(folder, { recursive: true, force: true })
})

async function open(options: { snapshotFile?: string; dbDir?: string } = {}) {
  const log = (line: string) => said.push(line)
  const database = await openDatabase({ dataDir, dbDir, migrate: true, log, ...options })
  opened.push(database)
  return database
}

function cloneTemplate() {
  mkdirSync(dataDir)
  cpSync(join(templates.pgliteFolder, 'database'), join(dataDir, 'database'), { recursive: true })
}

type Snapshot = { dbDir: string; snapshotFile: string }
type Writing = { firstId?: number; rows?: number; marks?: string; snapshot?: Snapshot }

// With marks it leaves one in this file for each sync of a file to the disk.
function startWriting({ firstId = 0, rows = 0, marks, snapshot }: Writing = {}) {
  const program = fileURLToPath(new URL('./writing-process.ts', import.meta.url))
  const args = [
    '--import',
    './tests/quick-engine.ts',
    ...(marks ? ['--import', new URL('./count-syncs.ts', import.meta.url).href] : []),
    ...[program, dataDir, snapshot?.dbDir ?? dbDir, String(firstId), String(rows)],
    ...(snapshot ? [snapshot.snapshotFile] : []),
  ]
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...(marks && { SYNC_MARKS: marks }) },
  })
  children.push(child)
  const ended = new Promise(resolve => child.once('exit', resolve))
  return { child, ended, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
}

const noteIds = async (database: Database) =>
  (await database.tx(backend, [{ text: 'select id from notes order by id' }]))[0]?.map(([id]) =>
    Number(id),
  ) ?? []

test('a folder is its owner’s alone and open once; what a statement over its time had begun is undone; closing, all that was taken on is answered', async () => {
  cloneTemplate()
  const database = await open()
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  await expect(open()).rejects.toThrow(`Another server (process ${process.pid}`)

  const insert = (id: number) => ({ text: `insert into notes (id) values (${id})` })
  await database.tx(backend, [insert(1)])
  const endless = { text: 'select count(*) from generate_series(1, 100000000000)' }
  // A second one that waits behind it: in the long run.
  const outcomes = (isLong ? [insert(2), insert(3)] : [insert(2)]).map(note =>
    database.tx(backend, [note, endless], { timeoutMs: 200 }),
  )
  for (const outcome of outcomes) await expect(outcome).rejects.toMatchObject({ code: '57014' })
  await database.tx(backend, [insert(4)])
  expect(await noteIds(database)).toEqual([1, 4])

  const last = database.tx(backend, [{ text: 'select 1' }])
  const closed = database.close()
  expect(await last).toEqual([[['1']]])
  await expect(database.tx(backend, [{ text: 'select 1' }])).rejects.toMatchObject({ name: 'Unavailable' })
  await closed
})

const patience = { timeout: limit(60_000 + rounds * 10_000) }
test(
  'a second process on the same folder is told of the first; each of its commits is synced to the disk; killed under load it loses no acknowledged row',
  patience,
  async () => {
    cloneTemplate()
    const acknowledged: number[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const marks = join(folder, `marks-${round}`)
      const { child, lines, ended } = startWriting({ firstId: round * 1_000_000, rows: 1_000_000, marks })
      await lines.next()
      await expect(open()).rejects.toThrow(`Another server (process ${child.pid}, started 2`)
      for (let i = 0; i < 200; i += 1) acknowledged.push(Number((await lines.next()).value))
      child.kill('SIGKILL')
      await ended
      const [, whileWriting = ''] = readFileSync(marks, 'utf8').split('|')
      expect(whileWriting.length).toBeGreaterThanOrEqual(200)
    }
    const found = new Set(await noteIds(await open()))
    expect(acknowledged.filter(id => !found.has(id))).toEqual([])
    expect(acknowledged).toHaveLength(rounds * 200)
  },
)

// The build's own where it is of today: to make one takes seconds. The long run makes it.
async function fittingSnapshot() {
  const built = { dbDir: 'db', snapshotFile: 'dist/start-snapshot.tar.gz' }
  if (!process.env.EVERYTHING && isSnapshotFitting(built)) return built
  const own = { dbDir, snapshotFile: join(folder, 'snapshot.tar.gz') }
  await writeSnapshot({ ...own, log: () => {} })
  return own
}
const answers = async (database: Database) =>
  (await database.tx(backend, [{ text: 'select 1' }]))[0]?.length === 1

test('a first start that is killed in the middle leaves nothing that the next one trusts, which has all from a fitting snapshot and applies nothing more', async () => {
  const snapshot = await fittingSnapshot()
  await killWhileCreating({ snapshot })
  expect(await answers(await open(snapshot))).toBe(true)
  expect(said).toEqual(['Unpacking the start snapshot of the database'])

  expect(isSnapshotFitting({ ...snapshot, dbDir: join(dbDir, '..') })).toBe(false)
  const torn = { ...snapshot, snapshotFile: join(folder, 'torn.tar.gz') }
  writeFileSync(torn.snapshotFile, readFileSync(snapshot.snapshotFile).subarray(0, 100_000))
  cpSync(`${snapshot.snapshotFile}.json`, `${torn.snapshotFile}.json`)
  expect(isSnapshotFitting(torn)).toBe(false)
})

// The build makes one itself, and so does what the databases of the tests are copied from.
test.runIf(isLong)('a first start without a snapshot makes the database, though it was killed', async () => {
  await killWhileCreating()
  expect(await noteIds(await open())).toEqual([])
  expect(said[0]).toMatch('Creating the database')
  expect(said.at(-1)).toBe('Applied 3 files of functions and tables')
})

async function killWhileCreating(writing: Writing = {}) {
  const { child, ended } = startWriting(writing)
  await expect
    .poll(() => existsSync(join(dataDir, 'database.new', 'PG_VERSION')), {
      timeout: limit(30_000),
      interval: 1,
    })
    .toBe(true)
  child.kill('SIGKILL')
  await ended
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
}

test('the extensions that we use can be made; dead rows and the log of changes are tidied from time to time', async () => {
  const withExtensions = join(folder, 'db')
  cpSync(dbDir, withExtensions, { recursive: true })
  writeFileSync(
    join(withExtensions, 'migrations/0003_extensions.sql'),
    'create extension pg_trgm; create extension pgcrypto',
  )
  cloneTemplate()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const database = await open({ dbDir: withExtensions })
    const ask = async (text: string) =>
      (await database.tx(backend, [{ text }], { readOnly: true }))[0]?.[0]?.[0]
    expect(await ask(`select similarity('window', 'windows') > 0.5 and length(gen_salt('bf')) = 29`)).toBe(
      't',
    )
    const size = () => ask(`select pg_relation_size('notes')`)
    const checkpoint = () => ask('select checkpoint_lsn from pg_control_checkpoint()')
    const before = await checkpoint().catch(() => 'unreadable')
    const fill = { text: 'insert into notes (id) select generate_series(1, 10000)' }
    await database.tx(backend, [fill, { text: 'delete from notes' }])
    expect(Number(await size())).toBeGreaterThan(0)
    vi.advanceTimersByTime(5 * 60_000)
    expect(Number(await size())).toBe(0)
    expect(await checkpoint().catch(() => 'unreadable')).not.toBe(before)
    expect(await ask('select current_user')).toBe('backend')
  } finally {
    vi.useRealTimers()
  }
})
