// Visits as they are counted: pages served and links tapped, gathered, written, and read by staff.
import { Hono } from 'hono'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addDays, todayAt } from '#domain/calendar.ts'
import { countBeacon, countViews } from '#server/analytics/routes.ts'
import { createVisitCounter } from '#server/analytics/visit-counter.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createLog } from '#server/log.ts'
import { servePage } from '#server/pages/serve-page.ts'
import type { Site } from '#server/pages/site.ts'
import { createRest } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf, signedIn } from '#tests/wire/rest/rest-client.ts'

const today = todayAt(new Date())
const phone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36'
const page = await storeAnswer({ body: '<p>', type: 'text/html; charset=utf-8', cache: 'no-cache' })
const script = await storeAnswer({ body: '1', type: 'text/javascript', cache: 'no-cache' })
const missing = { ...page, status: 404 }
const stored: Record<string, typeof page> = { '/': page, '/about': page, '/crm': page, '/loader.js': script }
const site: Site = {
  find: path => stored[path],
  answerForm: async () => page,
  notFound: () => missing,
  failed: async () => missing,
}

describeEachEngine('visits', engine => {
  beforeAll(() => welcomeEveryone(engine))
  beforeEach(async () => {
    await engine.owner(
      emptied(
        'private.page_views, private.visit_events, private.daily_visitors, private.visitor_marks, private.visit_salts',
      ),
    )
  })

  const openCounter = (now?: () => Date) =>
    createVisitCounter({ database: engine.database, log: createLog('error'), now })

  function openSite(visits: ReturnType<typeof openCounter>, address = '192.0.2.1') {
    const app = new Hono<ServerEnv>()
    app.use(async (c, next) => {
      c.set('address', address)
      await next()
    })
    app.post('/visits', countBeacon({ visits, site }))
    return app.get('*', countViews(visits), servePage(site))
  }
  const browser = (headers: Record<string, string> = {}) => ({
    headers: { 'user-agent': phone, 'sec-fetch-dest': 'document', ...headers },
  })

  /** Asks for pages as a browser with these headers does, and says what was counted. */
  async function visit(paths: string[], headers: Record<string, string> = {}) {
    const visits = openCounter()
    const app = openSite(visits)
    for (const path of paths) await app.request(path, browser(headers))
    await visits.stop()
    return views()
  }
  async function tap(targets: string[], headers: Record<string, string> = {}) {
    const visits = openCounter()
    const app = openSite(visits)
    for (const body of targets)
      await app.request('/visits', {
        method: 'POST',
        body,
        ...browser({ 'sec-fetch-dest': 'empty', ...headers }),
      })
    await visits.stop()
    const rows = await engine.owner('select name, hits from private.visit_events order by name')
    return Object.fromEntries(rows)
  }
  const views = async () =>
    Object.fromEntries(await engine.owner('select path, sum(views) from private.page_views group by path'))
  const visitors = async () =>
    Object.fromEntries(await engine.owner('select day, visitors from private.daily_visitors'))

  test('a page counts when it is shown, whole or unchanged', async () => {
    expect(await visit(['/', '/about', '/about'])).toEqual({ '/': '1', '/about': '2' })
    expect(await visit(['/about'], { 'if-none-match': page.headers.etag ?? '' })).toMatchObject({
      '/about': '3',
    })
    expect(await visitors()).toEqual({ [today]: '1' })
  })

  test('files, the office and pages that do not exist count nothing', async () => {
    expect(await visit(['/loader.js', '/crm', '/nowhere'])).toEqual({})
  })

  test.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a browser without a screen', { 'user-agent': phone.replace('Chrome/', 'HeadlessChrome/') }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody', { 'user-agent': '' }],
    ['whoever fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['whoever fetches ahead, in old words', { purpose: 'prefetch' }],
    ['a script of a page', { 'sec-fetch-dest': 'empty' }],
    ['whoever says Do Not Track', { dnt: '1' }],
    ['whoever says Global Privacy Control', { 'sec-gpc': '1' }],
    ['our own staff', { cookie: 'other=2; uncounted=1' }],
  ])('%s is not counted', async (_, headers) => {
    expect(await visit(['/'], headers)).toEqual({})
    expect(await visitors()).toEqual({})
  })

  test('a phone by the name of Cubot is a phone', async () => {
    expect(await visit(['/'], { 'user-agent': phone.replace('Pixel 7', 'CUBOT NOTE 20') })).toEqual({
      '/': '1',
    })
  })

  test('taps count as what they lead to', async () => {
    const taps = [
      'tel:+27440000000',
      '/booking',
      'https://wa.me/?text=x',
      'menu',
      '/about',
      'javascript:1',
      '',
    ]
    expect(await tap(taps)).toEqual({
      phone_call: '1',
      booking_click: '1',
      whatsapp_share: '1',
      menu_toggle: '1',
      navigation: '1',
    })
  })

  test('a page that the browser had at hand tells of itself, and none that we do not have', async () => {
    expect(await tap(['view /about', 'view /nowhere', 'view /crm', 'view /loader.js'])).toEqual({})
    expect(await views()).toEqual({ '/about': '1' })
  })

  test('taps of staff, programs and other sites are dropped', async () => {
    expect(await tap(['/booking'], { cookie: 'uncounted=1' })).toEqual({})
    expect(await tap(['/booking'], { 'user-agent': 'curl/8.5.0' })).toEqual({})
    expect(await tap(['/booking'], { 'sec-fetch-site': 'cross-site' })).toEqual({})
  })

  test('a flood from one address is cut, the neighbours still count', async () => {
    const visits = openCounter()
    const flood = openSite(visits, '2001:db8:1:2:3::4')
    for (let hit = 0; hit < 100; hit++) await flood.request('/about', browser())
    await openSite(visits, '2001:db8:1:2:5::6').request('/about', browser())
    await openSite(visits, '2001:db8:1:3::1').request('/', browser())
    await visits.stop()
    expect(await views()).toEqual({ '/about': '60', '/': '1' })
    expect(await visitors()).toEqual({ [today]: '2' })
  })

  test('two servers on one database add up and know the same visitor', async () => {
    const counters = [openCounter(), openCounter()]
    for (const visits of counters) await openSite(visits).request('/', browser())
    await openSite(counters[0] ?? openCounter(), '198.51.100.7').request('/', browser())
    await Promise.all(counters.map(visits => visits.stop()))
    expect([await views(), await visitors()]).toEqual([{ '/': '3' }, { [today]: '2' }])
  })

  test('the mark of a visitor changes with the day, and holds no address', async () => {
    let now = new Date()
    const visits = openCounter(() => now)
    const app = openSite(visits)
    await app.request('/', browser())
    await visits.flush()
    now = new Date(now.getTime() + 24 * 3_600_000)
    await app.request('/', browser())
    await visits.stop()
    const marks = (await engine.owner('select mark from private.visitor_marks')).flat()
    expect(new Set(marks).size).toBe(2)
    expect(marks.join()).not.toContain('192')
    expect(await visitors()).toEqual({ [today]: '1', [addDays(today, 1)]: '1' })
  })

  test('marks and salts of days that are over are thrown away, without a visit; counts stay', async () => {
    const gone = addDays(today, -1)
    await engine.owner(`insert into private.visitor_marks values ('${addDays(gone, -1)}', 'old');
      insert into private.visit_salts values ('${addDays(gone, -1)}', 'old');
      insert into private.daily_visitors values ('${addDays(gone, -1)}', 7)`)
    await openCounter().stop()
    expect(
      await engine.owner('select 1 from private.visitor_marks union all select 1 from private.visit_salts'),
    ).toEqual([])
    expect(await visitors()).toEqual({ [addDays(gone, -1)]: '7' })
  })

  test('nobody becomes a visitor of a day that is over: its salt is gone', async () => {
    const visits = openCounter(() => new Date(Date.now() - 3 * 24 * 3_600_000))
    await openSite(visits).request('/', browser())
    await visits.stop()
    expect([await views(), await visitors()]).toEqual([{ '/': '1' }, {}])
  })

  test('what cannot be written now is written later', async () => {
    let isAway = true
    const database = {
      ...engine.database,
      tx: (...call: Parameters<typeof engine.database.tx>) =>
        isAway ? Promise.reject(new Error('away')) : engine.database.tx(...call),
    }
    const visits = createVisitCounter({ database, log: createLog('error') })
    await openSite(visits).request('/', browser())
    await visits.flush()
    isAway = false
    await openSite(visits).request('/', browser())
    await visits.stop()
    expect([await views(), await visitors()]).toEqual([{ '/': '2' }, { [today]: '1' }])
  })

  const figures = (person?: 'client' | 'staff' | 'admin') => {
    const rest = createRest({ database: engine.database, rateLimitScale: 1000 })
    const caller = person ? signedIn(userIds[person]) : undefined
    return clientOf(rest, { caller }).rpc('visit_figures', { first_day: addDays(today, -1), last_day: today })
  }

  test('staff and admins read the figures', async () => {
    await visit(['/', '/about', '/about'])
    await tap(['tel:+27440000000'])
    for (const person of ['staff', 'admin'] as const)
      expect((await figures(person)).data).toEqual({
        days: [
          { day: addDays(today, -1), views: 0, visitors: 0 },
          { day: today, views: 3, visitors: 1 },
        ],
        pages: [
          { path: '/about', views: 2 },
          { path: '/', views: 1 },
        ],
        events: { phone_call: 1 },
      })
  })

  test('a client and a visitor are refused them', async () => {
    expect((await figures('client')).error?.code).toBe('42501')
    expect((await figures()).error?.code).toBe('42501')
  })

  test('a form counts once it is stored: not when refused, not when a program sent it, not from staff', async () => {
    const sent: string[] = []
    const rest = createRest({
      database: engine.database,
      rateLimitScale: 1000,
      onSubmitted: table => sent.push(table),
    })
    const booking = {
      guest_name: 'Ann Guest',
      guest_email: 'ann@guest.example',
      guest_phone: '082 123 4567',
      service_type: 'window',
      service_date: '2031-03-03',
      service_time: '08:00-10:00',
      address: '1 Marsh Street, Mossel Bay',
    }
    const send = (row: object) => clientOf(rest).from('bookings').insert(row)
    await send({ ...booking, address: '' })
    await send({ ...booking, website: 'https://spam.example' })
    expect(sent).toEqual([])
    expect((await send(booking)).status).toBe(201)
    const staff = clientOf(rest, { caller: signedIn(userIds.staff) })
    const next = { ...booking, service_time: '10:00-12:00', guest_phone: '+27821234567' }
    expect((await staff.from('bookings').insert(next)).status).toBe(201)
    expect(sent).toEqual(['bookings'])
  })
})
