// The download of everything: for admins with a session that still stands, and for nobody else.
import { expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { newMember, openHouse } from './auth/house.ts'

describeEachEngine('the backup', engine => {
  test('is handed to an admin, and is on record; staff, clients, visitors and keys are refused', async () => {
    const house = await openHouse(engine)
    const { session, user, email, client } = await newMember(house)
    const ask = (headers: Record<string, string>) =>
      house.fetch('/backup', { headers: { apikey: house.keys.publishableKey, ...headers } })
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
    const { rows } = await unpackBackup(Buffer.from(await answer.arrayBuffer()))
    expect(rows.some(({ table, row }) => table === 'auth.users' && row.includes(email))).toBe(true)
    expect(await engine.owner(`select actor from audit_log where table_name = 'backups'`)).toEqual([
      [user.id],
    ])

    await client.signOut()
    expect((await asMember()).status).toBe(401)
  })
})
