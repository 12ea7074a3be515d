// Writes src/domain/rows.ts from the schema, as the data service's own catalogue sees it: npm run rows.
// With --check it only says whether that file is what db/ makes today; npm run check asks so.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '#server/database/migrate.ts'
import { PgliteThread } from '#server/database/pglite-thread.ts'
import { isSnapshotFitting } from '#server/database/start-snapshot.ts'
import { rowTypes } from '#server/rest/row-types.ts'

const root = join(import.meta.dirname, '..')
const dbDir = join(root, 'db')
const target = join(root, 'src/domain/rows.ts')
const cacheDir = join(root, 'node_modules/.cache/row-types')

if (process.argv.includes('--check')) await check()
else writeFileSync(target, await generate())

// Making it takes seconds, so that what was found right once is not made again.
async function check() {
  const known = join(cacheDir, markOfSources())
  if (existsSync(known)) return
  if (readFileSync(target, 'utf8') === (await generate())) {
    mkdirSync(cacheDir, { recursive: true })
    return writeFileSync(known, '')
  }
  console.error('src/domain/rows.ts is not what db/ makes today: npm run rows makes it anew.')
  process.exitCode = 1
}

function markOfSources(): string {
  const sql = ['migrations', 'functions'].flatMap(folder =>
    readdirSync(join(dbDir, folder), { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.sql'))
      .sort()
      .map(name => join(dbDir, folder, name)),
  )
  const files = [...sql, target, join(root, 'src/server/rest/row-types.ts'), import.meta.filename]
  const texts = files.map(file => readFileSync(file, 'utf8'))
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32)
}

async function generate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'row-types-'))
  try {
    // From what the build has migrated, where that is of today: it takes a quarter of the time.
    const snapshotFile = join(root, 'dist/start-snapshot.tar.gz')
    const isBuilt = isSnapshotFitting({ dbDir, snapshotFile })
    const thread = await PgliteThread.start({ folder, ...(isBuilt && { snapshotFile }) })
    await migrate({ owner: thread, dbDir, log: () => {} })
    return formatted(await rowTypes(thread).finally(() => thread.close()))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function formatted(text: string): string {
  const biome = join(root, 'node_modules/.bin/biome')
  const { status, stdout, stderr } = spawnSync(biome, ['format', '--stdin-file-path=src/domain/rows.ts'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
