import { useQuery } from '@tanstack/react-query'
import { exampleTextKinds } from '#content/example-texts.ts'
import { readOwnKinds } from '#web/data/stored-texts.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'

export const exampleTextsKey = 'example-texts'

/** Which lists still hold invented people; undefined while that cannot be read. */
export function useExampleTexts() {
  const { session } = useOfficeVisitor()
  const { data } = useQuery({
    queryKey: [exampleTextsKey, session.user.id],
    queryFn: () => readOwnKinds(exampleTextKinds),
    staleTime: 0,
  })
  return data && exampleTextKinds.filter(kind => !data.includes(kind))
}
