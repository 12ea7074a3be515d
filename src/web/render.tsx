// A page → HTML, with React's own static prerender. Built to dist/server/render.js, which the server loads.
// Not the form for Node: it opens an AsyncLocalStorage, and from then on each tick of the whole server costs Node more, a
// tenth of what a page costs to send.
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static.edge'
import { business, setFacts } from '#content/business.ts'
import { chatWords } from '#content/chat.ts'
import { shellWords } from '#content/navigation.ts'
import { errorScreen, notFoundScreen } from '#domain/messages.ts'
import { ErrorScreen } from '#web/errors/error-screen.tsx'
import { type AnsweredForm, AnsweredFormContext } from '#web/forms/answered-form.ts'
import { type Page, pagesOf } from '#web/pages.ts'
import { withFacts, withoutBank } from '#web/rendering/carried-facts.ts'
import { Document, type DocumentHead } from '#web/rendering/document.tsx'
import { type LiveData, LiveDataContext, type LiveTopic } from '#web/rendering/live-data.ts'
import { appAssets, moduleFiles, siteAssets, type ViteManifest } from '#web/rendering/page-assets.ts'
import { siteFiles } from '#web/rendering/site-files.ts'
import { shareCardOf } from '#web/rendering/structured-data.ts'
import { PageTitleContext } from '#web/sharing/page-title.ts'
import { SiteUrlContext } from '#web/sharing/site-url.ts'
import { NotFoundPage } from '#web/site/frame/not-found-page.tsx'
import { PrivateFrame, SiteFrame } from '#web/site/frame/site-frame.tsx'

type RenderContext = {
  siteUrl: string
  publishableKey: string
  /** Whether the environment names a mail server; one may also be set in the console. */
  sendsMail: boolean
  /** The services with which one may sign in; none by default. */
  signInWith?: string | undefined
  captcha?: string | undefined
  /** Of the client build; none in development, where the sources themselves are served. */
  manifest: ViteManifest | undefined
  live: LiveData
}

type RenderedPage = { html: string; status: number }

/** All pages for this live data, and which topics each of them shows. */
export function listPages(live: LiveData): { path: string; shows: LiveTopic[] }[] {
  // Our name and the hours at the foot, the owner's texts, and the question about outside analytics.
  const everywhere: LiveTopic[] = ['facts', 'texts', 'hours', 'measurement']
  return pagesOf(live).map(({ path, shows = [], speaksOfMail }) => ({
    path,
    shows: [...everywhere, ...shows, ...(speaksOfMail ? (['mail'] as const) : [])],
  }))
}

/** Sitemap and robots.txt, by path. */
export function renderFiles({ siteUrl, live }: RenderContext): Record<string, string> {
  return siteFiles(pagesOf(live), siteUrl)
}

export async function renderPage(
  path: string,
  context: RenderContext,
  answered?: AnsweredForm,
): Promise<RenderedPage> {
  const page = pagesOf(context.live).find(candidate => candidate.path === path)
  if (!page) return renderNotFound(context)
  const content = (
    <AnsweredFormContext value={answered}>
      <page.component />
    </AnsweredFormContext>
  )
  const sendsMail = page.speaksOfMail ? isMailSent(context) : undefined
  const { isPrivate } = page
  const signInWith = page.speaksOfMail ? context.signInWith : undefined
  const captcha = page.speaksOfMail ? context.captcha : undefined
  const head = headOf(page, context)
  const html = await renderSite(content, { head, path, context, sendsMail, signInWith, captcha, isPrivate })
  return { html, status: 200 }
}

const isMailSent = ({ sendsMail, live }: RenderContext) => sendsMail || live.mail

function headOf(page: Page, { siteUrl, live }: RenderContext): DocumentHead {
  const { path, title, description, listed, facts, isDrawnWhole, sharedAs = path } = page
  const address = new URL(path, siteUrl).href
  const shareCard = new URL(shareCardOf(sharedAs), siteUrl).href
  const toFind = { address, shareCard, isListed: listed, facts: facts?.(siteUrl, live) }
  return { title, description, isDrawnWhole, ...toFind }
}

