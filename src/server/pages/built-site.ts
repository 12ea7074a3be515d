// The built site in memory: every page rendered once at start, every file of the build with its compressed forms.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type StoredAnswer, storeAnswer } from '#server/http/stored-answer.ts'
import { contentTypeOf } from './content-types.ts'
import { isAppRoute, type Rendered, type RenderModule, type Site } from './site.ts'

const noCache = 'public, no-cache'
const forEver = 'public, max-age=31536000, immutable'

export async function openBuiltSite(options: {
  distDir: string
  siteUrl: string
  publishableKey: string
}): Promise<Site> {
  const clientDir = path.resolve(options.distDir, 'client')
  const render: RenderModule = await import(
    pathToFileURL(path.resolve(options.distDir, 'server/render.js')).href
  )
  const manifest = JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  const context = { siteUrl: options.siteUrl, publishableKey: options.publishableKey, manifest }

  const files = await storeFiles(clientDir)
  for (const [name, body] of Object.entries(render.renderFiles(context)))
    files.set(name, await storeAnswer({ body, type: contentTypeOf(name), cache: noCache }))
  const pages = new Map(
    await Promise.all(
      render.pagePaths.map(
        async page => [page, await storePage(await render.renderPage(page, context))] as const,
      ),
    ),
  )
  const notFound = await storePage(await render.renderNotFound(context))
  const app = await storePage(await render.renderApp(context))
  return {
    find: wanted => pages.get(wanted) ?? files.get(wanted) ?? (isAppRoute(wanted) ? app : undefined),
    notFound: () => notFound,
    failed: async errorId => storePage(await render.renderError(context, errorId)),
  }
}

const storePage = ({ html, status }: Rendered) =>
  storeAnswer({ body: html, type: 'text/html; charset=utf-8', cache: noCache, status })

async function storeFiles(dir: string): Promise<Map<string, StoredAnswer>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const shown = files.filter(file => !path.relative(dir, file).startsWith('.') && !file.endsWith('.br'))
  return new Map(
    await Promise.all(shown.map(async file => [urlOf(dir, file), await storeFile(file)] as const)),
  )
}

const urlOf = (dir: string, file: string) => `/${path.relative(dir, file).split(path.sep).join('/')}`

async function storeFile(file: string) {
  // Names in these folders carry a hash of what they hold.
  const isHashed = /[\\/](assets|pictures)[\\/]/.test(file)
  return storeAnswer({
    body: await readFile(file),
    brotli: existsSync(`${file}.br`) ? await readFile(`${file}.br`) : undefined,
    type: contentTypeOf(file),
    cache: isHashed ? forEver : noCache,
  })
}
