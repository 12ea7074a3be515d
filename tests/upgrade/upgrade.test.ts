// A release of before is opened by today's version: everybody, every sum and every state is still there, also where the
// power goes in the middle.
import { join } from 'node:path'
import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { describe, expect, inject, test } from 'vitest'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { migrate } from '#server/database/migrate.ts'
import { openPglite } from '#server/database/open-pglite.ts'
import type { Owner } from '#server/database/owner.ts'
import { PgliteThread } from '#server/database/pglite-thread.ts'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { limit } from '#tests/limits.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { type Everything, everythingIn, lossesBetween } from './everything.ts'
import { backupOf, embeddedFolderFrom, embeddedFolderOf, postgresOf } from './old-release.ts'
import { rulesIn } from './rules-in.ts'

const release = '2026-11-16'
const timeout = limit(120_000)
const { pgliteFolder, postgresUrl } = inject('templates').house

// All that is another value after the upgrade, and why.
const meant = [
  // Cleans written into the history by hand count since decision 0026.
  'public.customers.total_cleaning_count',
  'public.customers.updated_at',
  // Each record of a clean has learnt which invoice asks for it.
  'public.services.updated_at',
  // The same keys, written in another order.
  'auth.server_keys.value',
  // Pictures are files of buckets since decision 0097.
  'private.gallery_files is gone',
  // Our window hangs with the rooms, no longer outside.
  'public.gallery_pictures.category',
  'public.gallery_pictures.updated_at',
]

const bring = (owner: Owner) => migrate({ owner, dbDir: 'db', log: () => {} })
const unmeantLosses = (before: Everything, after: Everything) =>
  lossesBetween(before, after)
    .filter(loss => !meant.includes(loss))
    .slice(0, 20)

describe('the embedded folder', () => {
  test('keeps every row of every table', { timeout }, async () => {
    const thread = await openThread(embeddedFolderOf(release))
    const before = await everythingIn(thread)
    expect(before.get('public.customers')?.size).toBe(319)
    await bring(thread)
    expect(unmeantLosses(before, await everythingIn(thread))).toEqual([])
    const fresh = await openThread(embeddedFolderFrom(pgliteFolder))
    expect(await rulesIn(thread)).toEqual(await rulesIn(fresh))
    await Promise.all([thread.close(), fresh.close()])
  })

  // In npm test asked of PostgreSQL.
  test.runIf(process.env.EVERYTHING || !postgresUrl)(
    'goes on where it was killed in the middle, and opens for its people',
    { timeout },
    async () => {
      const dataDir = embeddedFolderOf(release)
      const first = await openThread(dataDir)
      const before = await everythingIn(first)
      await expect(bring(dyingAt(first, 40, () => first.stop()))).rejects.toThrow()
      const options = { dataDir, dbDir: 'db', migrate: true, timeoutMs: timeout, log: () => {} }
      const opened = await openPglite(options)
      expect(unmeantLosses(before, await opened.asOwner(everythingIn))).toEqual([])
      await opened.close()
      await expectPeopleAtHome({ DATA_DIR: dataDir })
    },
  )
})

