// The forms of the loyalty programme and of referrals, as a browser sends them.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { consentWordings } from '#domain/consent-wordings.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { outbox } from '#tests/mail/post-office.ts'
import { clientOf, signedIn } from './rest-client.ts'

const forms = {
  loyalty_registrations: {
    row: {
      first_name: 'Lerato',
      last_name: 'Jacobs',
      email: 'lerato@home.example',
      phone: '082 123 4567',
      city: 'Mossel <Bay>',
      marketing_consent: false,
      terms_accepted: true,
    },
    wrong: { first_name: '' },
    refused: ['validation_failed:first_name', 'First name is required'],
    tooMany: 'Too many registration attempts. Please wait a moment and try again.',
    stored: [
      `select phone, city, terms_wording from loyalty_registrations where id = $id`,
      '+27821234567',
      'Mossel Bay',
      consentWordings.terms,
    ],
    outOfReach: { customer_id: randomUUID() },
  },
  referral_requests: {
    row: {
      referrer_name: 'Sipho Dlamini',
      referrer_phone: '084 000 0001',
      friend_name: 'Ann Guest',
      friend_phone: '+447911123456',
      message: '"><b>Hi</b> & שלום 👋',
      code: 'CCABC234',
    },
    wrong: { friend_phone: '+27 84 000 0001' },
    refused: [
      'validation_failed:friend_phone',
      "You cannot refer yourself. Please enter your friend's number.",
    ],
    tooMany: 'Please wait a moment before submitting again.',
    stored: [
      `select friend_phone, message, code from referral_requests where id = $id`,
      '+447911123456',
      '"bHi/b & שלום 👋',
      'CCABC234',
    ],
    outOfReach: { status: 'earned' },
  },
} as const

describeEachEngine('a visitor sends a form', engine => {
  let rest: RestHandler
  let visitors = 0
  const visitor = () => clientOf(rest, { address: `198.51.100.${++visitors}` })
  const countOf = async (table: string) =>
    Number((await engine.owner(`select count(*) from ${table}`))[0]?.[0])

  beforeAll(() => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
  })

  for (const [table, form] of Object.entries(forms)) {
    const send = (changes: object = {}, client = visitor()) =>
      client.from(table).insert({ id: randomUUID(), ...form.row, ...changes })

    test(`${table}: it is stored, cleaned and in E.164`, async () => {
      const id = randomUUID()
      const { error, status } = await send({ id })
      expect([error, status]).toEqual([null, 201])
      const [query, ...values] = form.stored
      expect(await engine.owner(query.replace('$id', `'${id}'`))).toEqual([values])
    })

    test(`${table}: sent again it is known by its id, and stored once`, async () => {
      const id = randomUUID()
      await send({ id })
      const { error, status } = await send({ id })
      expect([error?.code, status]).toEqual(['23505', 409])
      expect(error?.message).toContain(`${table}_pkey`)
    })

    test(`${table}: a refused field is named`, async () => {
      const { error, status } = await send(form.wrong)
      expect([status, error?.details, error?.message]).toEqual([400, ...form.refused])
    })

    test(`${table}: what looks like a script is refused, what fills in the hidden field is pretended to`, async () => {
      const before = await countOf(table)
      const [field] = Object.keys(form.row)
      expect((await send({ [field as string]: 'javascript:alert(1)' })).error?.details).toBe(
        'security_warning',
      )
      expect((await send({ website: 'x' })).status).toBe(201)
      expect(await countOf(table)).toBe(before)
    })

    test(`${table}: the fourth within a minute waits`, async () => {
      const client = visitor()
      for (let n = 0; n < 3; n++) expect((await send({}, client)).error).toBeNull()
      const { error, status } = await send({}, client)
      expect([status, error?.message]).toEqual([429, form.tooMany])
    })

    test(`${table}: what is for the office cannot be sent, nor can anything be read back`, async () => {
      expect((await send(form.outOfReach)).status).toBe(401)
      expect((await send({ user_id: randomUUID() })).status).toBe(401)
      expect((await visitor().from(table).select('id')).status).toBe(401)
    })
  }

  test('known and unknown people get the same answer', async () => {
    await engine.owner(
      `insert into customers (first_name, last_name, phone) values ('Ann', 'G', '+27830000001')`,
    )
    const join = async (phone: string) => {
      const row = { ...forms.loyalty_registrations.row, id: randomUUID(), phone }
      const { data, error, status, count } = await visitor().from('loyalty_registrations').insert(row)
      return { data, error, status, count }
    }
    expect(await join('083 000 0001')).toEqual(await join('083 000 0002'))
  })

  test('a client’s own second number is refused like the first', async () => {
    const user = randomUUID()
    await engine.owner(`insert into auth.users (id, email) values ('${user}', '${user}@home.example');
      insert into client_profiles (user_id, email, first_name, last_name, phone)
      values ('${user}', '${user}@home.example', 'Ann', 'Guest', '+27850000009')`)
    const row = {
      ...forms.referral_requests.row,
      id: randomUUID(),
      user_id: user,
      friend_phone: '085 000 0009',
    }
    const { error } = await clientOf(rest, { caller: signedIn(user) })
      .from('referral_requests')
      .insert(row)
    expect(error?.details).toBe('self_referral:friend_phone')
  })

  test('the owner hears of each; who joins is welcomed once, and the friend gets no mail', async () => {
    await engine.owner(emptied('loyalty_registrations, referral_requests, events, mail_outbox'))
    for (const [table, { row }] of Object.entries(forms))
      await visitor()
        .from(table)
        .insert({ ...row, id: randomUUID() })
    await visitor()
      .from('loyalty_registrations')
      .insert({ ...forms.loyalty_registrations.row, id: randomUUID() })
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('owner@home.example', 100)` }])
    const mails = await outbox(engine, 'template, recipient')
    expect(mails.map(String).sort()).toEqual([
      'friend-referred-owner,owner@home.example',
      'loyalty-joined-owner,owner@home.example',
      'loyalty-joined-owner,owner@home.example',
      'loyalty-welcome,lerato@home.example',
    ])
    expect(String(await outbox(engine, 'payload'))).not.toContain('447911123456')
  })
})
