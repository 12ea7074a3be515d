// Everything a browser can fetch besides data: rendered pages, the signed-in app's document, assets and pictures.
import type { StoredAnswer } from '#server/http/stored-answer.ts'

export interface Site {
  // A page, asset or picture by its path; undefined where there is none.
  find(path: string): Promise<StoredAnswer | undefined> | StoredAnswer | undefined
  // The page with what was found wrong in its form, for the one who sent it.
  answerForm(path: string, answered: AnsweredForm): Promise<StoredAnswer>
  notFound(): Promise<StoredAnswer> | StoredAnswer
  failed(errorId: string): Promise<StoredAnswer>
}

/** By topic: what the pages show of the database. */
export type LiveData = Record<string, unknown>

export type AnsweredForm = {
  values: Record<string, string>
  errors: Record<string, string>
  notice?: { title: string; text: string } | undefined
}

// Built from src/web/render.tsx.
export type RenderContext = {
  siteUrl: string
  publishableKey: string
  sendsMail: boolean
  signInWith?: string | undefined
  captcha?: string | undefined
  manifest: unknown
  live: LiveData
}
export type Rendered = { html: string; status: number }
export type RenderModule = {
  // All pages there are while the live data is this, and what each shows of it.
  listPages(live: LiveData): { path: string; shows: readonly string[] }[]
  renderPage(path: string, context: RenderContext, answered?: AnsweredForm): Promise<Rendered>
  // Texts for crawlers, by path.
  renderFiles(context: RenderContext): Record<string, string>
  renderNotFound(context: RenderContext): Promise<Rendered>
  renderApp(context: RenderContext): Promise<Rendered>
  renderError(context: RenderContext, errorId: string): Promise<Rendered>
}

const appRoutes = /^\/(auth|dashboard|crm|admin)(\/|$)/
export const isAppRoute = (path: string) => appRoutes.test(path)
