import { Hono } from 'hono'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PublishedReview } from '#domain/review.ts'
import { stopReviewMail } from '#server/forms/stop-review-mail.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { readLiveData } from '#server/pages/live-data.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { callerFor, welcomeEveryone } from '#tests/policies/people.ts'
import { openMailServer, outbox, patient, startWorker } from './post-office.ts'

const owner = 'hello@coastalclean.example'
const email = 'thandi@guest.example'

describeEachEngine('what visitors write', engine => {
  beforeEach(() => engine.owner(emptied('contact_messages, reviews, bookings, mail_outbox, events')))
  const asVisitor = (text: string) => engine.database.tx({ role: 'anon' }, [{ text }])

  test('a message goes to the owner once, is answered to its writer, and nobody else gets mail', async () => {
    await asVisitor(`insert into contact_messages (name, email, message)
      values ('Thandi Mokoena', '${email}', 'What does a clean cost?')`)
    const server = await openMailServer()
    const workers = [1, 2].map(() => startWorker(engine, { smtpUrl: server.url }))
    await server.until(() => server.arrivals.length === 1)
    for (const worker of workers) await worker.stop()
    const [mail] = server.arrivals
    expect(mail).toMatchObject({ recipient: owner, subject: 'Message from Thandi Mokoena' })
    expect(mail?.replyTo).toEqual([{ name: '', address: email }])
    expect(await outbox(engine, 'recipient')).toEqual([[owner]])
  })

  test('a review goes to the owner as text, whatever is in it', async () => {
    await asVisitor(`insert into reviews (name, email, review_text, rating)
      values ('Zoë 👋', '${email}', '<b>Bold</b> & ' || repeat('א', 480), 5)`)
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 1)
    const { html = '', subject } = server.arrivals[0] ?? {}
    expect(subject).toBe('Review from Zoë 👋: 5 of 5 stars')
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; אא')
    expect(html).not.toContain('<b>')
  })
})

