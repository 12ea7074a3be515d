// Playwright's page, as far as our walks use it: the signed-in app, drawn without a browser from the modules themselves.
import { createRequire } from 'node:module'
import { runInThisContext } from 'node:vm'
import type { Root } from 'react-dom/client'
import { vi } from 'vitest'
import { DrawnLocator, patienceMs, pause } from './locator.ts'
import { pressKey } from './press.ts'
import { nodeFetch, screen, stopListening } from './window.ts'

type Popup = { url(): string; close(): Promise<void> }
type Route = { matches(url: string): boolean; pattern: unknown; handle: Handler; times: number }
type Handler = (route: DrawnRoute) => unknown
type Answer = { status?: number; json?: unknown; body?: string; contentType?: string; response?: Response }

const roots: Root[] = []
const client = createRequire(import.meta.url)('react-dom/client') as typeof import('react-dom/client')
const { createRoot } = client
client.createRoot = (...given) => {
  const root = createRoot(...given)
  roots.push(root)
  return root
}

let routes: Route[] = []
let isOffline = false
let base = ''
const popups: ((opened: Popup) => void)[] = []

Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: askServer })
Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
document.addEventListener('click', openElsewhere)
// What the office keeps for a day without signal is kept nowhere here, as in a private window.
const keepsNothing = { open: failing, deleteDatabase: failing }
Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: keepsNothing })

function failing() {
  const request = {
    error: new Error('Nothing is kept here.'),
    onerror: (_: unknown) => {},
    addEventListener() {},
  }
  setTimeout(() => request.onerror?.({ target: request }))
  return request
}

class DrawnRoute {
  readonly asked: Request
  readonly others: Route[]
  readonly settle: (answer: Promise<Response>) => void
  constructor(asked: Request, others: Route[], settle: DrawnRoute['settle']) {
    this.asked = asked
    this.others = others
    this.settle = settle
  }
  request = () => ({
    url: () => this.asked.url,
    method: () => this.asked.method,
    postDataJSON: () => undefined,
  })
  async abort() {
    this.settle(Promise.reject(new TypeError('Failed to fetch')))
  }
  async fulfill({ status = 200, json, body = '', contentType, response }: Answer) {
    const headers = {
      'content-type': contentType ?? (json === undefined ? 'text/plain' : 'application/json'),
    }
    const text = json === undefined ? body : JSON.stringify(json)
    this.settle(Promise.resolve(new Response(text, { status: response?.status ?? status, headers })))
  }
  fetch = () => nodeFetch(this.asked.clone())
  continue = async () => this.settle(nodeFetch(this.asked))
  fallback = async () => this.settle(ask(this.asked, this.others))
}

async function askServer(what: string | URL | Request, how?: RequestInit): Promise<Response> {
  const url = new URL(what instanceof Request ? what.url : String(what), location.href)
  const { signal, ...rest } = how ?? {}
  const asked =
    what instanceof Request
      ? new Request(what, how)
      : new Request(url, { ...rest, duplex: 'half' } as RequestInit)
  const answer = ask(asked, routes)
  return signal ? Promise.race([answer, aborted(signal)]) : answer
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

function ask(asked: Request, known: Route[]): Promise<Response> {
  if (isOffline) return Promise.reject(new TypeError('Failed to fetch'))
  const place = known.findLastIndex(({ matches, times }) => times > 0 && matches(asked.url))
  const route = known[place]
  if (!route) return nodeFetch(asked)
  route.times -= 1
  return new Promise((resolve, reject) => {
    const drawn = new DrawnRoute(asked, known.slice(0, place), answer => answer.then(resolve, reject))
    Promise.resolve(route.handle(drawn)).catch(reject)
  })
}

function matcher(pattern: string | RegExp | ((url: URL) => boolean)) {
  if (typeof pattern === 'function') return (url: string) => pattern(new URL(url))
  if (pattern instanceof RegExp) return (url: string) => pattern.test(url)
  const text = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, found => (found === '?' ? '\\?' : found === '*' ? '[^/]*' : '.*'))
  return (url: string) => new RegExp(`^${text}$`).test(url)
}

// A link that leads out of the app, in a tab of its own.
function openElsewhere(event: Event) {
  const link = (event.target as Element).closest('a')
  if (link?.target !== '_blank') return
  event.preventDefault()
  tellPopup(link.href)
}

function tellPopup(url: string) {
  for (const told of popups.splice(0)) told({ url: () => url, close: async () => {} })
}
globalThis.open = ((url: string) => {
  tellPopup(new URL(url, location.href).href)
  return null
}) as typeof open

function leave() {
  for (const root of roots.splice(0)) root.unmount()
  stopListening()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  document.addEventListener('click', openElsewhere)
}

