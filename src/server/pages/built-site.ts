// The built site in memory: every page as it was last rendered, every file of the build with its compressed forms.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { originsOf } from '#server/auth/captcha-settings.ts'
import { policyWith } from '#server/http/security-headers.ts'
import { type StoredAnswer, storeAnswer } from '#server/http/stored-answer.ts'
import { contentTypeOf } from './content-types.ts'
import { type Mark, markedRender } from './marked-render.ts'
import {
  isAppRoute,
  type LiveData,
  type RenderContext,
  type Rendered,
  type RenderModule,
  type Site,
} from './site.ts'

const noCache = 'public, no-cache'
const forEver = 'public, max-age=31536000, immutable'

export type BuiltSite = Site & {
  // Renders the pages that show one of these topics again. If that fails, they stay as they were.
  update(live: LiveData, topics: readonly string[]): Promise<void>
}

export async function openBuiltSite(options: {
  distDir: string
  siteUrl: string
  publishableKey: string
  sendsMail: boolean
  signInWith?: string | undefined
  captcha?: string | undefined
  live: LiveData
  // With one, the files are for another server to send.
  mark?: Mark
}): Promise<BuiltSite> {
  const { siteUrl, publishableKey, sendsMail, signInWith, captcha, live } = options
  const clientDir = path.resolve(options.distDir, 'client')
  const built: RenderModule = await import(
    pathToFileURL(path.resolve(options.distDir, 'server/render.js')).href
  )
  const render = options.mark ? markedRender(built, options.mark) : built
  const manifest = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  let context: RenderContext = { siteUrl, publishableKey, sendsMail, signInWith, captcha, manifest, live }
  const files: Pages = options.mark ? new Map() : await storeFiles(clientDir)
  let texts = await storeTexts(render, context)
  let pages = await storePages(render, context)
  let notFound = await storePage(await render.renderNotFound(context))
  let app = await storePage(await render.renderApp(context), headersFor({ ...context, live: {} }))

  return {
    find: wanted =>
      pages.get(wanted) ?? texts.get(wanted) ?? files.get(wanted) ?? (isAppRoute(wanted) ? app : undefined),
    notFound: () => notFound,
    failed: async errorId => storePage(await render.renderError(context, errorId)),
    answerForm: async (wanted, answered) => storeForOne(await render.renderPage(wanted, context, answered)),
    async update(newLive, topics) {
      const next = { ...context, live: newLive }
      const newPages = await storePages(render, next, { pages, topics })
      texts = await storeTexts(render, next)
      notFound = await storePage(await render.renderNotFound(next))
      app = await storePage(await render.renderApp(next), headersFor({ ...next, live: {} }))
      pages = newPages
      context = next
    },
  }
}

type Pages = Map<string, StoredAnswer>

// One after the other: at a change the server also has visitors to serve.
async function storePages(
  render: RenderModule,
  context: RenderContext,
  known?: { pages: Pages; topics: readonly string[] },
): Promise<Pages> {
  const stored: Pages = new Map()
  for (const { path: page, shows } of render.listPages(context.live)) {
    const before = shows.some(topic => known?.topics.includes(topic)) ? undefined : known?.pages.get(page)
    const make = async () => storePage(await render.renderPage(page, context), headersFor(context))
    stored.set(page, before ?? (await make()))
  }
  return stored
}

async function storeTexts(render: RenderModule, context: RenderContext): Promise<Pages> {
  const texts = Object.entries(render.renderFiles(context))
  const store = async ([name, body]: [string, string]) =>
    [name, await storeAnswer({ body, type: contentTypeOf(name), cache: noCache })] as const
  return new Map(await Promise.all(texts.map(store)))
}

const htmlType = 'text/html; charset=utf-8'

const storeForOne = ({ html }: Rendered) =>
  storeAnswer({ body: html, type: htmlType, cache: 'no-store', status: 422, quality: 1 })

// A twelfth smaller than at 9, for a ninth more of the processor's time. At 11 it takes three times as long.
const pageQuality = 10

const storePage = ({ html, status }: Rendered, headers: Record<string, string> = {}) =>
  storeAnswer({ body: html, type: htmlType, cache: noCache, status, headers, quality: pageQuality })

type Outside = { live: { measurement?: LiveData['measurement'] }; captcha?: string | undefined }

function headersFor({ live, captcha }: Outside) {
  if (!live.measurement && !captcha) return
  const captchaOrigins = captcha ? originsOf(JSON.parse(captcha)) : []
  return { 'content-security-policy': policyWith({ analytics: Boolean(live.measurement), captchaOrigins }) }
}

// The build's own compressed forms stand beside a file.
const packed = /\.(br|gz)$/

async function storeFiles(dir: string): Promise<Map<string, StoredAnswer>> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const shown = files.filter(file => !path.relative(dir, file).startsWith('.') && !packed.test(file))
  return new Map(
    await Promise.all(shown.map(async file => [urlOf(dir, file), await storeFile(file)] as const)),
  )
}

const urlOf = (dir: string, file: string) => `/${path.relative(dir, file).split(path.sep).join('/')}`

// Read one after the other, since nobody is served yet: hundreds of files at once take this process twice the time.
async function storeFile(file: string) {
  // Names in these folders carry a hash of what they hold.
  const isHashed = /[\\/](assets|pictures)[\\/]/.test(file)
  return storeAnswer({
    body: readFileSync(file),
    brotli: readIfThere(`${file}.br`),
    zipped: readIfThere(`${file}.gz`),
    type: contentTypeOf(file),
    cache: isHashed ? forEver : noCache,
  })
}

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined)
