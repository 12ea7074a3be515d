import { startingChecklists } from '#content/checklists.ts'
import { checklistWords as words } from '#content/job-sheet.ts'
import { type Checklist, checklistSchema, joinLines } from '#domain/checklist.ts'
import { labelOfKind } from '#domain/service-types.ts'
import { readChecklists, type StoredChecklist, saveChecklist } from '#web/data/checklists.ts'
import { SeenFormFrame } from '#web/office/shared/seen-form-frame.tsx'
import { useSeenForm } from '#web/office/shared/use-seen-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ChecklistLines } from './lines.tsx'

/** What is saved as ours stays ours, also when ours gets better. */
export function ChecklistForm({ stored }: { stored: StoredChecklist }) {
  const { kind } = stored
  const ours = startingChecklists[kind]
  const form = useSeenForm<StoredChecklist, { lines: string }, Checklist>({
    stored,
    formOf: ({ lines }) => ({ lines: joinLines(lines ?? ours) }),
    schemaOf: () => checklistSchema,
    labels: words.fields,
    notices: words,
    save: (seen, _changes, { lines }) =>
      saveChecklist(seen, joinLines(lines) === joinLines(ours) ? null : lines),
    read: async () => (await readChecklists()).find(list => list.kind === kind) ?? stored,
    reads: ['checklists', 'day'],
  })
  const { lines } = form.values
  return (
    <SeenFormFrame form={form} title={labelOfKind(kind)} save={words.save}>
      <ChecklistLines
        text={lines}
        error={form.errors.lines}
        onChange={text => form.change({ lines: text })}
      />
      {lines !== joinLines(ours) && (
        <div>
          <Button tone="text" onClick={() => form.change({ lines: joinLines(ours) })}>
            {words.ours}
          </Button>
        </div>
      )}
    </SeenFormFrame>
  )
}
