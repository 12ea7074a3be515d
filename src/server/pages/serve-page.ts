import type { Handler } from 'hono'
import type { ServerEnv } from '#server/http/request-log.ts'
import { answerFrom } from '#server/http/stored-answer.ts'
import { isAppRoute, type Site } from './site.ts'

export function servePage(site: Site): Handler<ServerEnv> {
  return async context => {
    const { path, raw } = context.req
    if (path.length > 1 && path.endsWith('/'))
      return context.redirect(oneSlash(path) + new URL(raw.url).search, 308)
    const answer = answerFrom((await site.find(path)) ?? (await site.notFound()), raw)
    if (isAppRoute(path)) answer.headers.set('x-robots-tag', 'noindex')
    return answer
  }
}

// Never '//evil.example': a path that starts with two slashes would be read as another site.
const oneSlash = (path: string) => `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}`
