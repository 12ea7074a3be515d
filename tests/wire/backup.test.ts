// The download of everything: for admins with a live session, and for nobody else.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, newMember, openHouse } from './auth/house.ts'

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describeEachEngine('the backup', engine => {
  test('is handed to an admin, and is on record; staff, clients, visitors and keys are refused', async () => {
    const house = await openHouse(engine)
    const { session, user, email, client } = await newMember(house)
    const ask = (headers: Record<string, string>) =>
      house.fetch('/functions/v1/backup', { headers: { apikey: house.keys.publishableKey, ...headers } })
    const asMember = () => ask({ authorization: `Bearer ${session.access_token}` })
    const become = (role: string) =>
      engine.owner(
        `delete from user_roles; insert into user_roles (user_id, role) values ('${user.id}', '${role}')`,
      )

    expect((await asMember()).status).toBe(403)
    await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', 'staff')`)
    expect((await asMember()).status).toBe(403)
    expect((await ask({})).status).toBe(403)
    expect((await ask({ apikey: house.keys.secretKey })).status).toBe(403)
    expect(await engine.owner(`select count(*) from audit_log where table_name = 'backups'`)).toEqual([['0']])

    await become('admin')
    const answer = await asMember()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { rows } = await unpackBackup(bytes)
    expect(rows.some(({ table, row }) => table === 'auth.users' && row.includes(email))).toBe(true)
    const noted = `select actor, after ->> 'what', after ->> 'bytes', after ->> 'sha256' from audit_log where table_name = 'backups'`
    expect(await engine.owner(noted)).toEqual([[user.id, 'downloaded', String(bytes.length), hashOf(bytes)]])

    await client.signOut()
    expect((await asMember()).status).toBe(401)
  })

  // As an admin whose server reads its tables in this way.
  async function withReader(reader: string, work: (admin: Asking) => Promise<void>) {
    const admin = await newAdmin(await openHouse(engine))
    await engine.owner(`alter function public.read_backup() rename to read_backup_away; ${reader}`)
    await work(admin).finally(() =>
      engine.owner(`drop function if exists public.read_backup();
        alter function public.read_backup_away() rename to read_backup`),
    )
    return admin
  }
  type Asking = Awaited<ReturnType<typeof newAdmin>>

  async function newAdmin(house: House) {
    const { session, user } = await newMember(house)
    await engine.owner(`${emptied('audit_log')};
      insert into user_roles (user_id, role) values ('${user.id}', 'admin')`)
    const headers = { apikey: house.keys.publishableKey, authorization: `Bearer ${session.access_token}` }
    const ask = (path: string) => house.fetch(path, { headers })
    return { ask, status: async () => (await ask('/functions/v1/status')).json() }
  }

  test.each([
    ['', 'read_backup'],
    [
      `create function public.read_backup() returns table (held_in text, held text) language sql as $$
        select 'public.customers', 'null' $$; grant execute on function public.read_backup() to backend`,
      'A row of public.customers came out empty',
    ],
  ])(
    'that fails is no backup: it is on record, and the status warns until one succeeds',
    async (reader, reason) => {
      const admin = await withReader(reader, async ({ ask, status }) => {
        for (const _ of [1, 2]) expect((await ask('/functions/v1/backup')).status).toBe(500)
        const { lastBackupAt, failedBackup } = await status()
        expect(lastBackupAt).toBeNull()
        expect(failedBackup).toMatchObject({ what: 'downloaded', reason: expect.stringContaining(reason) })
        expect(await engine.owner(`select count(*) from audit_log where table_name = 'backups'`)).toEqual([
          ['1'],
        ])
      })
      expect((await admin.ask('/functions/v1/backup')).status).toBe(200)
      expect(await admin.status()).toMatchObject({ failedBackup: null, lastBackupAt: expect.any(String) })
    },
  )
})
