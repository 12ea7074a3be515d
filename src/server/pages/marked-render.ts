// Pages with something added to each, whatever page it is.
import type { Rendered, RenderModule } from './site.ts'

export type Mark = (html: string) => string

export function markedRender(render: RenderModule, mark: Mark): RenderModule {
  const marked = async (page: Promise<Rendered>) => {
    const { html, status } = await page
    return { html: mark(html), status }
  }
  return {
    listPages: render.listPages,
    renderFiles: render.renderFiles,
    renderPage: (...asked) => marked(render.renderPage(...asked)),
    renderNotFound: context => marked(render.renderNotFound(context)),
    renderApp: context => marked(render.renderApp(context)),
    renderError: (...asked) => marked(render.renderError(...asked)),
  }
}
