// Roles: who gives them, who loses them, and the last admin who stays.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt, callerFor, type Person, userIds, welcomeEveryone } from './people.ts'

describeEachEngine('standing', engine => {
  beforeEach(async () => {
    // The last admin leaves with the table, which no trigger of a row can hold.
    await engine.owner(`${emptied('user_roles')}; delete from auth.users`)
    await welcomeEveryone(engine)
  })

  const demote = (who: Person, whom: keyof typeof userIds) =>
    attempt(engine, who, `delete from user_roles where user_id = '${userIds[whom]}' and role = 'admin'`, {
      isSlow: true,
    })
  const promote = (who: Person, email: string) =>
    attempt(engine, who, 'select promote_user_to_admin($1)', { values: [email] })

  test('an admin promotes by e-mail, however it is written', async () => {
    expect((await promote('admin', ' Client@Coastal.example ')).rows).toEqual([['t']])
    expect((await promote('admin', 'client@coastal.example')).rows).toEqual([['t']])
    expect((await attempt(engine, 'client', 'select count(*) from user_roles')).rows).toEqual([['4']])
  })

  test('an unknown or unconfirmed address is not promoted', async () => {
    await engine.owner(`update auth.users set email_confirmed_at = null where id = '${userIds.client}'`)
    expect((await promote('admin', 'nobody@coastal.example')).rows).toEqual([['f']])
    expect((await promote('admin', 'client@coastal.example')).rows).toEqual([['f']])
  })

  test.each(['anon', 'client', 'staff'] as const)('%s promotes nobody', async person => {
    expect((await promote(person, 'client@coastal.example')).refusal?.code).toBe('42501')
  })

  test('what a token says about roles counts for nothing', async () => {
    const { claims } = callerFor('client')
    const boast = {
      ...JSON.parse(claims ?? ''),
      app_metadata: { role: 'admin' },
      user_metadata: { role: 'admin' },
    }
    const caller = { role: 'authenticated', claims: JSON.stringify(boast) } as const
    expect((await attempt(engine, caller, `select auth.has_role('staff')`)).rows).toEqual([['f']])
  })

  test('a role taken away is gone with the next statement', async () => {
    expect((await demote('admin', 'partner')).refusal).toBeUndefined()
    expect((await attempt(engine, 'partner', `select auth.has_role('staff')`)).rows).toEqual([['f']])
  })

  test('the last admin cannot be demoted, nor deleted', async () => {
    await demote('admin', 'partner')
    expect((await demote('admin', 'admin')).refusal?.detail).toBe('last_admin')
    const gone = await attempt(
      engine,
      { role: 'backend' },
      `delete from auth.users where id = '${userIds.admin}'`,
    )
    expect(gone.refusal?.detail).toBe('last_admin')
  })

  test('all admins cannot go in one stroke', async () => {
    const { refusal } = await attempt(engine, 'admin', `delete from user_roles where role = 'admin'`)
    expect(refusal?.detail).toBe('last_admin')
  })

  test('two admins who demote each other at once: one stays', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all([demote('admin', 'partner'), demote('partner', 'admin')])
      expect(await engine.owner(`select count(*) from user_roles where role = 'admin'`)).toEqual([['1']])
      await engine.owner(`insert into user_roles (user_id, role) values
        ('${userIds.admin}', 'admin'), ('${userIds.partner}', 'admin') on conflict do nothing`)
    }
  })
})
