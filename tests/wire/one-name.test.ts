// A person who gave one name is called by it everywhere.
import { Hono } from 'hono'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveInvoice } from '#server/invoices/serve-invoice.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { serveMarketingReport } from '#server/reports/serve-marketing-report.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, idOf, startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

const ann = 'ca000000-0000-4000-8000-000000000001'
const bill = 'ca000000-0000-4000-8000-000000000002'

describeEachEngine('somebody with one name', engine => {
  let rest: RestHandler
  let oupa: string
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await engine.owner(`delete from service_invoices; delete from mail_outbox; delete from private.deleted_customers;
      insert into customers (id, first_name, last_name, phone) values ('${ann}', 'Ann', 'Botha', '+27835550171')`)
    await bookAsGuest(engine, { id: idOf(1), guest_name: 'Oupa' })
    const [made] = await engine.owner(
      `select id, first_name, last_name from customers where first_name = 'Oupa'`,
    )
    expect(made).toEqual([expect.any(String), 'Oupa', '-'])
    oupa = String(made?.[0])
  })

  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const told = async (person: Person, name: string, asked: object = {}) => {
    const { data, error } = await as(person).rpc(name, asked)
    expect(error).toBeNull()
    return JSON.stringify(data)
  }
  const hasOneName = (text: string) => {
    expect(text).toContain('Oupa')
    expect(text).not.toMatch(/Oupa -/)
  }
  const toAdmin = () => ({ database: engine.database, identifyCaller: async () => callerFor('admin') })

  test('is found by it, in the office and when erasing', async () => {
    hasOneName(await told('staff', 'find_people', { words: 'oupa' }))
    hasOneName(await told('admin', 'find_person', { words: 'oupa' }))
    hasOneName(await told('staff', 'likely_duplicates', { phone: '082 123 4567' }))
    expect(await told('staff', 'search_customers', { words: 'oup' })).toContain(oupa)
  })

  test('is a friend under it', async () => {
    await engine.owner(
      `insert into referrals (referrer_customer_id, referred_customer_id) values ('${ann}', '${oupa}')`,
    )
    hasOneName(await told('staff', 'customer_file', { customer_uuid: ann }))
    await engine.owner(`delete from referrals;
      insert into referrals (referrer_customer_id, referred_customer_id) values ('${oupa}', '${ann}')`)
    const { brought_by } = JSON.parse(await told('staff', 'customer_file', { customer_uuid: ann }))
    expect(brought_by.name).toBe('Oupa')
  })

  test('is invoiced under it, on paper too', async () => {
    const invoice = {
      id: bill,
      customer_id: oupa,
      service_date: '2027-03-01',
      invoice_number: '1',
      amount_paid: 5,
    }
    await as('staff')
      .from('service_invoices')
      .insert({ ...invoice, description: 'Clean' })
    const app = new Hono<ServerEnv>().get('/:file', serveInvoice(toAdmin()))
    const paper = await (await app.request(`/${bill}.pdf`)).arrayBuffer()
    hasOneName((await extractText(await getDocumentProxy(new Uint8Array(paper)), { mergePages: true })).text)
  })

  test('leaves the house under it in the report', async () => {
    const app = new Hono<ServerEnv>().post('/', serveMarketingReport(toAdmin()))
    const body = JSON.stringify({ everyone: true, reason: 'All' })
    hasOneName(await (await app.request('/', { method: 'POST', body })).text())
  })

  test('is written to by it', async () => {
    await as('staff')
      .from('bookings')
      .insert({
        id: idOf(2),
        customer_id: oupa,
        service_type: 'window',
        service_date: '2027-03-10',
        service_time: '10:00-12:00',
        address: '1 Marsh St',
        status: 'confirmed',
      })
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('o@o.example', 99)` }])
    const [mail] = await engine.owner(
      `select template, payload from mail_outbox where payload ->> 'id' = '${idOf(2)}'`,
    )
    const payload = JSON.parse(String(mail?.[1]))
    expect(payload.name).toBe('Oupa')
    const letter = writeMail({ template: String(mail?.[0]), payload }, 'https://coastal.example')
    hasOneName(`${letter.text} ${letter.html}`)
  })

  test('is remembered under it, merged or deleted', async () => {
    await engine.owner(`insert into services (customer_id, service_type, service_date, price)
      values ('${oupa}', 'deep-cleaning', '2027-02-01', 100)`)
    expect(await engine.owner('select customer_name from services')).toEqual([['Oupa']])
    await engine.owner(
      `update services set customer_name = 'Before'; delete from customers where id = '${oupa}'`,
    )
    expect(await engine.owner('select customer_name from services')).toEqual([['Oupa']])
    expect(await engine.owner('select name from private.deleted_customers')).toEqual([['Oupa']])
  })
})
