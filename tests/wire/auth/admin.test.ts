// Accounts in the hands of the secret key or an admin.

import bcrypt from 'bcryptjs'
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
  site,
  tokenOf,
} from './house.ts'

describeEachEngine('accounts in other hands', engine => {
  let house: House
  let admin: ReturnType<typeof newClient>['admin']
  beforeAll(async () => {
    house = await openHouse(engine)
    admin = newClient(house, { key: house.keys.secretKey }).admin
  })

  const makeAdmin = (id: string) =>
    engine.owner(`insert into user_roles (user_id, role) values ('${id}', 'admin')`)

  test('an account made for someone is confirmed when asked, and signs in', async () => {
    const email = newEmail()
    const { data } = await admin.createUser({
      email,
      password: goodPassword,
      email_confirm: true,
      user_metadata: { first_name: 'Ann' },
      app_metadata: { plan: 'gold' },
    })
    expect(data.user).toMatchObject({
      email,
      user_metadata: { first_name: 'Ann' },
      app_metadata: { plan: 'gold' },
    })
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
    expect((await admin.createUser({ email })).error).toMatchObject({ status: 422, code: 'email_exists' })
  })

  test('an imported bcrypt hash signs in and is replaced by a stronger one', async () => {
    const email = newEmail()
    const password_hash = await bcrypt.hash(goodPassword, 4)
    const { data } = await admin.createUser({ email, password_hash, email_confirm: true })
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
    const [row] = await engine.owner(
      `select encrypted_password from auth.users where id = '${data.user?.id}'`,
    )
    expect(row?.[0]).toMatch(/^\$argon2id\$/)
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
    expect((await admin.createUser({ email: newEmail(), password_hash: 'plain' })).error?.code).toBe(
      'validation_failed',
    )
  })

  test('accounts are listed by page, newest first', async () => {
    const older = await newMember(house)
    house.clock.ms += 1000
    const newer = await newMember(house)
    const { data } = await admin.listUsers({ page: 1, perPage: 1 })
    expect(data.users).toHaveLength(1)
    expect(data).toMatchObject({ nextPage: 2, total: expect.any(Number) })
    const all = await admin.listUsers({ page: 1, perPage: 1000 })
    const ids = all.data.users.map(user => user.id)
    expect(ids.indexOf(newer.user.id)).toBeLessThan(ids.indexOf(older.user.id))
  })

  test('an account is read and changed by its id', async () => {
    const { user, session } = await newMember(house)
    const email = newEmail('moved')
    const { data } = await admin.updateUserById(user.id, {
      email,
      password: 'given by the owner',
      app_metadata: { vip: true },
    })
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'email', vip: true } })
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(email)
    expect((await newClient(house).getUser(session.access_token)).error).not.toBeNull()
    expect(
      (await newClient(house).signInWithPassword({ email, password: 'given by the owner' })).error,
    ).toBeNull()
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await admin.getUserById(nobody)).error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await admin.updateUserById(nobody, { app_metadata: {} })).error?.code).toBe('user_not_found')
  })

  test('a banned account is out at once, and back when the ban is over', async () => {
    const { user, session, email } = await newMember(house)
    await admin.updateUserById(user.id, { ban_duration: '24h' })
    expect((await newClient(house).getUser(session.access_token)).error).not.toBeNull()
    const refused = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(refused.error).toMatchObject({ status: 403, code: 'user_banned' })
    const refreshed = await newClient(house).refreshSession({ refresh_token: session.refresh_token })
    expect(refreshed.error?.status).toBe(400)
    await admin.updateUserById(user.id, { ban_duration: 'none' })
    expect((await newClient(house).signInWithPassword({ email, password: goodPassword })).error).toBeNull()
  })

  test('a deleted account is gone; one closed gently keeps its id alone', async () => {
    const [gone, closed] = [await newMember(house), await newMember(house)]
    expect((await admin.deleteUser(gone.user.id)).error).toBeNull()
    expect((await admin.getUserById(gone.user.id)).error?.code).toBe('user_not_found')
    await admin.deleteUser(closed.user.id, true)
    expect((await admin.getUserById(closed.user.id)).data.user).toMatchObject({
      email: '',
      deleted_at: expect.any(String),
      identities: [],
    })
    expect((await newClient(house).getUser(closed.session.access_token)).error).not.toBeNull()
    const again = await newClient(house).signUp({ email: closed.email, password: goodPassword })
    expect(again.error).toBeNull()
    expect((await lastMailTo(house, closed.email)).template).toBe('confirm-signup')
  })

  test.each([
    ['x', '', 'strconv.ParseUint: parsing "x": invalid syntax'],
    ['-1', '', 'strconv.ParseUint: parsing "-1": invalid syntax'],
    ['1', '0', 'per_page must be greater than 0'],
    ['1', '1.5', 'strconv.ParseUint: parsing "1.5": invalid syntax'],
    ['99999999999999999999', '', 'strconv.ParseUint: parsing "99999999999999999999": value out of range'],
  ])('page %s of %s accounts is refused', async (page, size, fault) => {
    const headers = { apikey: house.keys.secretKey }
    const answer = await house.fetch(`/auth/v1/admin/users?page=${page}&per_page=${size}`, { headers })
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error_code: 'validation_failed', msg: `Bad Pagination Parameters: ${fault}` },
    ])
  })

  test('no page is the first, one past the last is empty, and a page has a thousand at most', async () => {
    const { data } = await admin.listUsers({ page: 1_000_000 })
    expect(data.users).toEqual([])
    const [first, zeroth] = [await admin.listUsers(), await admin.listUsers({ page: 0 })]
    expect(zeroth.data.users.map(user => user.id)).toEqual(first.data.users.map(user => user.id))
    const headers = { apikey: house.keys.secretKey }
    const most = await house.fetch('/auth/v1/admin/users?per_page=5000', { headers })
    expect(most.headers.get('link')).toContain('per_page=1000')
  })

  test('an account may be known by its phone number alone', async () => {
    const phone = `+2782${String(process.pid).padStart(7, '0').slice(-7)}`
    const { data, error } = await admin.createUser({ phone, phone_confirm: true, password: goodPassword })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: '',
      phone: phone.slice(1),
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
      identities: [{ provider: 'phone', identity_data: { phone: phone.slice(1) } }],
    })
    expect((await admin.createUser({ phone: phone.slice(1) })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
    expect((await admin.createUser({ phone: '12' })).error?.message).toBe(
      'Invalid phone number format (E.164 required)',
    )
    expect((await admin.createUser({})).error).toMatchObject({
      status: 400,
      message: 'Cannot create a user without either an email or phone',
    })
    const email = newEmail()
    house.clock.ms += 1000
    await admin.updateUserById(data.user?.id ?? '', { email, email_confirm: true })
    const { data: changed } = await newClient(house).signInWithPassword({ email, password: goodPassword })
    expect(changed.user).toMatchObject({ email, phone: phone.slice(1) })
    expect(changed.user?.app_metadata.providers).toEqual(['phone', 'email'])
    expect(changed.user?.identities?.map(({ provider }) => provider)).toEqual(['phone', 'email'])
  })

  test('an invitation brings a link with which the guest gets in and chooses a password', async () => {
    const email = newEmail()
    const { data } = await admin.inviteUserByEmail(email, {
      data: { first_name: 'Ben' },
      redirectTo: `${site}/crm`,
    })
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const mail = await lastMailTo(house, email)
    expect(mail.template).toBe('invite')
    const guest = newClient(house)
    await guest.verifyOtp({ token_hash: tokenOf(mail), type: 'invite' })
    expect((await guest.updateUser({ password: goodPassword })).error).toBeNull()
    expect((await guest.getUser()).data.user?.user_metadata).toEqual({ first_name: 'Ben' })
    expect((await admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })

  test.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'a %s link made by hand works, without a mail',
    async type => {
      const email = type === 'signup' || type === 'invite' ? newEmail() : (await newMember(house)).email
      const before = (await mailsTo(house, email)).length
      const { data } = await admin.generateLink({ type, email, password: goodPassword })
      expect(await mailsTo(house, email)).toHaveLength(before)
      expect(data.properties).toMatchObject({
        verification_type: type,
        email_otp: expect.stringMatching(/^\d{6}$/),
        action_link: expect.stringContaining(`${site}/auth/confirm?token_hash=`),
      })
      const token_hash = data.properties?.hashed_token ?? ''
      expect((await newClient(house).verifyOtp({ token_hash, type })).data.user?.email).toBe(email)
      if (type === 'signup')
        expect(
          (await newClient(house).signInWithPassword({ email, password: goodPassword })).error,
        ).toBeNull()
    },
  )

  test('a change of address by links made by hand needs both of them', async () => {
    const { email, user } = await newMember(house)
    const newAddress = newEmail('new')
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data } = await admin.generateLink({ type, email, newEmail: newAddress })
      await newClient(house).verifyOtp({
        token_hash: data.properties?.hashed_token ?? '',
        type: 'email_change',
      })
    }
    expect((await admin.getUserById(user.id)).data.user?.email).toBe(newAddress)
  })

  test('a recovery link for nobody is refused to those who may know', async () => {
    const { error } = await admin.generateLink({ type: 'recovery', email: newEmail() })
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  test('the factors of someone who lost their phone are seen and removed', async () => {
    const { client, user } = await newMember(house)
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'lost' })
    const listed = await admin.mfa.listFactors({ userId: user.id })
    expect(listed.data?.factors).toMatchObject([{ id: data?.id, status: 'unverified' }])
    expect(JSON.stringify(listed.data)).not.toContain(data?.totp.secret)
    await admin.mfa.deleteFactor({ userId: user.id, id: data?.id ?? '' })
    expect((await admin.mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
  })

  test('the secret key signs another out', async () => {
    const { session } = await newMember(house)
    expect((await admin.signOut(session.access_token)).error).toBeNull()
    expect((await newClient(house).getUser(session.access_token)).error).not.toBeNull()
  })

  test('an admin may, a member may not, and whoever says so in user_metadata may not either', async () => {
    const member = await newMember(house)
    const asMember = newClient(house, { key: member.session.access_token }).admin
    expect((await asMember.listUsers()).error).toMatchObject({ status: 403, code: 'not_admin' })
    await member.client.updateUser({ data: { role: 'admin', roles: ['admin'] } })
    const { data } = await member.client.refreshSession()
    const boasting = newClient(house, { key: data.session?.access_token }).admin
    expect((await boasting.listUsers()).error?.code).toBe('not_admin')
    await makeAdmin(member.user.id)
    expect((await asMember.listUsers()).error).toBeNull()
    expect((await newClient(house).admin.listUsers()).error?.status).toBeGreaterThanOrEqual(401)
  })
})
