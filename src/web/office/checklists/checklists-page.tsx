// What is ticked off at each kind of clean.
import { useQuery } from '@tanstack/react-query'
import { startingChecklists } from '#content/checklists.ts'
import { checklistWords as words } from '#content/job-sheet.ts'
import { labelOfKind, serviceKinds } from '#domain/service-types.ts'
import { readChecklists, type StoredChecklist } from '#web/data/checklists.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ChecklistForm } from './form.tsx'

export function ChecklistsPage() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['checklists', session.user.id],
    queryFn: async () => withOurs(await readChecklists()),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <QueryStates query={query} failed={words.failed} empty={words.empty}>
        {lists => (
          <div className="max-w-3xl">
            {lists.map(list => (
              <FoldedSetting key={list.kind} title={labelOfKind(list.kind)} summary={summaryOf(list)}>
                <ChecklistForm stored={list} />
              </FoldedSetting>
            ))}
          </div>
        )}
      </QueryStates>
    </OfficePage>
  )
}

const withOurs = (stored: StoredChecklist[]): StoredChecklist[] =>
  serviceKinds.map(kind => stored.find(list => list.kind === kind) ?? { kind, lines: null, updated_at: null })

const summaryOf = ({ kind, lines }: StoredChecklist) =>
  words.summary((lines ?? startingChecklists[kind]).length, lines === null)
