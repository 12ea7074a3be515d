// Refresh tokens rotate: used again within the window they answer the current one, later they end the session.
import { beforeAll, expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { type House, newClient, newMember, openHouse, post } from './house.ts'

const hour = 3_600_000

describeEachEngine('refresh tokens', engine => {
  let house: House
  beforeAll(async () => {
    house = await openHouse(engine)
  })

  const refresh = (token: string) => post(house, '/token?grant_type=refresh_token', { refresh_token: token })
  const codeOf = (answer: Response) => answer.headers.get('x-sb-error-code')

  test('two tabs that refresh within ten seconds get the same current token', async () => {
    const { session } = await newMember(house)
    const first = await (await refresh(session.refresh_token)).json()
    house.clock.ms += 9000
    const second = await (await refresh(session.refresh_token)).json()
    expect(second.refresh_token).toBe(first.refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(200)
  })

  test('a tab that lags by several tokens is given the newest', async () => {
    const { session } = await newMember(house)
    const first = await (await refresh(session.refresh_token)).json()
    const second = await (await refresh(first.refresh_token)).json()
    const lagging = await (await refresh(session.refresh_token)).json()
    expect(lagging.refresh_token).toBe(second.refresh_token)
  })

  test('used again later, the whole session ends before the refusal is given', async () => {
    const { session } = await newMember(house)
    const first = await (await refresh(session.refresh_token)).json()
    house.clock.ms += 11_000
    const replay = await refresh(session.refresh_token)
    expect([replay.status, codeOf(replay)]).toEqual([400, 'refresh_token_already_used'])
    expect(codeOf(await refresh(first.refresh_token))).toBe('refresh_token_not_found')
    expect((await newClient(house).getUser(first.access_token)).error).not.toBeNull()
  })

  test('twenty at once leave one live lineage', async () => {
    const { session, user } = await newMember(house)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)))
    const tokens = await Promise.all(answers.map(async answer => (await answer.json()).refresh_token))
    expect(new Set(tokens).size).toBe(1)
    const [live] = await engine.owner(`
      select count(*) from auth.refresh_tokens join auth.sessions on sessions.id = session_id
      where user_id = '${user.id}' and used_at is null`)
    expect(live).toEqual(['1'])
    expect((await refresh(tokens[0])).status).toBe(200)
  })

  test('a token is stored as a hash alone', async () => {
    const { session } = await newMember(house)
    const rows = await engine.owner('select token_hash from auth.refresh_tokens')
    expect(rows.flat()).not.toContain(session.refresh_token)
  })

  test('a session ends when unused for too long', async () => {
    const { session } = await newMember(house)
    house.clock.ms += house.config.auth.sessionIdleHours * hour + 1
    expect(codeOf(await refresh(session.refresh_token))).toBe('session_expired')
    expect(codeOf(await refresh(session.refresh_token))).toBe('refresh_token_not_found')
  })

  test('a session ends after its longest time, however often it is used', async () => {
    const short = await openHouse(engine, { AUTH_SESSION_IDLE_HOURS: '2', AUTH_SESSION_MAX_HOURS: '3' })
    const { session } = await newMember(short)
    let token = session.refresh_token
    for (let passed = 1; passed <= 2; passed++) {
      short.clock.ms += hour
      token = (await (await post(short, '/token?grant_type=refresh_token', { refresh_token: token })).json())
        .refresh_token
    }
    short.clock.ms += hour
    expect(codeOf(await post(short, '/token?grant_type=refresh_token', { refresh_token: token }))).toBe(
      'session_expired',
    )
  })
})
