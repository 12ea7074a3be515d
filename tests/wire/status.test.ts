// How the server is doing: for admins, and for nobody else.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { newMember, openHouse } from './auth/house.ts'

describeEachEngine('the status', engine => {
  test('tells an admin what waits; staff, visitors and keys are refused', async () => {
    const house = await openHouse(engine)
    const { session, user } = await newMember(house)
    const ask = (headers: Record<string, string>) =>
      house.fetch('/functions/v1/status', { headers: { apikey: house.keys.publishableKey, ...headers } })
    const asMember = () => ask({ authorization: `Bearer ${session.access_token}` })

    await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', 'staff')`)
    expect((await asMember()).status).toBe(403)
    expect((await ask({})).status).toBe(403)
    expect((await ask({ apikey: house.keys.secretKey })).status).toBe(403)

    await engine.owner(`update user_roles set role = 'admin'; delete from mail_outbox;
      insert into mail_outbox (template, recipient, subject, body_text, status, created_at, last_error)
      values ('x', 'a@b.example', 'One', '', 'waiting', now() - interval '1 hour', 'No room'),
        ('x', 'a@b.example', 'Two', '', 'failed', now() - interval '9 days', 'Old')`)
    const answer = await asMember()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const status = await answer.json()
    expect(status).toMatchObject({
      mailsWaiting: 1,
      mailsFailed: 1,
      lastMailError: 'No room',
      lastBackupAt: null,
      engine: engine.name,
    })
    expect(Date.now() - Date.parse(status.oldestMailAt)).toBeGreaterThan(59 * 60_000)
    expect(status.diskFreeBytes).toBeGreaterThan(0)
  })
})
