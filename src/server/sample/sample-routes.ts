// /sample: how it stands, make it, go in, leave, end it; and what its pages are marked with.
import { type Context, Hono } from 'hono'
import { sampleWords } from '#content/sample-words.ts'
import { isCrossSite } from '#server/http/form-origin.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { passCookie, passIn } from './pass-cookie.ts'
import type { ReadLooker } from './read-looker.ts'
import { apartScript } from './ribbon-script.ts'
import { ribbonStyle } from './ribbon-style.ts'
import type { Looker } from './sample-caller.ts'
import type { SampleDesk } from './sample-desk.ts'

export type SampleParts = { desk: SampleDesk; readLooker: ReadLooker; siteUrl: string; isHttps: boolean }
type Env = { Variables: ServerEnv['Variables'] & { looker: Looker } }

const { refusals } = sampleWords

export function createSampleRoutes({ desk, readLooker, siteUrl, isHttps }: SampleParts) {
  const routes = new Hono<Env>()
  const setPass = (c: Context<Env>, pass?: string) => c.header('set-cookie', passCookie(pass, isHttps))

  routes.get('/ribbon.css', c => c.body(ribbonStyle, 200, { 'content-type': 'text/css; charset=utf-8' }))
  routes.get('/apart.js', c => c.body(apartScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }))

  // The ribbon's button: whoever holds the pass may end it. Where it has ended already, this only leads home.
  routes.post('/end', async c => {
    if (isCrossSite(c.req.raw.headers, siteUrl)) return c.json(refusalOf(refusals.notAdmin), 403)
    if (desk.find(passIn(c.req.header('cookie')))) await desk.end()
    setPass(c)
    return c.redirect('/admin/start', 303)
  })

  routes.post('/leave', c => {
    desk.leave(passIn(c.req.header('cookie')) ?? '')
    setPass(c)
    return c.body(null, 204)
  })

  routes.use(async (c, next) => {
    const looker = await readLooker(c.req.header('authorization') ?? '')
    if (!looker) return c.json(refusalOf(refusals.notAdmin), 403)
    c.set('looker', looker)
    await next()
  })

  routes.get('/', c => c.json(desk.state()))
  routes.post('/', async c => c.json(await desk.start(c.get('looker')), 202))
  routes.delete('/', async c => {
    await desk.end()
    return c.json(desk.state())
  })

  routes.post('/enter', c => {
    const pass = desk.enter(c.get('looker'))
    if (!pass) return c.json(refusalOf(refusals.notReady), 409)
    setPass(c, pass)
    return c.body(null, 204)
  })

  return routes
}

const refusalOf = (message: string) => ({ code: 'sample', message, details: null, hint: null })
