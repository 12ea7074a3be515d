import { useNavigate } from '#web/router/routing.tsx'
import { useKey } from '#web/ui/keys.ts'

/** N adds on this screen. */
export function useAddKey(path: string) {
  const navigate = useNavigate()
  useKey('n', () => void navigate(path))
}
