// The routes of the signed-in app are one flat table: an address, who may open it, and the layers drawn there.
import type { ComponentType } from 'react'

export type Load = () => Promise<ComponentType>

/** Answers what its screens read about the visitor, or where to go instead. */
export type Guard = (url: URL) => Promise<unknown>

export type Route = {
  /** `:id` stands for one part of the address. */
  path: string
  guard: Guard
  /** Whether the guard is asked again for every address, and not only on coming from another guard's. */
  isGuardedEachTime?: boolean
  /** Outermost first; each draws the next in its Outlet. */
  layers: Load[]
}

export type Params = Record<string, string>

/** Where a guard sends a visitor; a page outside of the app is loaded as a document. */
export class Redirect {
  readonly to: string
  readonly isOutside: boolean

  constructor(to: string, { isOutside = false } = {}) {
    this.to = to
    this.isOutside = isOutside
  }
}

/** A route without parameters comes before one with them: '/customers/new' is no customer's id. */
export function findRoute(routes: Route[], pathname: string): { route: Route; params: Params } | undefined {
  const found = routes.flatMap(route => {
    const params = paramsOf(route.path, pathname)
    return params ? [{ route, params }] : []
  })
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function paramsOf(path: string, pathname: string): Params | undefined {
  const names = path.split('/')
  const parts = pathname.replace(/(?<=.)\/$/, '').split('/')
  if (names.length !== parts.length) return
  const params: Params = {}
  for (const [place, name] of names.entries()) {
    const part = parts[place] ?? ''
    if (name.startsWith(':') && part) params[name.slice(1)] = decoded(part)
    else if (name !== part) return
  }
  return params
}

// A hand-typed address may hold half an escape: then it names nobody, and its screen says so.
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
