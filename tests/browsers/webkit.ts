// WebKitGTK, the nearest to an iPhone's browser that runs without one, on a screen of its own.
// Packages: webkit2gtk-driver xvfb scrot.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/server-process.ts'

export type Size = { width: number; height: number }
export type OtherBrowser = {
  open(address: string): Promise<void>
  /** Runs the function inside the page; what it gives back, a promise too, must be plain data. */
  run<Given extends unknown[], Answer>(
    act: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  resize(size: Size): Promise<void>
  shoot(file: string): Promise<void>
  /** Where files land that a page saves. */
  downloads: string
  close(): Promise<void>
}

const callLimitMs = 60_000
export const webKitPath = '/usr/bin/WebKitWebDriver'
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

export async function startWebKit(size: Size): Promise<OtherBrowser> {
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'))
  await switchMotionOff(home)
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn(webKitPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.name,
      HOME: home,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const close = async () => {
    await Promise.all([ended(driver), ended(screen.process)])
    await rm(home, { recursive: true, force: true })
  }
  try {
    const call = await openSession(`http://127.0.0.1:${port}`)
    const browser = browserOver(call, { home, screen: screen.name, close })
    await browser.resize(size)
    return browser
  } catch (error) {
    await close()
    throw error
  }
}

// Its window falls over where two pages blend into each other; who asks for less motion sees no blending.
async function switchMotionOff(home: string) {
  const folder = path.join(home, '.config/gtk-3.0')
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
}

/** The X server chooses a free number and writes it to the third channel. */
function startScreen() {
  const child = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x2400x24', '-nolisten', 'tcp', '-ac'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  return new Promise<{ name: string; process: ChildProcess }>((resolve, reject) => {
    child.once('error', reject)
    child.stdio[3]?.once('data', (number: Buffer) =>
      resolve({ name: `:${String(number).trim()}`, process: child }),
    )
  })
}

type Call = (method: 'GET' | 'POST' | 'DELETE', command: string, body?: unknown) => Promise<unknown>

async function openSession(driver: string): Promise<Call> {
  const binary = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], { encoding: 'utf8' })
    .split('\n')
    .find(file => file.endsWith('/MiniBrowser') && existsSync(file))
  // Without the full screen its bar of tools keeps the window wider than a phone.
  const options = { binary, args: ['--automation', '--full-screen'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const session = (await askUntilOpen(`${driver}/session`, { capabilities })) as { sessionId: string }
  return (method, command, body) => ask(method, `${driver}/session/${session.sessionId}${command}`, body)
}

async function askUntilOpen(address: string, body: unknown) {
  const until = Date.now() + callLimitMs
  for (;;)
    try {
      return await ask('POST', address, body)
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > until) throw error
      await new Promise(done => setTimeout(done, 100))
    }
}

async function ask(method: string, address: string, body: unknown = {}) {
  const answer = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(callLimitMs),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`)
  return value
}

type Around = { home: string; screen: string; close(): Promise<void> }

function browserOver(call: Call, { home, screen, close }: Around): OtherBrowser {
  const run: OtherBrowser['run'] = (act, ...given) =>
    call('POST', '/execute/sync', { script: `return (${act})(...arguments)`, args: given }) as never
  const find = async (selector: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector })
    return (found as Record<string, string>)[elementKey]
  }
  return {
    run,
    downloads: home,
    open: async address => void (await call('POST', '/url', { url: address })),
    click: async selector => void (await call('POST', `/element/${await find(selector)}/click`)),
    type: async (selector, text) =>
      void (await call('POST', `/element/${await find(selector)}/value`, { text })),
    resize: size => fitWindow(call, run, size),
    async shoot(file) {
      const { width, height } = await run(() => ({ width: innerWidth, height: innerHeight }))
      // The driver's own picture of the page can hang.
      execFileSync('scrot', ['-o', '-a', `0,0,${width},${height}`, file], {
        env: { ...process.env, DISPLAY: screen },
      })
    },
    async close() {
      await call('DELETE', '').catch(() => undefined)
      await close()
    },
  }
}

/** The window's frame takes some of the size asked for, so it is asked again with what was missing. */
async function fitWindow(call: Call, run: OtherBrowser['run'], size: Size) {
  const ask = { ...size }
  for (const _ of [1, 2, 3]) {
    await call('POST', '/window/rect', { x: 0, y: 0, ...ask })
    const inner = await run(() => ({ width: innerWidth, height: innerHeight }))
    ask.width += size.width - inner.width
    ask.height += size.height - inner.height
  }
}

function ended(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  return new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.kill()
  })
}
