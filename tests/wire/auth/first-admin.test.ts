import { beforeEach, expect, test } from 'vitest'
import { grantRole } from '#server/auth/grant-role.ts'
import { prepareFirstAdmin } from '#server/auth/setup.ts'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  tokenOf,
} from './house.ts'

describeEachEngine('the first admin of an empty house', engine => {
  let house: House
  beforeEach(async () => {
    await engine.owner(
      `alter table user_roles disable trigger all; delete from user_roles; alter table user_roles enable trigger all`,
    )
    house = await openHouse(engine)
  })

  const setUp = (token: string, email = newEmail()) =>
    post(house, '/setup', { token, email, password: goodPassword })
  const printed = async () =>
    new URL((await prepareFirstAdmin(house.auth)) ?? '').searchParams.get('setup') ?? ''
  const rolesOf = async (email: string) =>
    (
      await engine.owner(
        `select user_roles.role from user_roles join auth.users on users.id = user_id where email = '${email}'`,
      )
    ).flat()

  test('the printed link makes one, once', async () => {
    const email = newEmail('owner')
    const token = await printed()
    const answer = await setUp(token, email)
    expect(await answer.json()).toMatchObject({ access_token: expect.any(String), user: { email } })
    expect(await rolesOf(email)).toEqual(['admin'])
    expect((await setUp(token)).status).toBe(403)
    expect(await prepareFirstAdmin(house.auth)).toBeUndefined()
  })

  test('pressed by ten at once, it makes one', async () => {
    const token = await printed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => setUp(token)))
    expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
    expect(await engine.owner('select count(*) from user_roles')).toEqual([['1']])
  })

  test('every process prints the same link, and a guess at it is refused', async () => {
    const other = await openHouse(engine)
    expect(await prepareFirstAdmin(other.auth)).toBe(await prepareFirstAdmin(house.auth))
    expect((await setUp('guess')).headers.get('x-sb-error-code')).toBe('setup_closed')
  })

  test('the owner’s address becomes admin once it is confirmed, if there is none', async () => {
    const [owner, later] = [newEmail('owner'), newEmail('later')]
    const first = await openHouse(engine, { ADMIN_EMAIL: owner })
    expect(await prepareFirstAdmin(first.auth)).toBeUndefined()
    const client = newClient(first)
    await client.signUp({ email: owner, password: goodPassword })
    expect(await rolesOf(owner)).toEqual([])
    await client.verifyOtp({ token_hash: tokenOf(await lastMailTo(first, owner)), type: 'signup' })
    expect(await rolesOf(owner)).toEqual(['admin'])
    const second = await openHouse(engine, { ADMIN_EMAIL: later })
    await newClient(second, { key: house.keys.secretKey }).admin.createUser({
      email: later,
      password: goodPassword,
      email_confirm: true,
    })
    await newClient(second).signInWithPassword({ email: later, password: goodPassword })
    expect(await rolesOf(later)).toEqual([])
  })

  test('the command line gives roles to confirmed accounts alone', async () => {
    const { email } = await newMember(house)
    const waiting = newEmail('waiting')
    await newClient(house).signUp({ email: waiting, password: goodPassword })
    const grant = (address: string) => grantRole(engine.database, { email: address, role: 'staff' })
    expect(await grant(email.toUpperCase())).toBe('granted')
    expect(await grant(email)).toBe('granted')
    expect(await rolesOf(email)).toEqual(['staff'])
    expect([await grant(waiting), await grant(newEmail())]).toEqual(['unconfirmed', 'unknown'])
    expect(await rolesOf(waiting)).toEqual([])
  })

  test('the last admin cannot be deleted', async () => {
    const answer = await setUp(await printed())
    const { user } = await answer.json()
    const keeper = newClient(house, { key: house.keys.secretKey }).admin
    expect((await keeper.deleteUser(user.id)).error).toMatchObject({ status: 409, code: 'conflict' })
    expect((await keeper.deleteUser(user.id, true)).error?.code).toBe('conflict')
    expect((await keeper.getUserById(user.id)).data.user?.id).toBe(user.id)
  })
})
