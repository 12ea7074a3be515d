// The mail server in the console: for admins alone, its password in and never out, and tried against a real one.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { openMailServer } from '#tests/mail/post-office.ts'
import { freePort } from '#tests/server-process.ts'
import { type House, newMember, openHouse } from './auth/house.ts'

const secret = 'gull over the pier'
const setting = {
  host: 'Mail.Example.org',
  port: '465',
  security: 'tls',
  username: 'owner@example.org',
  password: secret,
  from_address: 'hello@example.org',
}

describeEachEngine('the mail server', engine => {
  beforeEach(async () => {
    await engine.owner(`${emptied('private.mail_server, audit_log, mail_outbox')}`)
  })

  async function adminOf(house: House, role = 'admin') {
    const { session, user, email } = await newMember(house)
    await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', '${role}')`)
    const headers = {
      apikey: house.keys.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    }
    const ask = async (method: string, path = '', body?: object) => {
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const answer = await house.fetch(`/mail-server${path}`, init)
      return { status: answer.status, text: await answer.text(), answer }
    }
    const told = async (...asked: Parameters<typeof ask>) => JSON.parse((await ask(...asked)).text)
    return { ask, told, email, id: user.id }
  }

  test('is for admins: staff, visitors and the secret key neither see, set, try nor remove it', async () => {
    const house = await openHouse(engine)
    const staff = await adminOf(house, 'staff')
    const doors = [['GET'], ['PUT'], ['DELETE'], ['POST', '/test']] as const
    for (const [method, path = ''] of doors) {
      const body = method === 'GET' ? undefined : setting
      expect((await staff.ask(method, path, body)).status).toBe(403)
      for (const apikey of [house.keys.publishableKey, house.keys.secretKey]) {
        const init = { method, headers: { apikey }, ...(body && { body: JSON.stringify(body) }) }
        expect((await house.fetch(`/mail-server${path}`, init)).status).toBe(403)
      }
    }
    expect(await engine.owner('select count(*) from private.mail_server')).toEqual([['0']])
  })

  test('is kept without a trace of the password, which stays for its host and user alone', async () => {
    const { ask, told, id } = await adminOf(await openHouse(engine))
    expect(await told('GET')).toMatchObject({ source: 'none', has_password: false })
    const first = await ask('PUT', '', { ...setting, seen: null })
    expect([first.status, first.answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(first.text).not.toContain(secret)
    const state = JSON.parse(first.text)
    expect(state).toMatchObject({
      source: 'console',
      host: 'mail.example.org',
      port: 465,
      has_password: true,
    })

    const change = { ...setting, password: '', seen: state.updated_at }
    expect((await ask('PUT', '', { ...change, host: 'elsewhere.example' })).text).toContain(
      'Type the password again',
    )
    expect((await ask('PUT', '', { ...change, username: 'thief' })).status).toBe(422)
    const second = await told('PUT', '', { ...change, port: '587', security: 'starttls' })
    expect(second).toMatchObject({ port: 587, has_password: true, is_locked: false })
    // The second of two admins who read the same.
    expect((await ask('PUT', '', { ...change, port: '25' })).status).toBe(409)

    const everything = JSON.stringify(
      await engine.owner(`select to_jsonb(m)::text from private.mail_server as m
        union all select to_jsonb(a)::text from audit_log as a`),
    )
    expect(everything).not.toContain(secret)
    expect(JSON.stringify(await engine.owner('select before, after from audit_log'))).not.toContain('v1.')
    const acts = await engine.owner(`select actor, action, after ->> 'password' from audit_log
      where table_name = 'mail_server' order by created_at`)
    expect(acts).toEqual([
      [id, 'insert', 'a new one'],
      [id, 'update', null],
    ])
    expect(await told('DELETE', '', { seen: second.updated_at })).toMatchObject({ source: 'none' })
    expect(await engine.owner('select count(*) from private.mail_server')).toEqual([['0']])
  })

  test.each([
    [{ port: '22' }, 'port'],
    [{ port: '99999' }, 'port'],
    [{ host: 'http://mail.example' }, 'host'],
    [{ host: 'mail.example\r\nRCPT' }, 'host'],
    [{ security: 'none' }, 'security'],
    [{ username: '' }, 'username'],
    [{ from_address: 'nobody' }, 'from_address'],
  ])('with %j is refused at that field, to be saved or tried', async (wrong, field) => {
    const { told } = await adminOf(await openHouse(engine))
    const body = { ...setting, ...wrong }
    expect(await told('PUT', '', { ...body, seen: null })).toMatchObject({
      code: 'wrong_field',
      details: field,
    })
    expect(await told('POST', '/test', body)).toMatchObject({ code: 'wrong_field', details: field })
  })

  test('is tried before it is saved and after, and its answer is told plainly', async () => {
    const server = await openMailServer({ password: secret })
    const [closed, port] = [await freePort(), String(server.port)]
    const house = await openHouse(engine, { SMTP_PORTS: `${port}, ${closed}` })
    const { told, email } = await adminOf(house)
    const local = { ...setting, host: '127.0.0.1', port, security: 'none' }
    const outcome = (change: object) => told('POST', '/test', { ...local, ...change })

    expect(await outcome({})).toEqual({ outcome: 'accepted', recipient: email, said: null })
    expect(server.arrivals.map(({ recipient, from }) => [recipient, from?.address])).toEqual([
      [email, 'hello@example.org'],
    ])
    const wrong = await outcome({ password: 'gulls' })
    expect(wrong).toMatchObject({ outcome: 'wrong_password', said: expect.stringMatching(/^535 /) })
    expect(await outcome({ port: String(closed) })).toMatchObject({ outcome: 'unreachable', said: null })
    expect(await outcome({ host: 'no-such-host.invalid', security: 'tls' })).toMatchObject({
      outcome: 'unknown_host',
    })
    server.answers[email] = [550]
    expect(await outcome({})).toMatchObject({
      outcome: 'recipient_refused',
      said: expect.stringMatching(/^550/),
    })

    // Saved: the kept password is used, for this host alone.
    await told('PUT', '', { ...local, seen: null })
    expect(await outcome({ password: '' })).toMatchObject({ outcome: 'accepted' })
    expect(await outcome({ password: '', host: 'localhost' })).toMatchObject({ details: 'password' })
  })

  test('is tried ten times in ten minutes at most', async () => {
    const closed = await freePort()
    const { ask } = await adminOf(
      await openHouse(engine, { SMTP_PORTS: String(closed), RATE_LIMIT_SCALE: '1' }),
    )
    const body = { ...setting, host: '127.0.0.1', port: String(closed), security: 'none' }
    const statuses = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await ask('POST', '/test', body)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  test('of the environment wins: it is shown without its password, tried, and not changed', async () => {
    const { port, arrivals } = await openMailServer()
    const url = `smtp://127.0.0.1:${port}`
    const house = await openHouse(engine, { SMTP_URL: url, MAIL_FROM: 'Us <us@example.org>' })
    const { ask, told, email } = await adminOf(house)
    expect(await told('GET')).toMatchObject({
      source: 'environment',
      host: '127.0.0.1',
      port,
      from_address: 'Us <us@example.org>',
    })
    expect((await ask('PUT', '', { ...setting, seen: null })).status).toBe(409)
    expect((await ask('DELETE', '', { seen: null })).status).toBe(409)
    expect(await told('POST', '/test', {})).toMatchObject({ outcome: 'accepted' })
    expect(arrivals.map(({ recipient }) => recipient)).toEqual([email])
    const secretUrl = await openHouse(engine, {
      SMTP_URL: `smtps://me:${encodeURIComponent(secret)}@mail.example`,
    })
    const shown = await (await adminOf(secretUrl)).ask('GET')
    expect(shown.text).not.toContain('gull')
    expect(JSON.parse(shown.text)).toMatchObject({ has_password: true, username: 'me', security: 'tls' })
  })
})
