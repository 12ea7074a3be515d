// The newsletter as a browser without scripts uses it: post a form, follow the answer, open the mail's links.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { newsletterWords } from '#content/newsletter.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createNewsletterRoutes } from '#server/newsletter/routes.ts'
import type { Site } from '#server/pages/site.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'

const site = 'https://coastalclean.example'

describeEachEngine('the newsletter', engine => {
  const openApp = (rateLimitScale = 1000, address = '192.0.2.1') => {
    const app = new Hono<ServerEnv>()
    app.use(async (c, next) => {
      c.set('address', address)
      await next()
    })
    const service = { database: engine.database, siteUrl: site, rateLimitScale }
    // Stands in for the rendered page.
    const answerForm: Site['answerForm'] = (path, answered) =>
      storeAnswer({
        body: JSON.stringify({ path, ...answered }),
        type: 'application/json',
        cache: 'no-store',
        status: 422,
      })
    return app.route('/newsletter', createNewsletterRoutes(service, { answerForm }))
  }

  const post = (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    openApp().request(`${site}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { referer: `${site}/blog`, 'sec-fetch-site': 'same-origin', ...headers },
    })
  const answerTo = async (response: Response | Promise<Response>) => (await response).headers.get('location')

  const stateOf = async (email: string) => {
    const columns = 'status, consent_text, confirmed_at is not null, stopped_at is not null'
    const [row] = await engine.owner(
      `select ${columns} from newsletter_subscriptions where email = '${email}'`,
    )
    return row
  }
  const mailsTo = (email: string) =>
    engine.owner(
      `select payload ->> 'link', payload ->> 'stopLink' from mail_outbox where recipient = '${email}'`,
    )

  const subscribe = async (email: string) => {
    await post('/newsletter', { email, box: 'blog' })
    const [[confirmLink, stopLink] = []] = await mailsTo(email)
    return { confirmPath: pathOf(confirmLink), stopPath: pathOf(stopLink) }
  }
  const pathOf = (link: unknown) => String(link).replace(site, '')

  test('an address waits for its confirmation, with the wording it agreed to', async () => {
    const answer = await answerTo(post('/newsletter', { email: 'Lerato@Example.com', box: 'blog' }))
    expect(answer).toBe('/blog#newsletter-blog-thanks')
    expect(await stateOf('lerato@example.com')).toEqual(['pending', newsletterWords.consent, 'f', 'f'])
  })

  test.each([
    [`${site}/blog`, '/blog'],
    [`${site}/`, '/'],
    [`${site}/<b>x</b>`, null],
    ['https://elsewhere.example/blog', null],
    ['', null],
  ])('asked on %s, the page that is kept is %s', async (referer, page) => {
    await post('/newsletter', { email: 'lerato@example.com', box: 'blog' }, { referer })
    expect(await engine.owner('select asked_on from newsletter_subscriptions')).toEqual([[page]])
  })

  test('the link in the mail confirms, and the other one stops', async () => {
    const { confirmPath, stopPath } = await subscribe('thabo@example.com')
    expect(await answerTo(post(confirmPath))).toBe('/newsletter/confirmed')
    expect((await stateOf('thabo@example.com'))?.[0]).toBe('confirmed')
    // As a mail program's own button does it: from elsewhere, with a body of its own.
    const oneClick = post(stopPath, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' })
    expect((await oneClick).status).toBe(200)
    expect((await stateOf('thabo@example.com'))?.[0]).toBe('stopped')
  })

  test('each consent is kept, with its words, and its end', async () => {
    const { confirmPath, stopPath } = await subscribe('anele@example.com')
    const consents = () =>
      engine.owner(`select kind, wording, withdrawn_at is not null from consents
        where email = 'anele@example.com' order by given_at`)
    expect(await consents()).toEqual([])
    await post(confirmPath)
    await post(confirmPath)
    expect(await consents()).toEqual([['newsletter', newsletterWords.consent, 'f']])
    await post(stopPath)
    expect(await answerTo(post(stopPath))).toBe('/newsletter/unsubscribed')
    expect(await consents()).toEqual([['newsletter', newsletterWords.consent, 't']])
  })

  test('a stopped subscription is not confirmed again by its old link', async () => {
    const { confirmPath, stopPath } = await subscribe('priya@example.com')
    await post(stopPath)
    expect(await answerTo(post(confirmPath))).toBe('/newsletter/unknown')
    expect((await stateOf('priya@example.com'))?.[0]).toBe('stopped')
  })

  test('asking again sends no second mail within the hour and undoes no confirmation', async () => {
    const { confirmPath } = await subscribe('johan@example.com')
    await post(confirmPath)
    const again = post('/newsletter', { email: 'johan@example.com' })
    expect(await answerTo(again)).toBe('/blog#newsletter-footer-thanks')
    expect((await stateOf('johan@example.com'))?.[0]).toBe('confirmed')
    expect(await mailsTo('johan@example.com')).toHaveLength(1)
  })

  test('the owner hears of a confirmed reader, once', async () => {
    await engine.owner(emptied('events, mail_outbox'))
    const { confirmPath } = await subscribe('zodwa@example.com')
    const mailsToOwner = async () => {
      const making = { text: `select make_mails('owner@home.example', 100)` }
      await engine.database.tx({ role: 'backend' }, [making])
      return engine.owner(
        `select template, payload ->> 'email' from mail_outbox where recipient = 'owner@home.example'`,
      )
    }
    expect(await mailsToOwner()).toEqual([])
    for (const _ of [1, 2]) await post(confirmPath)
    for (const _ of [1, 2])
      expect(await mailsToOwner()).toEqual([['newsletter-joined-owner', 'zodwa@example.com']])
  })

  test.each([
    ['', 'This field is required'],
    ['lerato@example', 'Please enter a valid email address'],
    ['a b@example.com', 'Please enter a valid email address'],
    ['lerato\u0000@example.com', 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.co`, 'Maximum length is 254 characters'],
  ])('"%s" is no address, and comes back to be mended', async (email, sentence) => {
    const answer = await post('/newsletter', { email, box: 'footer' })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toEqual({
      path: '/newsletter',
      values: { email },
      errors: { email: sentence },
    })
  })

  test.each(['javascript:eve@example.com', '<script>eve@example.com', 'onload=eve@example.com'])(
    'the script in "%s" is warned of, not cleaned away',
    async email => {
      expect(await (await post('/newsletter', { email })).json()).toEqual({
        path: '/newsletter',
        values: { email },
        errors: {},
        notice: {
          title: 'Security Warning',
          text: 'Invalid input detected. Please check your form data.',
        },
      })
      expect(await stateOf('eve@example.com')).toBeUndefined()
    },
  )

  test('what fills in the hidden field is thanked and forgotten', async () => {
    const fields = { email: 'robot@example.com', website: 'https://spam.example' }
    expect(await answerTo(post('/newsletter', fields))).toBe('/blog#newsletter-footer-thanks')
    expect(await stateOf('robot@example.com')).toBeUndefined()
  })

  test('a form on somebody else’s page is refused', async () => {
    const fields = { email: 'victim@example.com' }
    expect((await post('/newsletter', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const old = { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }
    expect((await post('/newsletter', fields, old)).status).toBe(403)
    expect(await stateOf('victim@example.com')).toBeUndefined()
  })

  test('the answer never leads to another site', async () => {
    const fields = { email: 'elna@example.com' }
    const from = (referer: string) => answerTo(post('/newsletter', fields, { referer }))
    expect(await from('https://elsewhere.example/blog')).toBe('/#newsletter-footer-thanks')
    expect(await from(`${site}//elsewhere.example`)).toBe('/elsewhere.example#newsletter-footer-thanks')
  })

  test('the fourth within a minute is asked to wait', async () => {
    const app = openApp(1, '192.0.2.77')
    const send = () =>
      app.request(`${site}/newsletter`, {
        method: 'POST',
        body: new URLSearchParams({ email: 'busy@example.com' }),
      })
    for (const _ of [1, 2, 3]) expect(await answerTo(send())).toBe('/#newsletter-footer-thanks')
    expect(await (await send()).json()).toEqual({
      path: '/newsletter',
      values: { email: 'busy@example.com' },
      errors: {},
      notice: { title: 'Too many attempts', text: 'Please wait a moment before submitting again.' },
    })
  })

  test.each(['', 'nonsense', '00000000-0000-4000-8000-000000000000'])(
    'the token "%s" leads nowhere',
    async token => {
      expect(await answerTo(post(`/newsletter/confirm?token=${token}`))).toBe('/newsletter/unknown')
      expect(await answerTo(post(`/newsletter/unsubscribe?token=${token}`))).toBe('/newsletter/unknown')
    },
  )
})
