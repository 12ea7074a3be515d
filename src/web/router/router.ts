// Where the signed-in app is. A new address is shown once its guard has answered and its code is there; until then the
// old screen stays. Of two moves under way at once the later one wins.
import type { ComponentType } from 'react'
import { findRoute, type Guard, type Load, type Params, Redirect, type Route } from './routes.ts'

/** Kept by the browser with an address in its history. */
export type PlaceState = Record<string, unknown> | null | undefined
export type Place = { pathname: string; search: string; hash: string; state: PlaceState }

export type Shown = { place: Place; params: Params; isMoving: boolean } & (
  | { layers: ComponentType[]; guard: Guard; guarded: unknown }
  | { error: unknown }
)

type Move = { url: URL; state?: PlaceState; how: 'push' | 'replace' | 'arrived' }
export type NavigateOptions = { replace?: boolean; state?: PlaceState }

export type Router = ReturnType<typeof createRouter>

/** `elsewhere` is where an address without a route leads. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: its functions share one state
export function createRouter(routes: Route[], elsewhere: (url: URL) => Redirect) {
  let shown: Shown | undefined
  let lastMove = 0
  let underWay: Move | undefined
  const listeners = new Set<() => void>()
  const loaded = new Map<Load, ComponentType>()

  function show(next: Shown) {
    shown = next
    for (const listener of listeners) listener()
  }

  function arrive(move: Move, arrived: ArrivedAt) {
    const { url, state, how } = move
    underWay = undefined
    if (how === 'push') history.pushState(state, '', url)
    if (how === 'replace') history.replaceState(state, '', url)
    const { pathname, search, hash } = url
    show({ place: { pathname, search, hash, state }, isMoving: false, ...arrived })
  }

  async function go(move: Move, { isAskedAgain = false } = {}) {
    const turn = ++lastMove
    const found = findRoute(routes, move.url.pathname)
    if (!found) return follow(move, elsewhere(move.url))
    const { route, params } = found
    const guarded = isAskedAgain ? undefined : answerOf(route)
    const layers = route.layers.map(load => loaded.get(load)).filter(layer => layer !== undefined)
    // Nothing to wait for: the screen follows at once, as a typed word expects.
    if (guarded && layers.length === route.layers.length)
      return arrive(move, { params, layers, guard: route.guard, guarded: guarded.answer })
    underWay = move
    if (shown) show({ ...shown, isMoving: true })
    const arrived = await prepare(route, params, move.url).catch((error: unknown) => ({ params, error }))
    if (turn !== lastMove) return
    return arrived instanceof Redirect ? follow(move, arrived) : arrive(move, arrived)
  }

  function answerOf({ guard, isGuardedEachTime }: Route) {
    if (isGuardedEachTime || !shown || 'error' in shown || shown.guard !== guard) return
    return { answer: shown.guarded }
  }

  async function prepare({ guard, layers: loads }: Route, params: Params, url: URL) {
    const [answer, ...layers] = await Promise.all([guard(url), ...loads.map(loadOnce)])
    if (answer instanceof Redirect) return answer
    return { params, layers, guard, guarded: answer }
  }

  async function loadOnce(load: Load) {
    const layer = loaded.get(load) ?? (await load())
    loaded.set(load, layer)
    return layer
  }

  function follow({ url, how }: Move, { to, isOutside }: Redirect): Promise<void> | undefined {
    if (isOutside) return void location.assign(to)
    return go({ url: new URL(to, url), how: how === 'push' ? 'push' : 'replace' })
  }

  /** To an address, absolute or relative to this one, or so many steps through the history. */
  function navigate(to: string | number, { replace = false, state }: NavigateOptions = {}) {
    if (typeof to === 'number') return history.go(to)
    const url = new URL(to, location.href)
    const isHere = url.href === location.href
    void go({ url, state, how: replace || isHere ? 'replace' : 'push' }, { isAskedAgain: isHere && !replace })
  }

  const here = (): Move => ({ url: new URL(location.href), state: history.state, how: 'arrived' })

  /** Asks the guard again: of this address, or of the one that somebody is on the way to. */
  const revalidate = () => go(underWay ?? here(), { isAskedAgain: true })

  function start() {
    addEventListener('popstate', () => void go(here()))
    return revalidate()
  }

  const watch = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { start, navigate, revalidate, watch, read: () => shown }
}

type ArrivedAt =
  | { params: Params; layers: ComponentType[]; guard: Guard; guarded: unknown }
  | { params: Params; error: unknown }
