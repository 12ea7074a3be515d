// What a browser can fetch besides data: rendered pages, the signed-in app's document, assets and pictures.
import type { StoredAnswer } from '#server/http/stored-answer.ts'

export interface Site {
  // A page, asset or picture by its path; undefined where there is none.
  find(path: string): Promise<StoredAnswer | undefined> | StoredAnswer | undefined
  notFound(): Promise<StoredAnswer> | StoredAnswer
  failed(errorId: string): Promise<StoredAnswer>
}

// Built from src/web/render.tsx.
export type RenderContext = { siteUrl: string; publishableKey: string; manifest: unknown }
export type Rendered = { html: string; status: number }
export type RenderModule = {
  pagePaths: readonly string[]
  renderPage(path: string, context: RenderContext): Promise<Rendered>
  // Texts for crawlers, by path.
  renderFiles(context: RenderContext): Record<string, string>
  renderNotFound(context: RenderContext): Promise<Rendered>
  renderApp(context: RenderContext): Promise<Rendered>
  renderError(context: RenderContext, errorId: string): Promise<Rendered>
}

const appRoutes = /^\/(auth|dashboard|crm|admin)(\/|$)/
export const isAppRoute = (path: string) => appRoutes.test(path)