async function load(path: string) {
  const url = new URL(path, base)
  leave()
  screen.happyDOM.setURL(url.href)
  const answer = await nodeFetch(url, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const text = await answer.text()
  const isPage = answer.headers.get('content-type')?.includes('html')
  document.documentElement.lang = /<html[^>]* lang="?([\w-]+)/.exec(text)?.[1] ?? ''
  if (!isPage) return
  const [, head = ''] = /<head[^>]*>([\s\S]*?)<\/head>/.exec(text) ?? []
  const [, body = ''] = /<body[^>]*>([\s\S]*?)<\/body>/.exec(text) ?? []
  document.head.innerHTML = head.replace(/<(script|link|style)\b[\s\S]*?>/g, '')
  document.body.innerHTML = body.replace(/<script\b[\s\S]*?<\/script>/g, '')
  if (!document.getElementById('app'))
    throw new Error(`Only the signed-in app is drawn without a browser, not ${path}.`)
  vi.resetModules()
  await import('#web/app.tsx')
}

export class DrawnPage extends DrawnLocator {
  private size = { width: 390, height: 844 }
  constructor() {
    super(() => [document.documentElement], 'page')
  }
  goto = (path: string) => load(path)
  reload = () => load(location.href)
  async goBack() {
    history.back()
    await pause(0)
  }
  url = () => location.href
  title = async () => document.title
  context = () => drawnContext
  viewportSize = () => this.size
  async setViewportSize(size: { width: number; height: number }) {
    this.size = size
  }
  async emulateMedia() {}
  isClosed = () => false
  override evaluate = (async (read: string | ((given: unknown) => unknown), given?: unknown) =>
    typeof read === 'string' ? runInThisContext(read) : read(seenWithoutLayout(given))) as never
  async addInitScript(run: (given: unknown) => void, given: unknown) {
    run(given)
  }
  async route(
    pattern: Parameters<typeof matcher>[0],
    handle: Handler,
    { times = Number.POSITIVE_INFINITY } = {},
  ) {
    routes.push({ matches: matcher(pattern), pattern, handle, times })
  }
  async unroute(pattern: unknown) {
    routes = routes.filter(route => String(route.pattern) !== String(pattern))
  }
  async unrouteAll() {
    routes = []
  }
  async waitForEvent(kind: string) {
    if (kind !== 'popup') throw new Error(`${kind} needs a browser.`)
    return new Promise<Popup>((resolve, reject) => {
      popups.push(resolve)
      setTimeout(() => reject(new Error('Nothing was opened.')), patienceMs()).unref()
    })
  }
  async waitForURL(wanted: RegExp | string) {
    const end = Date.now() + patienceMs()
    const isThere = () =>
      wanted instanceof RegExp ? wanted.test(location.href) : location.href.endsWith(wanted)
    while (!isThere() && Date.now() < end) await pause()
    if (!isThere()) throw new Error(`At ${location.href}, not ${wanted}`)
  }
  keyboard = {
    press: async (key: string) => {
      pressKey(key)
      await pause(0)
    },
    type: async (text: string) => {
      for (const letter of text) pressKey(letter)
      await pause(0)
    },
  }
  mouse = { move: async () => {}, down: async () => {}, up: async () => {} }
  request = {
    post: (path: string, { data }: { data: unknown }) =>
      asked(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      }),
    get: (path: string) => asked(path),
  }
}

// Axe asks the layout whether the page behind a panel is seen.
function seenWithoutLayout(given: unknown) {
  if (typeof given !== 'object' || given === null || !('resultTypes' in given)) return given
  const { rules } = given as { rules?: object }
  return { ...given, rules: { ...rules, 'landmark-one-main': { enabled: false } } }
}

async function asked(path: string, how: RequestInit = {}) {
  const answer = await nodeFetch(new URL(path, base), how)
  const text = await answer.text()
  return {
    status: () => answer.status,
    ok: () => answer.ok,
    text: async () => text,
    json: async () => JSON.parse(text),
    headers: () => Object.fromEntries(answer.headers),
  }
}

export const drawnPage = new DrawnPage()
const drawnContext = {
  pages: () => [drawnPage],
  newPage: async () => drawnPage,
  route: drawnPage.route.bind(drawnPage),
  unroute: drawnPage.unroute.bind(drawnPage),
  unrouteAll: drawnPage.unrouteAll.bind(drawnPage),
  async setOffline(next: boolean) {
    if (isOffline === next) return
    isOffline = next
    dispatchEvent(new Event(next ? 'offline' : 'online'))
  },
  browser: () => {
    throw new Error('A second browser needs a browser.')
  },
}
export const drawnBrowser = { newContext: async () => drawnContext, newPage: async () => drawnPage }

const TrueDate = Date

/** As in a new browser: nothing of the walk before is left. */
export function beginAnew() {
  leave()
  localStorage.clear()
  sessionStorage.clear()
  routes = []
  isOffline = false
  globalThis.Date = TrueDate
}

export function setBase(url: string) {
  if (base !== url) beginAnew()
  base = url
}
