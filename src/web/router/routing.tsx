// The router's hooks, for the screens of the signed-in app.
import { type ComponentType, createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import type { NavigateOptions, Router, Shown } from './router.ts'

type Here = { shown: Shown; router: Router }
const HereContext = createContext<Here | undefined>(undefined)
const LayersContext = createContext<{ layers: ComponentType[]; context: unknown }>({
  layers: [],
  context: undefined,
})

type RoutesProps = { router: Router; loading: ReactNode; failed: (error: unknown) => ReactNode }

/** Draws the layers of the address that is shown. */
export function Routes({ router, loading, failed }: RoutesProps) {
  const shown = useSyncExternalStore(router.watch, router.read)
  if (!shown) return loading
  if ('error' in shown) return failed(shown.error)
  return (
    <HereContext value={{ shown, router }}>
      <LayersContext value={{ layers: shown.layers, context: undefined }}>
        <Outlet />
      </LayersContext>
    </HereContext>
  )
}

/** The place of the next layer: a tab in its frame, a panel in its tab. */
export function Outlet({ context }: { context?: unknown }) {
  const [Layer, ...layers] = use(LayersContext).layers
  if (!Layer) return null
  return (
    <LayersContext value={{ layers, context }}>
      <Layer />
    </LayersContext>
  )
}

export function useOutletContext<Context>(): Context {
  return use(LayersContext).context as Context
}

function useHere(): Here {
  const here = use(HereContext)
  if (!here) throw new Error('Used outside of the signed-in app')
  return here
}

export function useLocation() {
  return useHere().shown.place
}

export function useParams() {
  return useHere().shown.params
}

/** Whether somebody has left for another address that is not drawn yet. */
export function useIsMoving() {
  return useHere().shown.isMoving
}

export function useNavigate() {
  return useHere().router.navigate
}

export function useRevalidate() {
  return useHere().router.revalidate
}

/** The answer of this address's guard. */
export function useGuarded<Answer>(): Answer {
  const { shown } = useHere()
  return ('guarded' in shown ? shown.guarded : undefined) as Answer
}

type ParamsInit = ConstructorParameters<typeof URLSearchParams>[0]
type NextParams = ParamsInit | ((current: URLSearchParams) => URLSearchParams)

export function useSearchParams() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = (next: NextParams, options?: NavigateOptions) => {
    const asked = typeof next === 'function' ? next(new URLSearchParams(search)) : new URLSearchParams(next)
    navigate(asked.size > 0 ? `?${asked}` : pathname, options)
  }
  return [params, setParams] as const
}