export async function renderNotFound(context: RenderContext): Promise<RenderedPage> {
  setFacts(context.live.facts)
  const head = { title: `${notFoundScreen.title} | ${business.name}`, description: notFoundScreen.title }
  return { html: await renderSite(<NotFoundPage />, { head, path: '', context }), status: 404 }
}

export async function renderError(context: RenderContext, errorId: string): Promise<RenderedPage> {
  setFacts(context.live.facts)
  const head = { title: `${errorScreen.title} | ${business.name}`, description: errorScreen.text }
  return {
    html: await renderSite(<ErrorScreen errorId={errorId} />, { head, path: '', context }),
    status: 500,
  }
}

function WithoutScript() {
  const { before, home } = shellWords.withoutScript
  return (
    <p className="p-6">
      {before} <a href={home.href}>{home.label}</a>,{' '}
      <a href={`tel:${business.phone.e164}`}>{business.phone.shown}</a>.
    </p>
  )
}

/** The empty document of the signed-in app, which draws itself in the browser. */
export async function renderApp(context: RenderContext): Promise<RenderedPage> {
  setFacts(context.live.facts)
  const head = { title: business.name, description: `The office of ${business.name}.` }
  const html = await toHtml(
    <Document
      publishableKey={context.publishableKey}
      head={head}
      assets={appAssets(context.manifest)}
      look="office"
      sendsMail={isMailSent(context)}
      signInWith={context.signInWith}
      captcha={context.captcha}
    >
      <div id="app" />
      <noscript>
        <WithoutScript />
      </noscript>
    </Document>,
  )
  return { html: withFacts(html, context.live.facts), status: 200 }
}

type SiteDocument = {
  head: DocumentHead
  path: string
  context: RenderContext
  sendsMail?: boolean | undefined
  signInWith?: string | undefined
  captcha?: string | undefined
  isPrivate?: boolean | undefined
}

/** What the first sentence of a chat calls the page; nothing for an address that is none. */
function titleInChats(path: string, { title }: SiteDocument['head']) {
  return path === '/' ? chatWords.home : path && title.replace(` | ${business.name}`, '')
}

async function renderSite(content: ReactNode, site: SiteDocument) {
  const { head, path, context, sendsMail, signInWith, captcha, isPrivate = false } = site
  const { live } = context
  const assets = siteAssets(context.manifest, path)
  const html = await toHtml(
    <Document
      publishableKey={context.publishableKey}
      head={head}
      assets={assets}
      look="site"
      sendsMail={sendsMail}
      signInWith={signInWith}
      captcha={captcha}
    >
      <SiteUrlContext value={context.siteUrl}>
        <PageTitleContext value={titleInChats(path, head)}>
          <LiveDataContext value={live}>
            {isPrivate ? (
              <PrivateFrame>{content}</PrivateFrame>
            ) : (
              <SiteFrame path={path} foot={assets.foot}>
                {content}
              </SiteFrame>
            )}
          </LiveDataContext>
        </PageTitleContext>
      </SiteUrlContext>
    </Document>,
  )
  const carried = withFacts(html, isPrivate ? live.facts : withoutBank(live.facts))
  return preloadIslands(html.includes('data-island') ? carried : html, context.manifest)
}

async function toHtml(document: ReactNode) {
  const { prelude } = await prerender(document)
  return new Response(prelude).text()
}

/**
 * Preloads the chunks of the islands that wake for everybody, so that they load alongside the page: after its styles and
 * letters, which are all that the first drawing needs.
 */
function preloadIslands(html: string, manifest: ViteManifest | undefined) {
  const names = [...html.matchAll(/data-island="([\w-]+)"(?! data-for-some)/g)].map(([, name]) =>
    String(name),
  )
  if (!manifest || names.length === 0) return html
  const sources = ['src/web/islands/hydrate.tsx', ...names.map(name => islandSource(name, manifest))]
  const files = new Set(sources.flatMap(source => [...moduleFiles(manifest, source)]))
  const links = [...files].map(file => `<link rel="modulepreload" fetchpriority="low" href="${file}"/>`)
  return html.replace('</head>', `${links.join('')}</head>`)
}

/** An island is named after its file. */
function islandSource(name: string, manifest: ViteManifest) {
  return Object.keys(manifest).find(source => source.endsWith(`/${name}.tsx`)) ?? ''
}
