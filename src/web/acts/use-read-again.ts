import { useQueryClient } from '@tanstack/react-query'

/** The counts beside the tabs of the office. They are read after each change, but no button waits for them. */
export const pulseKey = 'office-pulse'

/** After a change: everything on screen that was read under these keys is read again. */
export function useReadAgain(keys: readonly string[] = []) {
  const queries = useQueryClient()
  return async () => {
    const readings = keys.map(key => {
      const reading = queries.invalidateQueries({ queryKey: [key] })
      return key !== pulseKey && reading
    })
    await Promise.all(readings)
  }
}
