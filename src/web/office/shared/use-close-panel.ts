// A panel has an address of its own: back closes it, a link can be sent, and closing it is going back.
import { useLocation, useNavigate } from '#web/router/routing.tsx'

/** State of every link from a list to a panel, so that closing goes back instead of adding to the history. */
export const fromList = { fromList: true }

export function useClosePanel(listPath: string): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  return () => void (state?.fromList ? navigate(-1) : navigate(listPath + search, { replace: true }))
}
