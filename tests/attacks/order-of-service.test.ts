// Who may keep the office waiting: nobody, by a question that never ends, by a refusal, or by asking in somebody's name.
import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { guardSessions } from '#server/auth/guarded-database.ts'
import { createCallerReader } from '#server/auth/identify-caller.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { Overloaded } from '#server/database/database-error.ts'
import { hitRateLimit } from '#server/http/rate-limit.ts'
import { isReady } from '#server/pages/health.ts'
import { createRest } from '#server/rest/handler.ts'
import { type Asker, askFor, currentAsker, rankOf, strangerAt } from '#server/turns/asker.ts'
import { placesOf, rankDatabase } from '#server/turns/ranked-database.ts'
import { Turns } from '#server/turns/turns.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { goodPassword, type House, openHouse } from '#tests/wire/auth/house.ts'

const endless = encodeURIComponent('^(.+)(.+)(.+)(.+)(.+)(.+)\\6\\4\\1\\2\\3\\5$')

describeEachEngine(
  'the order of service',
  engine => {
    let house: House
    const asked: { role: Caller['role']; rank: string }[] = []

    beforeAll(async () => {
      const watched: Database = {
        engine: engine.name,
        close: async () => {},
        tx(caller, ...rest) {
          asked.push({ role: caller.role, rank: rankOf(currentAsker()) })
          return engine.database.tx(caller, ...rest)
        },
      }
      house = await openHouse({ ...engine, database: watched }, { RATE_LIMIT_SCALE: '1' })
    })
    beforeEach(() => void asked.splice(0))
    // Of whoever is signed in: the house looks at the schema meanwhile.
    const lastRank = () => asked.findLast(({ role }) => role === 'authenticated')?.rank

    const from = (address: string) => house.fetchFrom(address)

    test.each(['match', 'imatch', 'not.match'])(
      'a stranger’s %s that never ends is not asked',
      async operator => {
        const answer = await from('192.0.2.1')(
          `/rest/v1/reviews?select=id&review_text=${operator}.${endless}`,
        )
        expect([answer.status, (await answer.json()).code]).toEqual([400, 'PGRST100'])
      },
    )

    test('a plain expression is', async () => {
      const answer = await from('192.0.2.1')(
        '/rest/v1/reviews?select=id&review_text=imatch.^(windows|floors) .*air$',
      )
      expect(answer.status).toBe(200)
    })

    test('what the server does for a stranger in its own name is a stranger’s', async () => {
      const ask = from('192.0.2.2')
      const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
      const body = JSON.stringify({ type: 'recovery', token_hash: randomBytes(32).toString('hex') })
      await ask('/auth/v1/verify', { ...post, body })
      await ask(`/calendar/${randomBytes(32).toString('hex')}.ics`)
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      await ask('/newsletter', { method: 'POST', headers: form, body: 'email=eve%40home.example' })
      expect(asked.length).toBeGreaterThan(4)
      expect(new Set(asked.map(({ rank }) => rank))).toEqual(new Set(['stranger']))
    })

    test('a refusal costs the database nothing', async () => {
      const hit = { form: 'tried', who: 'address 192.0.2.3', most: 2, seconds: 600 }
      const waits: (number | undefined)[] = []
      for (let n = 0; n < 6; n += 1) waits.push(await hitRateLimit(house.auth.database, hit))
      expect(waits.slice(0, 2)).toEqual([undefined, undefined])
      expect(waits.slice(2).every(wait => wait !== undefined && wait > 590 && wait <= 600)).toBe(true)
      expect(asked).toHaveLength(3)
    })

    test('several processes count together', async () => {
      const process = (): Database => ({
        engine: engine.name,
        close: async () => {},
        tx: (...asked) => engine.database.tx(...asked),
      })
      const [one, other] = [process(), process()]
      const hit = { form: 'tried', who: 'address 192.0.2.8', most: 3, seconds: 600 }
      const waits: (number | undefined)[] = []
      for (const database of [one, other, one, other, one]) waits.push(await hitRateLimit(database, hit))
      expect(waits.map(wait => wait === undefined)).toEqual([true, true, true, false, false])
    })

    test('no answer hangs on who goes first', async () => {
      const [ann, owner] = [await signUp(), await signUp()]
      await engine.owner(`insert into user_roles (user_id, role) values ('${owner.id}', 'staff')`)
      const rest = createRest({ database: guardSessions(engine.database), rateLimitScale: 1 })
      const identify = createCallerReader(house.keys, house.auth.verifyToken)
      const answersIn = async (standing: Asker['standing'], token?: string) => {
        const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {})
        const caller = await identify(headers)
        const ask = async (question: string) => {
          const answer = await rest(new Request(`http://rest.test/rest/v1/${question}`, { headers }), {
            ...{ caller, address: '192.0.2.9' },
          })
          return [answer.status, await answer.text()]
        }
        const asker = { ...strangerAt('192.0.2.9'), standing }
        return askFor(asker, async () => [
          await ask('customers?select=id&order=id&limit=5'),
          await ask(`reviews?select=id&name=match.${encodeURIComponent('(a)(?=b)')}`),
          await ask('user_roles?select=role'),
        ])
      }
      for (const [token, heavy] of [
        [undefined, 400],
        [ann.token, 400],
        [owner.token, 200],
      ] as const) {
        const [first, ...others] = [
          await answersIn('office', token),
          await answersIn('client', token),
          await answersIn('stranger', token),
        ]
        expect(first?.[1]?.[0]).toBe(heavy)
        for (const other of others) expect(other).toEqual(first)
      }
    })

    test('a session that has ended goes first no more, and never where nobody asks for it', async () => {
      const ask = from('192.0.2.5')
      const { token, id } = await signUp()
      await engine.owner(`insert into user_roles (user_id, role) values ('${id}', 'staff')`)
      const headers = { authorization: `Bearer ${token}` }
      const read = () => ask('/rest/v1/reviews?select=id', { headers })
      await read()
      await read()
      expect(lastRank()).toBe('office')
      asked.splice(0)
      await ask(`/calendar/${randomBytes(32).toString('hex')}.ics`, { headers })
      expect(new Set(asked.map(({ rank }) => rank))).toEqual(new Set(['stranger']))
      await engine.owner(`delete from auth.sessions where user_id = '${id}'`)
      expect((await read()).status).toBe(401)
      expect((await read()).status).toBe(401)
      expect(lastRank()).toBe('writing')
      asked.splice(0)
      expect((await ask('/auth/v1/user', { headers })).status).toBe(403)
      expect(asked.map(({ rank }) => rank)).not.toContain('office')
    })

    test('whoever is of the office is known from their first answer on, and no longer than they are', async () => {
      const ask = from('192.0.2.4')
      const { token, id } = await signUp()
      const read = () => ask('/rest/v1/reviews?select=id', { headers: { authorization: `Bearer ${token}` } })
      await read()
      await read()
      expect(lastRank()).toBe('writing')
      await engine.owner(`insert into user_roles (user_id, role) values ('${id}', 'staff')`)
      await read()
      await read()
      expect(lastRank()).toBe('office')
      await engine.owner(`delete from user_roles where user_id = '${id}'`)
      await read()
      await read()
      expect(lastRank()).toBe('writing')
    })

    test('who of the office signs in goes first, by the mark of the browser or from where the office asked', async () => {
      const { id, email, token, cookie } = await signUp()
      const ranksOf = async (address: string, headers: Record<string, string> = {}) => {
        asked.splice(0)
        expect((await signIn(email, address, headers)).status).toBe(200)
        return [...new Set(asked.map(({ rank }) => rank))]
      }
      expect(await ranksOf('192.0.2.61', { cookie })).toEqual(['writing'])
      await engine.owner(`insert into user_roles (user_id, role) values ('${id}', 'staff')`)
      const headers = { authorization: `Bearer ${token}` }
      for (let n = 0; n < 3; n += 1) await from('192.0.2.62')('/rest/v1/reviews?select=id', { headers })
      expect(await ranksOf('192.0.2.63', { cookie })).toEqual(['office'])
      expect(await ranksOf('192.0.2.62')).toEqual(['office'])
      expect(await ranksOf('192.0.2.64')).toEqual(['writing'])
      await engine.owner(`delete from user_roles where user_id = '${id}'`)
      await from('192.0.2.65')('/rest/v1/reviews?select=id', { headers })
      expect(await ranksOf('192.0.2.62', { cookie })).toEqual(['writing'])
    })

    test('in a crowd of strangers the office is answered, and each stranger soon or told to come again', async () => {
      const database = rankDatabase(engine.database, new Turns(placesOf(engine.database, 10)))
      const rest = createRest({ database, rateLimitScale: 1 })
      const read = () => rest(new Request('http://rest.test/rest/v1/reviews?select=id'), anybody)
      const anybody = { caller: { role: 'anon' as const }, address: '192.0.2.1' }
      await read()
      const crowd = Array.from({ length: 2_000 }, (_, n) =>
        askFor(strangerAt(`198.51.100.${n % 200}`), read).catch(error => error),
      )
      expect((await read()).status).toBe(200)
      expect(await askFor(strangerAt('198.51.100.7'), () => isReady(database))).toBe(true)
      const answers = await Promise.all(crowd)
      const served = answers.filter(answer => answer instanceof Response && answer.status === 200)
      expect(served.length).toBeGreaterThan(0)
      expect(answers.filter(answer => answer instanceof Overloaded).length).toBe(2_000 - served.length)
    })

    test('whoever is sent away at the door is told when to come again, so that pages of other sites can read it', async () => {
      const crowd = Array.from({ length: 2_000 }, (_, n) =>
        from(`198.51.100.${n % 200}`)(`/rest/v1/reviews?select=id&limit=${1 + (n % 100)}`),
      )
      const answers = await Promise.all(crowd)
      const sentAway = answers.filter(({ status }) => status === 503)
      expect(sentAway.length).toBeGreaterThan(0)
      expect(answers.filter(({ status }) => status === 200).length).toBe(2_000 - sentAway.length)
      for (const { headers } of sentAway) {
        expect(headers.get('retry-after')).toBe('2')
        expect(headers.get('access-control-allow-origin')).toBe('*')
        expect(headers.get('x-content-type-options')).toBe('nosniff')
      }
    })

    async function signUp() {
      const email = `ann-${randomBytes(4).toString('hex')}@home.example`
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${house.keys.secretKey}` }
      const made = await house.fetch('/auth/v1/admin/users', {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password: goodPassword, email_confirm: true }),
      })
      const { id } = await made.json()
      const answer = await signIn(email, '192.0.2.60')
      const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? []
      return { id, email, cookie, token: (await answer.json()).access_token as string }
    }

    function signIn(email: string, address: string, headers: Record<string, string> = {}) {
      return from(address)('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ email, password: goodPassword }),
      })
    }
  },
  { isContract: true },
)
