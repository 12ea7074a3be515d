// A panel has an address of its own: back closes it, a link can be sent, and closing it is going back.
import { useLocation, useNavigate } from 'react-router'

/** Goes along with every link from a list to a panel, so that closing does not pile up addresses. */
export const fromList = { fromList: true }

export function useClosePanel(listPath: string): () => void {
  const navigate = useNavigate()
  const { state, search } = useLocation()
  return () => void (state?.fromList ? navigate(-1) : navigate(listPath + search, { replace: true }))
}
