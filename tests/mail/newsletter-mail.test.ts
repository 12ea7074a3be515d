// A newsletter as it arrives: both parts, the headers for the mail program's button, and a link that stops it without a script.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { createNewsletterRoutes } from '#server/newsletter/routes.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { openMailServer, siteUrl, startWorker } from './post-office.ts'

const id = 'ce000000-0000-4000-8000-000000000007'

describeEachEngine('a newsletter in the post', engine => {
  beforeEach(() =>
    engine.owner(`${emptied('newsletters, newsletter_subscriptions, consents, mail_outbox, events')};
      insert into newsletter_subscriptions (email, consent_text) values ('a@mail.example', 'Yes'), ('b@mail.example', 'Yes');
      update newsletter_subscriptions set status = 'confirmed', confirmed_at = now();
      update events set mailed_at = now();
      insert into newsletters (id, number, subject, body, status, sent_at) values
        ('${id}', 7, 'Salt on the windows', '# South-easter\n\nSalt **scratches**.\n\n[Book](/booking)', 'sending', now());
      insert into private.newsletter_recipients (newsletter_id, email)
        select '${id}', email from newsletter_subscriptions`),
  )
  const press = (link: string, body?: URLSearchParams) => {
    const service = { database: engine.database, siteUrl, rateLimitScale: 1 }
    const routes = createNewsletterRoutes(service, { answerForm: () => Promise.reject(new Error('No form')) })
    const app = new Hono<ServerEnv>().route('/newsletter', routes)
    return app.request(link, { method: 'POST', ...(body && { body }) })
  }
  async function receive() {
    const server = await openMailServer()
    await engine.database.tx({ role: 'backend' }, [{ text: 'select queue_newsletter(1000)' }])
    startWorker(engine, { smtpUrl: server.url })
    await server.until(() => server.arrivals.length === 2)
    return (address: string) => {
      const { headers = [], ...mail } = server.arrivals.find(({ recipient }) => recipient === address) ?? {}
      return { ...mail, header: (name: string) => headers.find(({ key }) => key === name)?.value ?? '' }
    }
  }
  const readers = async () =>
    (await engine.owner(`select email from private.newsletter_audience('subscribers')`)).flat()

  test('has both parts, whole links and a way to stop for each reader alone', async () => {
    const mailTo = await receive()
    const { subject, text = '', html = '', header } = mailTo('a@mail.example')
    expect(subject).toBe('Salt on the windows')
    expect(text).toContain('Salt scratches.')
    expect(html).toMatch(/Salt <(b|strong)[^>]*>scratches/)
    for (const part of [text, html])
      for (const path of ['/booking', '/newsletter/archive/7', '/newsletter/unsubscribe?token='])
        expect(part).toContain(`${siteUrl}${path}`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('list-unsubscribe')).not.toBe(mailTo('b@mail.example').header('list-unsubscribe'))
  })

  test('is stopped by the mail program’s button and by the link without a script', async () => {
    const mailTo = await receive()
    const button = mailTo('a@mail.example').header('list-unsubscribe').slice(1, -1)
    const clicked = await press(button, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }))
    expect([clicked.status, await clicked.text()]).toEqual([200, 'Unsubscribed.'])
    expect(await readers()).toEqual(['b@mail.example'])
    const [link = ''] = /https:\S+unsubscribe\S+/.exec(mailTo('b@mail.example').text ?? '') ?? []
    const pressed = await press(link)
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, '/newsletter/unsubscribed'])
    expect(await readers()).toEqual([])
  })
})
