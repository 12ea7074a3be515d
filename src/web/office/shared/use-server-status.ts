import { useQuery } from '@tanstack/react-query'
import { readServerStatus } from '#web/data/server-status.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'

export function useServerStatus() {
  const { session } = useOfficeVisitor()
  return useQuery({
    queryKey: ['server-status', session.user.id],
    queryFn: readServerStatus,
    staleTime: 0,
  })
}
