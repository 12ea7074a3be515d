// A plain form while something of ours fails: its page comes back with all that was typed, and the log knows why.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { DatabaseError, Unavailable } from '#server/database/database-error.ts'
import { takeForm } from '#server/forms/take-form.ts'
import { createFailureHandler } from '#server/http/failure.ts'
import { requestLog, type ServerEnv } from '#server/http/request-log.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createLog } from '#server/log.ts'
import { createNewsletterRoutes } from '#server/newsletter/routes.ts'
import type { Site } from '#server/pages/site.ts'
import { createRest } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'

const siteUrl = 'https://coastalclean.example'
const page = (drawn: unknown, status: number) =>
  storeAnswer({ body: JSON.stringify(drawn), type: 'text/html', cache: 'no-store', status })
// Stands in for the rendered pages.
const site: Site = {
  find: () => undefined,
  answerForm: (path, answered) => page({ path, ...answered }, 422),
  notFound: () => page('not found', 404),
  failed: errorId => page({ errorId }, 500),
}

const away = new Unavailable('The database is away.')
const broken = new DatabaseError({ code: '42P01', message: 'There is no such table.' })

const tryAgain = { title: 'Submission failed', text: 'Please try again in a moment' }
const contactFailed = { title: 'Error', text: 'Failed to send message. Please try again.' }
const person = { name: 'Anna Botha', email: 'anna@mail.example' }
const forms = {
  '/contact': [{ ...person, phone: '', message: 'What does a clean cost?' }, contactFailed],
  '/reviews': [{ ...person, review_text: 'Windows like air.', rating: '5' }, tryAgain],
  '/reviews/new': [{ ...person, review_text: 'Windows like air.', rating: '5' }, tryAgain],
  '/loyalty/register': [
    {
      first_name: 'Anna',
      last_name: 'Botha',
      email: person.email,
      phone: '0821234567',
      terms_accepted: 'on',
    },
    tryAgain,
  ],
  '/referral': [
    {
      ...{ referrer_name: 'Anna Botha', referrer_phone: '0821234567' },
      ...{ friend_name: 'Ben Cele', friend_phone: '0831234567', message: '' },
    },
    tryAgain,
  ],
  '/newsletter': [{ email: person.email }, tryAgain],
} as const
type FormPath = keyof typeof forms
const paths = Object.keys(forms) as FormPath[]

function openApp(database: Database) {
  const lines: string[] = []
  const log = createLog('warn', line => lines.push(line))
  const parts = { site, rest: createRest({ database, rateLimitScale: 1000 }), siteUrl }
  const app = new Hono<ServerEnv>().use(requestLog(log, () => '192.0.2.1'))
  for (const path of paths) if (path !== '/newsletter') app.post(path, takeForm(path, parts))
  app.route('/newsletter', createNewsletterRoutes({ database, siteUrl, rateLimitScale: 1000 }, site))
  app.onError(createFailureHandler({ log, site }))
  const post = (path: string, body?: URLSearchParams, headers = { accept: 'text/html,*/*' }) =>
    app.request(siteUrl + path, { method: 'POST', headers, ...(body && { body }) })
  const logged = () => lines.map(line => JSON.parse(line))
  return { post, send: (path: FormPath) => post(path, new URLSearchParams(forms[path][0])), logged }
}

const failingAt = (database: Database, part: string, error: Error): Database => ({
  engine: database.engine,
  close: () => database.close(),
  tx: async (caller, statements, options) => {
    if (statements.some(({ text }) => text.includes(part))) throw error
    return database.tx(caller, statements, options)
  },
})

describeEachEngine('a form that could not be taken', engine => {
  test.each(paths)('%s: the database is away, and nothing typed is lost', async path => {
    const [values, notice] = forms[path]
    const { send, logged } = openApp(failingAt(engine.database, '', away))
    const answer = await send(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await answer.json()).toEqual({ path, values, errors: {}, notice })
    const requestId = answer.headers.get('x-request-id')
    expect(logged()).toMatchObject([{ level: 'warn', requestId, error: { message: away.message } }])
  })

  test.each(paths)('%s: the limits cannot be counted, and nothing typed is lost', async path => {
    const [values, notice] = forms[path]
    const { send, logged } = openApp(failingAt(engine.database, 'hit_rate_limit', broken))
    const answer = await send(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
    expect(await answer.json()).toEqual({ path, values, errors: {}, notice })
    const requestId = answer.headers.get('x-request-id')
    expect(logged()).toMatchObject([{ level: 'error', requestId, error: { message: broken.message } }])
  })

  test.each([
    ['58000', 500, 'error'],
    ['55P03', 503, 'warn'],
  ])('a row that fails with %s is our fault, and comes back too', async (code, status, level) => {
    const failure = new DatabaseError({ code, message: 'Not now.' })
    const { send, logged } = openApp(failingAt(engine.database, 'contact_messages', failure))
    const answer = await send('/contact')
    expect([answer.status, await answer.json()]).toEqual([
      status,
      { path: '/contact', values: forms['/contact'][0], errors: {}, notice: contactFailed },
    ])
    expect(logged()).toMatchObject([{ level, error: { message: `${code}: Not now.` } }])
  })

  test('people get a page where the database is away, programs JSON', async () => {
    const { post } = openApp(failingAt(engine.database, '', away))
    const stop = `/newsletter/unsubscribe?token=${crypto.randomUUID()}`
    const forPeople = await post(stop)
    expect([forPeople.status, forPeople.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await forPeople.json()).toEqual({ errorId: forPeople.headers.get('x-request-id') })
    const forPrograms = await post(stop, undefined, { accept: '*/*' })
    expect(forPrograms.status).toBe(503)
    expect(await forPrograms.json()).toMatchObject({ code: 'unavailable' })
  })
})
