// A newsletter of real servers: two at once, killed in the middle, none twice. 5,000 letters in npm run test:long.
import { once } from 'node:events'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { withPostgresOwner } from '#server/database/postgres.ts'
import { limit } from '#tests/limits.ts'
import { startMailServer } from '#tests/mail/mail-server.ts'
import { clonePostgres } from '#tests/postgres-clone.ts'
import { startServerProcess } from '#tests/server-process.ts'

const { postgresUrl } = inject('templates').house
const count = process.env.EVERYTHING ? 5000 : 120
const patience = { timeout: limit(process.env.EVERYTHING ? 1_200_000 : 240_000) }
const soon = { timeout: patience.timeout, interval: 50 }
// What one server has under way at a time.
const underWay = 12

const letterInSql = `
  insert into public.newsletter_subscriptions (email, consent_text)
  select 'reader' || place || '@mail.example', 'Yes' from generate_series(1, ${count}) as place;
  update public.newsletter_subscriptions set status = 'confirmed', confirmed_at = now();
  update public.events set mailed_at = now();
  insert into public.newsletters (id, number, subject, body, status, sent_at)
    values ('ce000000-0000-4000-8000-000000000009', 1, 'Spring', 'Hello', 'sending', now());
  insert into private.newsletter_recipients (newsletter_id, email)
    select 'ce000000-0000-4000-8000-000000000009', email from public.newsletter_subscriptions`

describe.runIf(postgresUrl)('a newsletter of servers on one PostgreSQL', () => {
  test('reaches each once, though its servers are killed in the middle', patience, async () => {
    const { databaseUrl, drop } = await clonePostgres(postgresUrl ?? '')
    onTestFinished(drop)
    const ask = (sql: string) => withPostgresOwner(databaseUrl, owner => owner.run(sql))
    await ask(letterInSql)
    const post = await startMailServer()
    onTestFinished(post.stop)
    const start = async () => {
      const settings = { DATABASE_URL: databaseUrl, SMTP_URL: post.url, NEWSLETTER_PER_MINUTE: '100000' }
      const server = await startServerProcess(settings, { like: 'without pages' })
      onTestFinished(() => server.stop('SIGKILL'))
      return server
    }
    const killAll = async (servers: Awaited<ReturnType<typeof start>>[]) => {
      const ended = servers.map(({ process }) => once(process, 'exit'))
      for (const { process } of servers) process.kill('SIGKILL')
      await Promise.all(ended)
      // Nobody holds them any more: the lease need not be waited for.
      await ask(
        `update public.mail_outbox set next_attempt_at = now() where status = 'waiting' and attempts > 0`,
      )
    }
    const pair = await Promise.all([start(), start()])
    await post.until(() => post.arrivals.length >= count / 4)
    await killAll(pair)
    // Once more in the long run: that is the same again.
    if (process.env.EVERYTHING) {
      const third = await start()
      await post.until(() => post.arrivals.length >= count / 2)
      await killAll([third])
    }
    await start()
    await expect.poll(() => ask('select status from public.newsletters'), soon).toEqual([['sent']])

    const reached = post.arrivals.map(({ recipient }) => recipient)
    expect(reached.length).toBe(new Set(reached).size)
    const [[sent, failed] = []] = await ask(`select count(*) filter (where state = 'sent'),
      count(*) filter (where state = 'failed') from private.newsletter_recipients`)
    expect(Number(sent) + Number(failed)).toBe(count)
    expect(Number(failed)).toBeLessThanOrEqual(3 * underWay)
    expect(reached.length).toBeGreaterThanOrEqual(Number(sent))
  })
})
