import { useQuery } from '@tanstack/react-query'
import { readCrewNames } from '#web/data/diary-settings.ts'

/** The teams that go out. With one nothing on screen speaks of teams. */
export function useCrewNames() {
  const { data = [] } = useQuery({ queryKey: ['crew-names'], queryFn: readCrewNames, staleTime: 60_000 })
  return data
}
