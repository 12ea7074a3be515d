// The server's own functions, as `functions.invoke` of the public client calls them: what it hands on, and whom it refuses.
import { randomUUID } from 'node:crypto'
import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, expect, test } from 'vitest'
import { unpackBackup } from '#server/backup/archive.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { unzipped } from '#tests/unzipped.ts'
import { type House, newMember, openHouse, site } from './auth/house.ts'

const invoice = randomUUID()
const span = { from: '2026-01-01', to: '2027-12-31' }
const functions: [string, object?][] = [
  ['status'],
  ['backup'],
  ['marketing-report', {}],
  ['newsletter-readers'],
  ['accountant-files', { file: 'all', ...span }],
  ['everything'],
]

describeEachEngine('functions', engine => {
  let house: House
  let admin: Member
  let staff: Member
  let client: Member
  type Member = Awaited<ReturnType<typeof join>>

  async function join(role?: 'staff' | 'admin') {
    const { user, session } = await newMember(house)
    if (role) await engine.owner(`insert into user_roles (user_id, role) values ('${user.id}', '${role}')`)
    return callerWith(session.access_token)
  }

  const callerWith = (token?: string, key = house.keys.publishableKey) =>
    createClient(site, key, {
      global: { fetch: house.fetch },
      ...(token && { accessToken: async () => token }),
    })

  beforeAll(async () => {
    house = await openHouse(engine)
    ;[admin, staff, client] = [await join('admin'), await join('staff'), await join()]
    await engine.owner(`
      insert into customers (id, first_name, last_name) values ('${invoice}', 'Johan', 'Botha');
      insert into service_invoices (id, customer_id, service_date, invoice_number, description, amount_paid)
        values ('${invoice}', '${invoice}', '2027-02-03', '2027-044', 'Windows', 450)`)
  })

  test('JSON is an object: the status, by GET as by POST', async () => {
    for (const method of ['POST', 'GET'] as const) {
      const { data, error } = await admin.functions.invoke('status', { method })
      expect([error, data.engine]).toEqual([null, engine.name])
    }
  })

  test('a backup and a zip come whole, as blobs', async () => {
    const { data } = await admin.functions.invoke('backup')
    expect(data).toBeInstanceOf(Blob)
    const { rows } = await unpackBackup(Buffer.from(await data.arrayBuffer()))
    expect(rows.some(({ table, row }) => table === 'public.customers' && row.includes(invoice))).toBe(true)
    for (const [name, body] of functions.slice(4)) {
      const zip = await admin.functions.invoke(name, { body })
      expect(zip.data).toBeInstanceOf(Blob)
      const files = unzipped(Buffer.from(await zip.data.arrayBuffer()))
      expect(Object.values(files).some(file => String(file).includes('2027-044'))).toBe(true)
    }
  })

  test('a spreadsheet is text, with its name beside it', async () => {
    const { data, response } = await admin.functions.invoke('marketing-report', {
      body: { everyone: true, reason: 'The accountant asks' },
    })
    expect(data).toContain(`${invoice},Johan Botha`)
    expect(response?.headers.get('content-disposition')).toContain('marketing-report.csv')
    expect((await admin.functions.invoke('newsletter-readers')).data).toContain('email')
  })

  test('an invoice is a PDF, for those who may see it', async () => {
    const asked = { body: { id: invoice } }
    const { data } = await staff.functions.invoke('invoice-pdf', asked)
    expect(data.type).toBe('application/pdf')
    const document = await getDocumentProxy(new Uint8Array(await data.arrayBuffer()))
    expect((await extractText(document, { mergePages: true })).text).toContain('2027-044')
    const get = await staff.functions.invoke(`invoice-pdf?id=${invoice}`, { method: 'GET' })
    expect(get.data.size).toBeGreaterThan(1000)
    for (const [who, id] of [
      [client, invoice],
      [callerWith(), invoice],
      [staff, randomUUID()],
      [staff, '../x'],
      [staff, undefined],
    ] as const) {
      const { error } = await who.functions.invoke('invoice-pdf', { body: { id } })
      expect(error.context.status).toBe(404)
      expect((await error.context.json()).message).toBe('Object not found')
    }
  })

  test.each(functions)('%s is refused to staff, clients, visitors and the secret key', async (name, body) => {
    const noted = () => engine.owner('select count(*) from audit_log')
    const before = await noted()
    for (const who of [staff, client, callerWith(), callerWith(undefined, house.keys.secretKey)]) {
      const { data, error } = await who.functions.invoke(name, { body })
      expect(data).toBeNull()
      expect(error).toBeInstanceOf(FunctionsHttpError)
      expect(error.context.status).toBe(403)
      expect(error.context.headers.get('x-relay-error')).toBeNull()
      expect(await error.context.json()).toMatchObject({ message: expect.any(String) })
    }
    expect(await noted()).toEqual(before)
  })

  test('a doubtful token is refused, and what is missing is said', async () => {
    const doubtful = await callerWith('not.a.token').functions.invoke('status')
    expect(doubtful.error.context.status).toBe(401)
    const { error } = await admin.functions.invoke('marketing-report', { body: { everyone: true } })
    expect([error.context.status, (await error.context.json()).code]).toEqual([400, 'reason_needed'])
    const large = await admin.functions.invoke('status', { body: { x: 'x'.repeat(2000) } })
    expect(large.error.context.status).toBe(413)
  })

  test('what is taken along is asked for with POST only, and says so', async () => {
    for (const [name] of functions.slice(2)) {
      const { error } = await admin.functions.invoke(name, { method: 'GET' })
      expect([error.context.status, error.context.headers.get('allow')]).toEqual([405, 'POST'])
      expect((await error.context.json()).code).toBe('METHOD_NOT_ALLOWED')
    }
    const { error } = await admin.functions.invoke('status', { method: 'DELETE' })
    expect([error.context.status, error.context.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })

  test('another site may ask, as for the other services', async () => {
    const answer = await house.fetch('/functions/v1/status', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://x.y',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-client-info,apikey,content-type,x-region',
      },
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-region')
  })

  test('the addresses of before are gone', async () => {
    for (const path of ['/backup', '/status', '/reports/marketing', '/reports/everything'])
      for (const method of ['GET', 'POST'])
        expect((await house.fetch(path, { method })).status, path).toBe(404)
  })
})
