// The site while it is being written: rendered by Vite on each request, with hot reload on the same port.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { contentTypeOf } from './content-types.ts'
import {
  isAppRoute,
  type LiveData,
  type RenderContext,
  type Rendered,
  type RenderModule,
  type Site,
} from './site.ts'

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void
const serverRoutes = /^\/(rest|auth\/v1|storage|visits|healthz|readyz)(\/|$|\?)/

type DevOptions = {
  server: Server
  siteUrl: string
  publishableKey: string
  sendsMail: boolean
  signInWith?: string | undefined
  captcha?: string | undefined
  readLive: () => Promise<LiveData>
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export async function openDevSite(options: DevOptions) {
  const { createServer } = await import('vite')
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: options.server } },
    appType: 'custom',
  })
  const { siteUrl, publishableKey, sendsMail, signInWith, captcha, readLive } = options
  const readContext = async (): Promise<RenderContext> => ({
    siteUrl,
    publishableKey,
    sendsMail,
    signInWith,
    captcha,
    manifest: undefined,
    live: await readLive(),
  })

  const loadRender = () => vite.ssrLoadModule('/src/web/render.tsx') as Promise<RenderModule>
  const store = async (path: string, { html, status }: Rendered) =>
    storeAnswer({
      body: await vite.transformIndexHtml(path, html),
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
      status,
      quality: 1,
    })

  const site: Site = {
    async find(path) {
      const [render, context] = await Promise.all([loadRender(), readContext()])
      if (render.listPages(context.live).some(page => page.path === path))
        return store(path, await render.renderPage(path, context))
      const text = render.renderFiles(context)[path]
      if (text) return storeAnswer({ body: text, type: contentTypeOf(path), cache: 'no-store' })
      return isAppRoute(path) ? store(path, await render.renderApp(context)) : undefined
    },
    answerForm: async (path, answered) =>
      store(path, await (await loadRender()).renderPage(path, await readContext(), answered)),
    notFound: async () => store('/404', await (await loadRender()).renderNotFound(await readContext())),
    failed: async errorId =>
      store('/error', await (await loadRender()).renderError(await readContext(), errorId)),
  }
  const withVite =
    (next: NodeHandler): NodeHandler =>
    (request, response) =>
      serverRoutes.test(request.url ?? '')
        ? next(request, response)
        : vite.middlewares(request, response, () => next(request, response))
  return { site, withVite, close: () => vite.close() }
}