describeEachEngine('after a clean', engine => {
  beforeAll(() => welcomeEveryone(engine))
  beforeEach(async () => {
    await engine.owner(`
      ${emptied('reviews, bookings, customers, mail_outbox, events, newsletter_subscriptions, consents, private.review_refusals')};
      insert into bookings (guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
      values ('Thandi Mokoena', '${email}', '+27821234567', 'window', '2031-03-03', '08:00-10:00', '1 Marsh St', 'confirmed');
      update events set mailed_at = now()`)
  })
  const set = (status: string) => engine.owner(`update bookings set status = '${status}'`)
  const reviewBy = (token: string, id: number, isKindTold = false) =>
    engine.database.tx({ role: 'anon' }, [
      {
        text: `insert into reviews (id, name, email, review_text, rating, clean_token, is_kind_told)
          values ($1, 'Thandi Mokoena', '${email}', 'Windows like air.', 5, $2, $3)`,
        values: [`c7000000-0000-4000-8000-00000000000${id}`, token, String(isKindTold)],
      },
    ])
  // As if the night had passed.
  const sleep = () => engine.owner(`update events set created_at = created_at - interval '1 day 12 hours'`)
  const makeMails = async () => {
    await engine.database.tx({ role: 'backend' }, [{ text: `select make_mails('${owner}', 100)` }])
    const mails = (await outbox(engine, "template, recipient, payload ->> 'reviewToken'")) as string[][]
    return mails.filter(([template]) => template === 'review-request')
  }
  const undo = () =>
    engine.database.tx(callerFor('staff'), [{ text: 'select undo_complete_booking(id) from bookings' }])

  test('its client is asked the next morning, once', async () => {
    await set('completed')
    expect(await makeMails()).toEqual([])
    await sleep()
    const asked = await makeMails()
    expect(asked).toEqual([['review-request', email, expect.stringMatching(/^[0-9a-f]{64}$/)]])
    await undo()
    await set('completed')
    await sleep()
    expect(await makeMails()).toEqual(asked)
  })

  test('a client with three cleans is asked once in thirty days', async () => {
    await engine.owner(`insert into bookings (status, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address)
      select 'confirmed', guest_name, guest_email, guest_phone, service_type, service_date + days, '12:00-14:00', address
      from bookings, unnest(array[1, 2]) as days`)
    await set('completed')
    await sleep()
    expect(await makeMails()).toHaveLength(1)
    await engine.owner(`update private.review_requests set asked_at = now() - interval '31 days';
      update events set mailed_at = null where name = 'booking_completed'`)
    expect(await makeMails()).toHaveLength(2)
  })

  test('that is taken back nobody is asked', async () => {
    await set('completed')
    await undo()
    await sleep()
    expect(await makeMails()).toEqual([])
    expect(await engine.owner('select count(*) from events where mailed_at is null')).toEqual([['0']])
  })

  test('that is cancelled nobody is asked', async () => {
    await set('cancelled')
    await sleep()
    expect(await makeMails()).toEqual([])
  })

  const refusals = {
    'stopped our letters': `insert into newsletter_subscriptions (email, consent_text, status)
      values ('${email}', 'Yes', 'stopped')`,
    'took back their consent': `insert into consents (email, kind, wording, source, source_id, withdrawn_at)
      values ('${email}', 'marketing', 'Yes', 'loyalty_registration', gen_random_uuid(), now())`,
  }
  test.each(Object.entries(refusals))('whoever %s is not asked', async (_, refuse) => {
    await engine.owner(refuse)
    await set('completed')
    await sleep()
    expect(await makeMails()).toEqual([])
  })

  test('whoever presses the mail program’s own button is not asked again', async () => {
    const ask = async () => {
      await set('completed')
      await sleep()
      return makeMails()
    }
    const [[, , token] = []] = await ask()
    const door = new Hono<ServerEnv>().post('/reviews/stop', stopReviewMail(engine))
    const refuse = async (given: string | undefined) => {
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      return (await door.request(`/reviews/stop?clean=${given}`, { method: 'POST', body })).status
    }
    expect([await refuse('ab'.repeat(32)), await refuse(token)]).toEqual([404, 200])
    await engine.owner(`${emptied('bookings')}; ${emptied('mail_outbox')};
      insert into bookings (guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, status)
      values ('Thandi Mokoena', '${email.toUpperCase()}', '+27821234567', 'window', '2031-03-04', '08:00-10:00', '1 Marsh St', 'confirmed')`)
    expect(await ask()).toEqual([])
  })

  test('the link marks one review as from a clean', async () => {
    await set('completed')
    await sleep()
    const [[, , token = ''] = []] = await makeMails()
    const review = (id: number) => reviewBy(token, id)
    const invitation = async () => {
      const statement = { text: 'select review_invitation($1)', values: [token] }
      return JSON.parse(String((await engine.database.tx({ role: 'anon' }, [statement]))[0]?.[0]?.[0]))
    }
    const about = { service_type: 'window', service_date: '2031-03-03' }
    expect(await invitation()).toEqual({ ...about, is_reviewed: false })
    await Promise.all([review(1), review(2)])
    expect(await engine.owner('select is_from_clean from reviews order by 1')).toEqual([['f'], ['t']])
    expect(await engine.owner('select count(clean_token), count(clean_kind) from reviews')).toEqual([
      ['0', '0'],
    ])
    expect(await invitation()).toEqual({ ...about, is_reviewed: true })
  })

  test('the kind of clean is kept where the writer was told, and visitors cannot ask for it', async () => {
    await set('completed')
    await sleep()
    const [[, , token = ''] = []] = await makeMails()
    await reviewBy('ab'.repeat(32), 1, true)
    await reviewBy(token, 2, true)
    await reviewBy(token, 3, true)
    await engine.owner(`update reviews set status = 'approved'`)
    const kinds = 'select clean_kind from reviews where is_from_clean'
    expect(await engine.owner(kinds)).toEqual([['window']])
    expect(await engine.owner('select count(clean_kind) from reviews')).toEqual([['1']])
    await expect(engine.database.tx({ role: 'anon' }, [{ text: kinds }])).rejects.toThrow(/permission denied/)
    const { reviews } = await readLiveData(engine.database, ['reviews'])
    const shown = (reviews as PublishedReview[]).map(({ clean_kind }) => clean_kind)
    expect(shown.filter(kind => kind !== null)).toEqual(['window'])
  })

  test('the token lies in the mail alone', async () => {
    await set('completed')
    await sleep()
    const server = await openMailServer()
    startWorker(engine, { smtpUrl: server.url })
    const asked = () => server.arrivals.find(({ subject }) => subject === 'How was your clean?')
    await server.until(() => asked() !== undefined)
    const [, token = ''] = /clean=([0-9a-f]{64})/.exec(asked()?.text ?? '') ?? []
    expect(token).toHaveLength(64)
    const stop = asked()?.headers.find(({ key }) => key === 'list-unsubscribe')
    expect(stop?.value).toContain(`/reviews/stop?clean=${token}`)
    const kept = () =>
      engine.owner(`select count(*) from mail_outbox where payload::text like '%${token}%'
        union all select count(*) from private.review_requests where token_hash = '${token}'`)
    await expect.poll(kept, patient).toEqual([['0'], ['0']])
  })
})
