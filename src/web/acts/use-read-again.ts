import { type QueryClient, useQueryClient } from '@tanstack/react-query'

/** The counts beside the tabs of the office. They are read after each change, but no button waits for them. */
export const pulseKey = 'office-pulse'

/** After a change: all that is on screen is read again, or what was read under these keys; the rest when it is next opened. */
export function useReadAgain(keys?: readonly string[]) {
  const queries = useQueryClient()
  return () => readAgain(queries, keys)
}

/** What is marked `followsPulse` is in every frame, and read again by itself once the pulse says that it has changed. */
export async function readAgain(queries: QueryClient, keys?: readonly string[]) {
  if (!keys || keys.includes(pulseKey)) void queries.invalidateQueries({ queryKey: [pulseKey] })
  await queries.invalidateQueries({
    predicate: ({ queryKey: [key], meta }) =>
      key !== pulseKey && (keys ? keys.includes(String(key)) : !meta?.followsPulse),
  })
}
