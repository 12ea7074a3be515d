// The report: figures and the export for admins alone, only those who agreed unless everyone is asked for with a reason,
// and each export on record.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveMarketingReport } from '#server/reports/serve-marketing-report.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { cut, hostileTexts } from '#tests/hostile-texts.ts'
import { setClock, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { insertOf } from '#tests/policies/sample-rows.ts'
import { clientOf } from './rest/rest-client.ts'

const idOf = (place: number) => `cc000000-0000-4000-8000-00000000000${place}`

describeEachEngine('the marketing report', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await setClock(engine, '2027-03-01 09:30')
    await engine.owner(`${emptied('audit_log, consents')}; delete from customers;
      insert into customers (id, first_name, last_name, email, phone, city, status, referral_count, created_at) values
        ('${idOf(1)}', 'Johan', 'Botha', 'j@mail.example', '+27835550171', 'Voorbaai, Mossel Bay', 'active', 2, '2027-02-10'),
        ('${idOf(2)}', 'Nomsa', '=SUM(A1)', null, null, null, 'prospect', 0, '2027-02-28 23:30+00'),
        ('${idOf(3)}', 'Dawie', 'Nel', null, null, null, 'active', 0, '2020-01-01'),
        ('${idOf(4)}', 'Anna', 'Ferreira', null, null, null, 'active', 1, '2026-04-01');
      insert into referrals (referrer_customer_id, referred_customer_id, created_at)
        values ('${idOf(1)}', '${idOf(2)}', '2027-02-11');
      insert into ledger (customer_id, kind, delta, reason)
        values ('${idOf(1)}', 'points', 310, 'Paper card'), ('${idOf(1)}', 'credits', 12.5, 'Vase');
      insert into client_profiles (user_id, customer_id, email, first_name, last_name, marketing_consent)
        values ('${userIds.client}', '${idOf(1)}', 'j@mail.example', 'Johan', 'Botha', true),
          ('${userIds.stranger}', '${idOf(3)}', 'd@mail.example', 'Dawie', 'Nel', false);
      insert into consents (customer_id, phone, kind, wording, source, source_id, withdrawn_at) values
        ('${idOf(2)}', '+27830000000', 'marketing', 'Yes', 'loyalty_registration', '${idOf(2)}', null),
        ('${idOf(3)}', '+27830000001', 'terms', 'Yes', 'loyalty_registration', '${idOf(3)}', null),
        ('${idOf(4)}', '+27830000002', 'marketing', 'Yes', 'loyalty_registration', '${idOf(4)}', now())`)
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const ask = (person: Person, asked: object = {}) => {
    const identifyCaller = async () => callerFor(person)
    const app = new Hono<ServerEnv>().post(
      '/',
      serveMarketingReport({ database: engine.database, identifyCaller }),
    )
    return app.request('/', { method: 'POST', body: JSON.stringify(asked) })
  }
  const exports = () =>
    engine.owner(`select actor, action, row_id, after ->> 'everyone', after ->> 'reason' from audit_log
      where action = 'export'`)

  test('exports those who agreed, as the specification has it, and puts it on record', async () => {
    const answer = await ask('admin')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="marketing-report.csv"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toBe(`id,name,email,phone,city,credits,loyalty_points,referrals,status
${idOf(1)},Johan Botha,j@mail.example,27835550171,Voorbaai  Mossel Bay,12.50,310,2,active
${idOf(2)},Nomsa =SUM(A1),,,,0.00,0,0,prospect
`)
    expect(await exports()).toEqual([[userIds.admin, 'export', 'marketing-report.csv', 'false', null]])
  })

  test('carries what people typed as it is, in letters that Excel reads', async () => {
    const texts = Object.values(hostileTexts).map(text => cut(text, 50))
    await engine.owner(
      texts.map(text => insertOf('customers', { first_name: text, last_name: 'X', city: text })).join(';'),
    )
    const answer = await ask('admin', { everyone: true, reason: 'All' })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).split('\n')
    for (const text of texts) {
      const flat = text.replaceAll(',', ' ')
      const cell = (value: string) => (value.includes('"') ? `"${value.replaceAll('"', '""')}"` : value)
      expect(lines.map(line => line.replace(/^[^,]*/, ''))).toContain(
        `,${cell(`${flat} X`)},,,${cell(flat)},0.00,0,0,active`,
      )
    }
  })

  test('exports everyone only with a reason', async () => {
    const refused = await ask('admin', { everyone: true, reason: '  ' })
    expect([refused.status, (await refused.json()).code]).toEqual([400, 'reason_needed'])
    expect(await exports()).toEqual([])
    const answer = await ask('admin', { everyone: true, reason: 'The accountant asks' })
    expect((await answer.text()).trim().split('\n')).toHaveLength(5)
    expect(await exports()).toMatchObject([
      [userIds.admin, 'export', 'marketing-report.csv', 'true', 'The accountant asks'],
    ])
  })

  test('streams many clients page by page, each once', async () => {
    await engine.owner(`insert into customers (first_name, last_name)
      select 'Client', n::text from generate_series(1, 600) as n`)
    const lines = (await (await ask('admin', { everyone: true, reason: 'All' })).text()).trim().split('\n')
    expect(new Set(lines).size).toBe(605)
  })

  test('sums up and counts by month on the business’s calendar', async () => {
    const { data } = await as('admin').rpc('marketing_figures')
    expect(data.totals).toEqual({ clients: 4, referrals: 3, points: 310 })
    expect(data.consenting).toBe(2)
    expect(data.months).toHaveLength(12)
    expect(data.months[0]).toEqual({ month: '2026-04', clients: 1, referrals: 0 })
    expect(data.months.slice(-2)).toEqual([
      { month: '2027-02', clients: 1, referrals: 1 },
      // Half past one in the night of 1 March, in Mossel Bay.
      { month: '2027-03', clients: 1, referrals: 0 },
    ])
  })

  test('is refused to staff, clients and visitors', async () => {
    for (const person of ['staff', 'client', 'anon'] as const) {
      expect((await ask(person)).status).toBe(403)
      expect((await as(person).rpc('marketing_figures')).error?.code).toBe('42501')
      expect((await as(person).rpc('marketing_rows', { everyone: true })).error?.code).toBe('42501')
      expect((await as(person).rpc('record_export')).error?.code).toBe('42501')
    }
    expect(await exports()).toEqual([])
  })
})
