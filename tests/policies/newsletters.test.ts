// The newsletter's audience, and its way through the outbox: each once, nobody who stopped.
import { beforeEach, expect, test } from 'vitest'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from './booking-life.ts'
import { attempt, type Person, userIds, welcomeEveryone } from './people.ts'

const id = 'ce000000-0000-4000-8000-000000000001'

type Client = {
  email: string | null
  city?: string
  kind?: string
  agreed?: boolean
  withdrawn?: boolean
  channel?: string
  isOurs?: boolean
}

describeEachEngine('a newsletter', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(
      `${emptied('newsletters, newsletter_subscriptions, consents, client_profiles, mail_outbox, audit_log')}`,
    )
    await welcomeEveryone(engine)
  })
  const rows = (sql: string) => engine.owner(sql)
  // biome-ignore lint/suspicious/noExplicitAny: answers of functions, looked at field by field.
  const call = async (sql: string, who: Person = 'admin'): Promise<any> => {
    const { rows: found, refusal } = await attempt(engine, who, `select ${sql}`)
    if (refusal) return refusal.detail || refusal.code
    const answer = String(found[0]?.[0] ?? 'null')
    return /^[[{\d]|^null$/.test(answer) ? JSON.parse(answer) : answer
  }
  const audience = async (which: string, more = '') =>
    (await rows(`select email from private.newsletter_audience('${which}'${more}) order by 1`)).flat()

  const reader = (email: string, status = 'confirmed') =>
    rows(`insert into newsletter_subscriptions (email, consent_text) values ('${email}', 'Yes');
      update newsletter_subscriptions set status = '${status === 'pending' ? 'pending' : 'confirmed'}', confirmed_at = now()
        where email = '${email}';
      update newsletter_subscriptions set status = '${status}' where email = '${email}'`)

  async function client(
    place: number,
    { email, city, kind, agreed = true, withdrawn, channel, isOurs = true }: Client,
  ) {
    const customer = `ce000000-0000-4000-8000-0000000001${place + 10}`
    const text = (value?: string | null) => (value ? `'${value}'` : 'null')
    await rows(`insert into customers (id, first_name, last_name, email, city, channel, user_id)
        values ('${customer}', 'Client', '${place}', ${text(email)}, ${text(city)}, ${text(channel)}, ${isOurs ? 'null' : `'${userIds.client}'`})`)
    if (kind)
      await rows(`insert into services (customer_id, service_type, service_date, status, is_ours)
        values ('${customer}', '${kind}', '2027-02-01', 'completed', true)`)
    if (agreed)
      await rows(`insert into consents (customer_id, email, kind, wording, source, source_id, withdrawn_at) values
        ('${customer}', ${text(email ?? 'none@mail.example')}, 'marketing', 'Yes', 'loyalty_registration', '${customer}',
          ${withdrawn ? 'now()' : 'null'})`)
    return customer
  }

  const draft = (which = 'subscribers') =>
    rows(`insert into newsletters (id, subject, body, audience, updated_at)
      values ('${id}', 'Spring', 'Hello **all**', '${which}', '2027-01-01')`)
  const send = (expected: number) => call(`send_newsletter('${id}', '2027-01-01', ${expected})`)
  const round = async (pace = 100_000) =>
    Number(
      (
        await engine.database.tx({ role: 'backend' }, [{ text: `select queue_newsletter(${pace})` }])
      )[0]?.[0]?.[0],
    )
  const queued = async () =>
    (await rows(`select recipient from mail_outbox where template = 'newsletter' order by 1`)).flat()
  const states = async () =>
    Object.fromEntries(await rows('select email, state from private.newsletter_recipients order by 1'))
  const taken = (outcome: string) =>
    rows(
      `update mail_outbox set status = '${outcome}', attempts = 1, attempts_told = 1,
      sent_at = case when '${outcome}' = 'sent' then now() end where status = 'waiting'`,
    )

  test('reaches confirmed readers and nobody who waits, stopped or was noted as withdrawn', async () => {
    await reader('yes@mail.example')
    await reader('asked@mail.example', 'pending')
    await reader('no@mail.example', 'stopped')
    await reader('noted@mail.example')
    await attempt(
      engine,
      'staff',
      `update consents set withdrawn_at = now() where email = 'noted@mail.example'`,
    )
    await rows(`insert into newsletter_subscriptions (email, consent_text, status, confirmed_at)
      values ('typed@mail.example', '', 'confirmed', now())`)
    await client(1, { email: 'silent@mail.example', channel: 'none', agreed: false })
    await reader('silent@mail.example')
    expect(await audience('subscribers')).toEqual(['yes@mail.example'])
    expect(await audience('everybody')).toEqual(['yes@mail.example'])
    expect(await audience('clients')).toEqual([])
  })

  test('reaches clients who agreed, by town and kind, and nobody who did not or no longer does', async () => {
    const carpets = { kind: 'carpet-cleaning', city: 'George' }
    await client(1, { ...carpets, email: 'Agreed@Mail.example' })
    await client(2, {
      ...carpets,
      email: 'window@mail.example',
      kind: 'window-cleaning',
      city: ' mossel bay',
    })
    await client(3, { ...carpets, email: 'never@mail.example', agreed: false })
    await client(4, { ...carpets, email: 'withdrew@mail.example', withdrawn: true })
    await client(5, { ...carpets, email: 'silent@mail.example', channel: 'none' })
    await client(6, { ...carpets, email: null })
    await client(7, { ...carpets, email: 'kept@mail.example', isOurs: false })
    await client(8, { email: 'stranger@mail.example', city: 'George' })
    await client(9, { ...carpets, email: 'stopped@mail.example' })
    await reader('stopped@mail.example', 'stopped')
    // Two records of one address, of which one withdrew: the agreement of the other stands, as one letter.
    await client(10, { ...carpets, email: 'agreed@mail.example' })
    expect(await audience('clients')).toEqual(['agreed@mail.example', 'window@mail.example'])
    expect(await audience('subscribers')).toEqual([])
    expect(await audience('clients', `, 'Mossel Bay'`)).toEqual(['window@mail.example'])
    expect(await audience('clients', `, null, 'carpet-cleaning'`)).toEqual(['agreed@mail.example'])
    expect(await audience('clients', `, 'Mossel Bay', 'carpet-cleaning'`)).toEqual([])
    expect(await call(`newsletter_choices()`)).toEqual({
      ...{ subscribers: 0, clients: 2, everybody: 2 },
      towns: [
        { town: 'George', count: 1 },
        { town: 'mossel bay', count: 1 },
      ],
      kinds: [
        { kind: 'carpet-cleaning', count: 1 },
        { kind: 'window-cleaning', count: 1 },
      ],
    })
    expect(await call(`newsletter_count('everybody', 'George')`)).toBe(1)
  })

  test('never reaches who was erased, not even on its way', async () => {
    const customer = await client(1, { email: 'gone@mail.example', kind: 'window-cleaning' })
    await reader('reader@mail.example')
    await reader('gone@mail.example')
    await draft('everybody')
    await send(2)
    expect(await round()).toBe(2)
    expect(await call(`erase_person('${customer}', null, null)`)).toMatchObject({ is_done: true })
    expect(await audience('everybody')).toEqual(['reader@mail.example'])
    expect(await queued()).toEqual(['reader@mail.example'])
    expect(await states()).toEqual({ 'reader@mail.example': 'queued' })
  })

  test('leaves once to each, and is done when the last has it', async () => {
    for (const name of ['a', 'b', 'c']) await reader(`${name}@mail.example`)
    await client(1, { email: 'A@mail.example', kind: 'window-cleaning' })
    await draft('everybody')
    expect(await send(4)).toBe('audience_changed')
    expect(await send(3)).toMatchObject({ status: 'sending', number: 1, counts: { all: 3, waiting: 3 } })
    expect(await send(3)).toBe('changed_meanwhile')
    expect([await round(), await round()]).toEqual([3, 0])
    await taken('sent')
    expect(await round()).toBe(0)
    expect(await queued()).toEqual(['a@mail.example', 'b@mail.example', 'c@mail.example'])
    expect(await call(`newsletter_card('${id}')`)).toMatchObject({
      status: 'sent',
      counts: { sent: 3, waiting: 0 },
    })
  })

  test('is not sent empty, to nobody, over other words, or by staff', async () => {
    await draft()
    expect(await send(0)).toBe('nobody_reached')
    await reader('a@mail.example')
    expect(await call(`send_newsletter('${id}', '2027-01-02', 1)`)).toBe('changed_meanwhile')
    expect(await call(`send_newsletter('${id}', '2027-01-01', 1)`, 'staff')).toBe('42501')
    await rows(`update newsletters set body = ' ', updated_at = '2027-01-01'`)
    await rows(`alter table newsletters disable trigger user; update newsletters set updated_at = '2027-01-01';
      alter table newsletters enable trigger user`)
    expect(await send(1)).toBe('letter_empty')
  })

  test('keeps to its pace, and lets the outbox empty before more comes', async () => {
    await rows(`insert into newsletter_subscriptions (email, consent_text)
      select 'r' || n || '@mail.example', 'Yes' from generate_series(1, 40) as n;
      update newsletter_subscriptions set status = 'confirmed', confirmed_at = now()`)
    await draft()
    await send(40)
    expect(await round(30)).toBe(5)
    expect(await round(30)).toBe(0)
    expect(await round()).toBe(11)
    expect(await round()).toBe(0)
    await taken('sent')
    expect(await round()).toBe(16)
  })

  test('stops with what has not left, goes on later, and its words stay', async () => {
    for (const name of ['a', 'b']) await reader(`${name}@mail.example`)
    await draft()
    await send(2)
    await round()
    await rows(`update mail_outbox set attempts = 1 where recipient = 'a@mail.example'`)
    expect(await call(`stop_newsletter('${id}')`)).toMatchObject({
      status: 'stopped',
      counts: { waiting: 1, queued: 1 },
    })
    expect(await queued()).toEqual(['a@mail.example'])
    expect(await round()).toBe(0)
    const change = await attempt(engine, 'admin', `update newsletters set body = 'Other' returning id`)
    expect(change.rows).toEqual([])
    expect(await call(`resume_newsletter('${id}')`)).toMatchObject({ status: 'sending' })
    expect(await round()).toBe(1)
    expect(await queued()).toEqual(['a@mail.example', 'b@mail.example'])
  })

  test('whoever stops by its link gets neither this one nor the next, as reader or as client', async () => {
    await client(1, { email: 'a@mail.example', kind: 'window-cleaning' })
    for (const name of ['a', 'b']) await reader(`${name}@mail.example`)
    await draft('everybody')
    await send(2)
    await round()
    await rows(`update mail_outbox set attempts = 1, attempts_told = 1`)
    const [[token] = []] = await rows(
      `select token from private.newsletter_recipients where email = 'a@mail.example'`,
    )
    const stop = { text: 'select stop_letters($1::uuid)', values: [String(token)] }
    expect(await engine.database.tx({ role: 'backend' }, [stop])).toEqual([[['t']]])
    expect(await queued()).toEqual(['b@mail.example'])
    expect(await states()).toEqual({ 'a@mail.example': 'left', 'b@mail.example': 'queued' })
    expect(await audience('everybody')).toEqual(['b@mail.example'])
    expect(
      await rows(`select count(*) from consents where email = 'a@mail.example' and withdrawn_at is null`),
    ).toEqual([['0']])
  })

  test('who withdraws in another way while it waits does not get it either', async () => {
    for (const name of ['a', 'b', 'c']) await reader(`${name}@mail.example`)
    await draft()
    await send(3)
    await rows(`update consents set withdrawn_at = now() where email = 'b@mail.example'`)
    await round()
    await rows(`update consents set withdrawn_at = now() where email = 'c@mail.example'`)
    await round()
    expect(await queued()).toEqual(['a@mail.example'])
    expect(await states()).toEqual({
      'a@mail.example': 'queued',
      'b@mail.example': 'left',
      'c@mail.example': 'left',
    })
  })

  test('one that failed is on its way again when an admin tries it again', async () => {
    await reader('a@mail.example')
    await draft()
    await send(1)
    await round()
    await taken('failed')
    await round()
    expect(await call(`newsletter_card('${id}')`)).toMatchObject({ status: 'sent', counts: { failed: 1 } })
    const [[mail] = []] = await rows('select id from mail_outbox')
    await call(`retry_mail('${mail}')`)
    expect(await call(`newsletter_card('${id}')`)).toMatchObject({ status: 'sending', counts: { queued: 1 } })
  })

  test('the archive has its words from when it leaves until it is taken out, and nobody’s name', async () => {
    await reader('a@mail.example')
    await draft()
    expect(await call('newsletter_archive()', 'anon')).toEqual([])
    await send(1)
    const [shown, ...more] = await call('newsletter_archive()', 'anon')
    expect(more).toEqual([])
    expect(Object.keys(shown).sort()).toEqual(['body', 'number', 'picture', 'sent_on', 'subject'])
    expect(shown).toMatchObject({ number: 1, subject: 'Spring', body: 'Hello **all**' })
    await call(`show_newsletter('${id}', false)`)
    expect(await call('newsletter_archive()', 'anon')).toEqual([])
  })

  test('a test goes to oneself alone, without a way to unsubscribe somebody', async () => {
    await reader('a@mail.example')
    await draft()
    expect(await call(`try_newsletter('${id}', '2027-01-01')`)).toBe('admin@coastal.example')
    expect(await rows(`select recipient, payload ? 'token' from mail_outbox`)).toEqual([
      ['admin@coastal.example', 'f'],
    ])
    expect(await states()).toEqual({})
  })
})
