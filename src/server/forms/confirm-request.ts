// The button behind the mail that asks a stranger to confirm a request. It posts the token in the address, and a free time
// where the one asked for is gone. Looking at the page changes nothing: programs that read mail follow its links.
import type { Context, Handler } from 'hono'
import { confirmPagePath, type confirmRequestPages, timeGone } from '#content/confirm-request.ts'
import { Unavailable } from '#server/database/database-error.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerFrom } from '#server/http/stored-answer.ts'
import type { Site } from '#server/pages/site.ts'
import type { RestHandler } from '#server/rest/handler.ts'

type Service = { site: Site; rest: RestHandler; siteUrl: string }
type Refused = { code: string; message: string; details?: string | null }
type FreeTime = { day: string; slot: string }

const ends: Record<string, keyof typeof confirmRequestPages> = {
  booking_not_found: '/booking/unknown-link',
  request_lapsed: '/booking/lapsed',
  booking_closed: '/booking/cancelled',
}

export function confirmRequest(service: Service): Handler<ServerEnv> {
  return async c => {
    const token = c.req.query('token') ?? ''
    const { day, slot } = await c.req.parseBody()
    const answer = await call(c, service, 'confirm_request', {
      token,
      ...(day && { new_date: day, new_time: slot }),
    })
    if (answer.ok) return c.redirect('/booking/held', 303)
    const { details } = (await answer.json()) as Refused
    const end = ends[details ?? '']
    return end ? c.redirect(end, 303) : offerTimes(c, service, token)
  }
}

async function offerTimes(c: Context<ServerEnv>, service: Service, token: string) {
  const answer = await call(c, service, 'free_times_near', { token })
  const times = answer.ok ? ((await answer.json()) as FreeTime[]) : []
  const values = Object.fromEntries(times.map(({ day, slot }, place) => [`time${place}`, `${day} ${slot}`]))
  const notice = { title: timeGone.title, text: timeGone.lead }
  return answerFrom(await service.site.answerForm(confirmPagePath, { values, errors: {}, notice }), c.req.raw)
}

async function call(c: Context<ServerEnv>, { rest, siteUrl }: Service, name: string, args: object) {
  const request = new Request(`${siteUrl}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
  })
  const answer = await rest(request, { caller: { role: 'anon' }, address: c.get('address') })
  if (answer.status < 500) return answer
  const { code, message } = (await answer.json()) as Refused
  throw answer.status === 503 ? new Unavailable(`${code}: ${message}`) : new Error(`${code}: ${message}`)
}
