// In the place of '@playwright/test' where walks are taken without a browser: the walks marked @screen are tests of Vitest, and
// what they ask for in their first argument is given to them as Playwright would.
import { afterAll, beforeAll, test as plain } from 'vitest'
import { limit } from '#tests/limits.ts'
import { expect } from './expectations.ts'
import { beginAnew, drawnBrowser, drawnPage, setBase } from './page.ts'

export { expect }

type Use = (value: unknown) => Promise<void>
type Give = (needs: Record<string, unknown>, use: Use, about: { file: string }) => unknown
type Fixture = {
  give: Give
  scope: 'worker' | 'test'
  isAuto: boolean
  below?: Fixture | undefined
  house: object
}
type Fixtures = Map<string, Fixture>
type Body = (needs: Record<string, unknown>, about: object) => unknown
type Details = { tag?: string | string[] }

const builtIn: Record<string, unknown> = {
  page: drawnPage,
  context: drawnPage.context(),
  browser: drawnBrowser,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  serviceWorkers: 'block',
  baseURL: undefined,
}

const needsOf = (give: Give | Body) =>
  (/^(?:async\s*)?(?:function\s*\w*)?\s*\(\s*\{([^}]*)\}/.exec(String(give))?.[1] ?? '')
    .split(',')
    .map(name => name.split(':')[0]?.trim() ?? '')
    .filter(Boolean)

type Running = { value: unknown; end(): Promise<void> }

// One house at a time: another's server is stopped before the next is started.
let atWork: { house: object; running: Map<string, Running> } | undefined

async function endHouse() {
  for (const { end } of [...(atWork?.running.values() ?? [])].reverse()) await end()
  atWork = undefined
}

async function start(give: Give, needs: Record<string, unknown>, file: string): Promise<Running> {
  const { promise: given, resolve: giveOut, reject } = Promise.withResolvers<unknown>()
  const { promise: isOver, resolve: finish } = Promise.withResolvers<void>()
  const done = Promise.resolve(
    give(
      needs,
      async value => {
        giveOut(value)
        await isOver
      },
      { file },
    ),
  )
  done.catch(reject)
  const value = await given
  return {
    value,
    end: async () => {
      finish()
      await done
    },
  }
}

class Visit {
  private readonly running = new Map<string, Running>()
  private readonly fixtures: Fixtures
  private readonly house: object
  private readonly file: string
  constructor(fixtures: Fixtures, house: object, file: string) {
    this.fixtures = fixtures
    this.house = house
    this.file = file
  }
  async get(name: string, fixture = this.fixtures.get(name)): Promise<unknown> {
    if (!fixture) return builtIn[name]
    const kept = this.shelf(fixture)
    const known = kept.get(keyOf(name, fixture))
    if (known) return known.value
    const needs: Record<string, unknown> = {}
    for (const need of needsOf(fixture.give))
      needs[need] = need === name ? await this.below(name, fixture) : await this.get(need)
    const running = await start(fixture.give, needs, this.file)
    kept.set(keyOf(name, fixture), running)
    return running.value
  }
  /** What a fixture of the same name builds on. */
  private async below(name: string, { below }: Fixture) {
    if (below) return this.get(name, below)
    if (name === 'page') beginAnew()
    return builtIn[name]
  }
  private shelf({ scope }: Fixture) {
    if (scope === 'test') return this.running
    if (!atWork || atWork.house !== this.house) throw new Error('The house is not open.')
    return atWork.running
  }
  async all(names: string[]) {
    const autos = [...this.fixtures].filter(([, { isAuto }]) => isAuto).map(([name]) => name)
    const needs: Record<string, unknown> = {}
    setBase(((await this.get('server')) as { url: string } | undefined)?.url ?? '')
    for (const name of [...autos, ...names]) needs[name] = await this.get(name)
    return needs
  }
  async end() {
    for (const { end } of [...this.running.values()].reverse()) await end()
  }
}

const places = new WeakMap<Fixture, number>()
let placed = 0
function keyOf(name: string, fixture: Fixture) {
  if (!places.has(fixture)) places.set(fixture, placed++)
  return `${name} ${places.get(fixture)}`
}

function made(fixtures: Fixtures, house: object) {
  const openHouse = async () => {
    if (atWork?.house === house) return
    await endHouse()
    atWork = { house, running: new Map() }
  }
  const run = async (body: Body) => {
    await openHouse()
    const visit = new Visit(fixtures, house, '')
    try {
      await body(await visit.all(needsOf(body)), {})
      await visit.end()
    } catch (error) {
      // What it left behind is nobody's: the second try, and the next walk, have a server of their own.
      await visit.end().catch(() => {})
      await endHouse()
      throw error
    }
  }
  const isDrawn = (title: string, { tag = [] }: Details) => `${title} ${tag}`.includes('@screen')
  const test = (title: string, second: Details | Body, third?: Body) => {
    const [details, body] = typeof second === 'function' ? [{}, second] : [second, third]
    if (body && isDrawn(title, details)) plain(title, { timeout: limit(60_000), retry: 1 }, () => run(body))
  }
  const hook = (body: Body) => () => run(body)
  return Object.assign(test, {
    extend: (more: Record<string, unknown>) => extended(fixtures, house, more),
    step: async (_: string, work: () => unknown) => work(),
    info: () => ({ project: { name: 'phone' } }),
    skip: () => {},
    slow: () => {},
    use: () => {},
    setTimeout: () => {},
    describe: Object.assign((_: string, work: () => void) => work(), { configure: () => {} }),
    beforeAll: (body: Body) => beforeAll(hook(body), limit(120_000)),
    afterAll: (body: Body) => afterAll(hook(body)),
    beforeEach: (body: Body) => plain.beforeEach(hook(body)),
    afterEach: (body: Body) => plain.afterEach(hook(body)),
    expect,
  })
}

function extended(fixtures: Fixtures, house: object, more: Record<string, unknown>) {
  const next = new Map(fixtures)
  let isOther = false
  for (const [name, given] of Object.entries(more)) {
    const [give, options = {}] = (Array.isArray(given) ? given : [given]) as [
      Give,
      { scope?: 'worker'; auto?: boolean }?,
    ]
    if (typeof give !== 'function') continue
    const scope = options.scope ?? 'test'
    if (scope === 'worker') isOther = true
    next.set(name, { give, scope, isAuto: options.auto ?? false, below: fixtures.get(name), house })
  }
  return made(next, isOther ? { of: more } : house)
}

export const test: ReturnType<typeof made> = made(new Map(), {})
export const devices = {}
afterAll(endHouse)
