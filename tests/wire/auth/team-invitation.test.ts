// An invitation into the team: the role comes with the link, and only with it.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import {
  goodPassword,
  type House,
  lastMailTo,
  mailsTo,
  newClient,
  newEmail,
  newMember,
  openHouse,
  post,
  tokenOf,
} from './house.ts'

describeEachEngine('an invitation into the team', engine => {
  let house: House
  let admin: Awaited<ReturnType<typeof newMember>>
  beforeAll(async () => {
    house = await openHouse(engine)
    admin = await newMember(house)
    await engine.owner(`insert into user_roles (user_id, role) values ('${admin.user.id}', 'admin')`)
  })

  const asAdmin = (path: string, body: object) =>
    post(house, `/${path}`, body, { authorization: `Bearer ${admin.session.access_token}` })
  const rolesOf = (email: string) =>
    engine.owner(
      `select user_roles.role from user_roles join auth.users on users.id = user_id where email = '${email}'`,
    )
  const accept = (token_hash: string) => newClient(house).verifyOtp({ token_hash, type: 'invite' })

  test('by mail: nobody is in the team until the link is opened, then with that role', async () => {
    const email = newEmail('cleaner')
    expect((await asAdmin('invite', { email, role: 'staff' })).status).toBe(200)
    expect(await rolesOf(email)).toEqual([])
    const mail = await lastMailTo(house, email)
    expect(mail).toMatchObject({ template: 'invite', payload: { minutesValid: 7 * 24 * 60 } })
    expect((await accept(tokenOf(mail))).error).toBeNull()
    expect(await rolesOf(email)).toEqual([['staff']])
    // Once: a role that was taken away does not come back by the old link.
    await engine.owner(`delete from user_roles where role = 'staff'`)
    expect((await accept(tokenOf(mail))).error?.code).toBe('otp_expired')
    expect(await rolesOf(email)).toEqual([])
  })

  test('by link: without a mail', async () => {
    const email = newEmail('cleaner')
    const answer = await asAdmin('admin/generate_link', { type: 'invite', email, role: 'admin' })
    const { hashed_token } = (await answer.json()) as { hashed_token: string }
    expect(await mailsTo(house, email)).toEqual([])
    await accept(hashed_token)
    expect(await rolesOf(email)).toEqual([['admin']])
  })

  test('who signed up with that address before brings neither password nor shortcut along', async () => {
    const email = newEmail('thief')
    const thief = newClient(house)
    await thief.signUp({ email, password: 'left behind by another' })
    const signUpMail = await lastMailTo(house, email)
    await asAdmin('invite', { email, role: 'staff' })
    const invitation = await lastMailTo(house, email)
    // The sign-up's own link confirms the address, but is no invitation.
    await newClient(house).verifyOtp({ token_hash: tokenOf(signUpMail), type: 'signup' })
    expect(await rolesOf(email)).toEqual([])
    expect((await accept(tokenOf(invitation))).error?.code).toBe('otp_expired')

    const other = newEmail('thief')
    await thief.signUp({ email: other, password: 'left behind by another' })
    await asAdmin('invite', { email: other, role: 'staff' })
    await accept(tokenOf(await lastMailTo(house, other)))
    expect(await rolesOf(other)).toEqual([['staff']])
    const entered = await newClient(house).signInWithPassword({
      email: other,
      password: 'left behind by another',
    })
    expect(entered.error?.code).toBe('invalid_credentials')
  })

  test('is listed until it is accepted, replaced or withdrawn', async () => {
    const email = newEmail('cleaner')
    await asAdmin('invite', { email, role: 'admin' })
    const first = tokenOf(await lastMailTo(house, email))
    await asAdmin('invite', { email, role: 'staff' })
    const second = tokenOf(await lastMailTo(house, email))
    const listed = () =>
      engine.owner(`select invited_role from auth.one_time_tokens where email = '${email}'`)
    expect(await listed()).toEqual([['staff']])
    expect((await accept(first)).error?.code).toBe('otp_expired')
    const withdraw = () =>
      house.fetch('/rest/v1/rpc/withdraw_invitation', {
        method: 'POST',
        headers: {
          apikey: house.keys.publishableKey,
          authorization: `Bearer ${admin.session.access_token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ invited_email: email }),
      })
    expect(await (await withdraw()).json()).toBe(true)
    expect(await (await withdraw()).json()).toBe(false)
    expect((await accept(second)).error?.code).toBe('otp_expired')
    expect(await rolesOf(email)).toEqual([])
  })

  test('an unknown role is refused, and a link for another purpose brings none', async () => {
    const email = newEmail('cleaner')
    expect((await asAdmin('invite', { email, role: 'owner' })).status).toBe(400)
    const made = { type: 'signup', email, password: goodPassword, role: 'admin' }
    const { hashed_token } = (await (await asAdmin('admin/generate_link', made)).json()) as {
      hashed_token: string
    }
    await newClient(house).verifyOtp({ token_hash: hashed_token, type: 'signup' })
    expect(await rolesOf(email)).toEqual([])
  })
})
