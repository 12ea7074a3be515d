import { useQueryClient } from '@tanstack/react-query'

/** After a change: everything on screen that was read under these keys is read again. */
export function useReadAgain(keys: readonly string[] = []) {
  const queries = useQueryClient()
  return async () => {
    await Promise.all(keys.map(key => queries.invalidateQueries({ queryKey: [key] })))
  }
}
