import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRouter, type Shown } from './router.ts'
import { Redirect, type Route } from './routes.ts'

// A browser's history of one tab, as far as the router uses it.
function openTab(address: string) {
  const entries = [{ url: new URL(address, 'https://house.example'), state: null as unknown }]
  let at = 0
  let onPop: (event: { state: unknown }) => void = () => {}
  const here = () => entries[at] ?? { url: new URL('https://house.example'), state: null }
  const write = (state: unknown, url: URL) => ({ url: new URL(url), state })
  vi.stubGlobal('location', {
    assign: vi.fn(),
    get href() {
      return here().url.href
    },
  })
  vi.stubGlobal('history', {
    get state() {
      return here().state
    },
    pushState: (state: unknown, _: string, url: URL) => entries.splice(++at, Infinity, write(state, url)),
    replaceState: (state: unknown, _: string, url: URL) => entries.splice(at, 1, write(state, url)),
    go: (steps: number) => {
      at += steps
      onPop({ state: here().state })
    },
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onPop) => {
    onPop = listener
  })
  return { paths: () => entries.map(({ url }) => url.pathname + url.search) }
}

afterEach(() => vi.unstubAllGlobals())

const Frame = () => null
const List = () => null
const Panel = () => null
const guard = vi.fn<Route['guard']>()
const otherGuard = vi.fn<Route['guard']>()
const frame = async () => Frame
const list = async () => List
const panel = vi.fn(async () => Panel)
const routes: Route[] = [
  { path: '/crm/customers', guard, layers: [frame, list] },
  { path: '/crm/customers/:id', guard, layers: [frame, list, panel] },
  { path: '/crm/customers/new', guard, layers: [frame] },
  { path: '/admin', guard: otherGuard, layers: [frame] },
]
const layersOf = (shown: Shown | undefined) => (shown && 'layers' in shown ? shown.layers : undefined)

async function open(address: string) {
  const tab = openTab(address)
  const router = createRouter(routes, () => new Redirect('/crm/customers'))
  await router.start()
  return { ...tab, router }
}

beforeEach(() => {
  guard.mockReset().mockResolvedValue('staff')
  otherGuard.mockReset().mockResolvedValue('admin')
  panel.mockClear()
})

test('an address draws its layers, and its own name comes before a parameter', async () => {
  const { router } = await open('/crm/customers/new')
  expect(router.read()).toMatchObject({ params: {}, layers: [Frame], guarded: 'staff' })
  router.navigate('/crm/customers/a%20b')
  await vi.waitFor(() => expect(router.read()?.params).toEqual({ id: 'a b' }))
  expect(layersOf(router.read())).toEqual([Frame, List, Panel])
})

test('half an escape in an address names nobody, and is shown like any other', async () => {
  const { router } = await open('/crm/customers/%zz')
  expect(router.read()).toMatchObject({ params: { id: '%zz' } })
})

test('the old screen stays until the new one is there, and only then does the address change', async () => {
  const { router, paths } = await open('/crm/customers')
  const { promise, resolve } = Promise.withResolvers<typeof Panel>()
  panel.mockReturnValueOnce(promise)
  router.navigate('/crm/customers/7')
  expect(router.read()).toMatchObject({ isMoving: true, place: { pathname: '/crm/customers' } })
  expect(paths()).toEqual(['/crm/customers'])
  resolve(Panel)
  await vi.waitFor(() => expect(router.read()).toMatchObject({ isMoving: false, params: { id: '7' } }))
  expect(paths()).toEqual(['/crm/customers', '/crm/customers/7'])
})

test('of two moves under way the later one wins', async () => {
  const { router, paths } = await open('/crm/customers')
  const { promise, resolve } = Promise.withResolvers<typeof Panel>()
  panel.mockReturnValueOnce(promise)
  router.navigate('/crm/customers/7')
  router.navigate('/admin')
  await vi.waitFor(() => expect(router.read()?.place.pathname).toBe('/admin'))
  resolve(Panel)
  await promise
  expect(paths()).toEqual(['/crm/customers', '/admin'])
})

test('what is loaded already is shown at once, with its state, and Back returns', async () => {
  const { router, paths } = await open('/crm/customers')
  router.navigate('?q=ann', { state: { fromList: true } })
  expect(router.read()?.place).toMatchObject({ search: '?q=ann', state: { fromList: true } })
  router.navigate('?q=anna', { replace: true })
  expect(paths()).toEqual(['/crm/customers', '/crm/customers?q=anna'])
  router.navigate(-1)
  expect(router.read()?.place.search).toBe('')
})

test('a guard is asked on coming from elsewhere, for the same address again, and when told to', async () => {
  const { router } = await open('/crm/customers')
  router.navigate('?q=ann')
  expect(guard).toHaveBeenCalledTimes(1)
  router.navigate('?q=ann')
  expect(guard).toHaveBeenCalledTimes(2)
  await router.revalidate()
  expect(guard).toHaveBeenCalledTimes(3)
  router.navigate('/admin')
  await vi.waitFor(() => expect(router.read()).toMatchObject({ guarded: 'admin' }))
})

test('a guard sends elsewhere: inside the app, or out of it', async () => {
  const { router, paths } = await open('/crm/customers')
  otherGuard.mockResolvedValueOnce(new Redirect('/crm/customers/new'))
  router.navigate('/admin')
  await vi.waitFor(() => expect(router.read()?.place.pathname).toBe('/crm/customers/new'))
  expect(paths()).toEqual(['/crm/customers', '/crm/customers/new'])
  otherGuard.mockResolvedValueOnce(new Redirect('/', { isOutside: true }))
  router.navigate('/admin')
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'))
})

test('asked again on the way, it is the guard of where one is going: signing out ends where that leads', async () => {
  const { router } = await open('/crm/customers')
  const { promise, resolve } = Promise.withResolvers<Redirect>()
  otherGuard.mockReturnValue(promise)
  router.navigate('/admin')
  guard.mockResolvedValue(new Redirect('/crm/customers/new'))
  void router.revalidate()
  resolve(new Redirect('/', { isOutside: true }))
  await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/'))
  expect(router.read()?.place.pathname).toBe('/crm/customers')
})

test('an unknown address leads on, and what cannot be loaded is told until the next move', async () => {
  const { router, paths } = await open('/crm/nothing')
  expect(paths()).toEqual(['/crm/customers'])
  panel.mockRejectedValueOnce(new Error('no signal'))
  router.navigate('/crm/customers/7')
  await vi.waitFor(() => expect(router.read()).toMatchObject({ error: { message: 'no signal' } }))
  router.navigate('/crm/customers/8')
  await vi.waitFor(() => expect(layersOf(router.read())).toEqual([Frame, List, Panel]))
})