// With the passwords they had.
async function expectPeopleAtHome(place: Record<string, string>) {
  const server = await startServerProcess(place, { like: 'an older release' })
  try {
    const owner = await signIn(server.url, 'owner@coastalclean.example')
    const { count } = await owner.from('customers').select('*', { count: 'exact', head: true })
    // One more is a row that a client keeps for herself.
    expect(count).toBe(318)
    const client = await signIn(server.url, 'client@mail.example')
    const { data: own } = await client.from('bookings').select('status')
    expect(own?.length).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
}

describe.skipIf(!postgresUrl)('PostgreSQL', () => {
  const restored = () => postgresOf(release, postgresUrl ?? '')

  // In npm test asked where it was killed.
  test.runIf(process.env.EVERYTHING)('keeps every row of every table', { timeout }, async () => {
    const url = await restored()
    const before = await withPostgresOwner(url, everythingIn)
    await withPostgresOwner(url, bring)
    expect(unmeantLosses(before, await withPostgresOwner(url, everythingIn))).toEqual([])
  })

  test('goes on where it was killed, wherever that was, carries its pictures into their bucket, takes its own backup, and opens for its people', {
    timeout,
  }, async () => {
    const url = await restored()
    const before = await withPostgresOwner(url, everythingIn)
    await hangPicture(url)
    const page = `begin_rules('public.customers'`
    for (const point of process.env.EVERYTHING ? [10, 60, 130, 400, page] : [60, 400, page]) {
      const dying = (owner: Owner) =>
        bring(dyingAt(owner, point, () => owner.run('select pg_terminate_backend(pg_backend_pid())')))
      await expect(withPostgresOwner(url, dying), `at ${point}`).rejects.toThrow()
    }
    await withPostgresOwner(url, bring)
    expect(await withPostgresOwner(url, rulesIn)).toEqual(await withPostgresOwner(postgresUrl ?? '', rulesIn))
    const after = await withPostgresOwner(url, everythingIn)
    expect(unmeantLosses(before, after)).toEqual([])
    expect(handWrittenCleans(after)).toEqual([])
    await expectPicture(url)
    expect(unmeantLosses(before, await everythingInBackup())).toEqual([])
    await expectPeopleAtHome({ DATABASE_URL: url })
  })

  async function everythingInBackup() {
    const { databaseUrl, drop } = await clonePostgres(postgresUrl ?? '')
    const bytes = backupOf(release)
    try {
      await withPostgresOwner(databaseUrl, owner => restoreBackup({ owner, bytes, overwrite: false }))
      return await withPostgresOwner(databaseUrl, everythingIn)
    } finally {
      await drop()
    }
  }
})

// As that release kept it.
const pictureId = '75000000-0000-4000-8000-000000000001'
const hangPicture = (url: string) =>
  withPostgresOwner(url, owner =>
    owner.run(`insert into public.gallery_pictures (id, place, width, height, avif_widths) values ('${pictureId}', 0, 400, 300, '{400}');
      insert into private.gallery_files values ('${pictureId}', 400, 'avif', decode('00ff5c27225c6e80', 'hex'))`),
  )

async function expectPicture(url: string) {
  const read = (sql: string) => withPostgresOwner(url, owner => owner.run(sql))
  expect(await read(`select public.read_picture('${pictureId}', 'avif', 400)`)).toEqual([
    ['00ff5c27225c6e80'],
  ])
  expect(
    await read(`select bucket_id, name, metadata ->> 'size', metadata ->> 'mimetype' from storage.objects
      where name like '${pictureId}%'`),
  ).toEqual([['gallery', `${pictureId}/400.avif`, '8', 'image/avif']])
}

const openThread = (dataDir: string) => PgliteThread.start({ folder: join(dataDir, 'database') })

// After so many calls, or where it says this.
function dyingAt(owner: Owner, point: number | string, die: () => Promise<unknown>): Owner {
  let calls = 0
  return {
    run: async sql => {
      calls += 1
      if (typeof point === 'number' ? calls === point : sql.includes(point)) await die()
      return owner.run(sql)
    },
  }
}

/** Customers whose count is not what their records and openings say. */
function handWrittenCleans(everything: Everything): unknown[] {
  const services = [...(everything.get('public.services')?.values() ?? [])]
  const openings = [...(everything.get('public.ledger')?.values() ?? [])]
  const customers = [...(everything.get('public.customers')?.values() ?? [])]
  return customers.filter(({ id, total_cleaning_count }) => {
    const done = services.filter(row => row.customer_id === id && row.status === 'completed').length
    const opening = openings
      .filter(row => row.customer_id === id && row.kind === 'cleans')
      .reduce((sum, row) => sum + Number(row.delta), 0)
    return total_cleaning_count !== done + opening
  })
}

async function signIn(url: string, email: string): Promise<PostgrestClient> {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false })
  const { data, error } = await auth.signInWithPassword({ email, password: 'blue wren on the stoep' })
  if (error) throw error
  const headers = { Authorization: `Bearer ${data.session.access_token}` }
  return new PostgrestClient(`${url}/rest/v1`, { headers })
}
