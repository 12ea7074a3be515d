import { startingChecklists } from '#content/checklists.ts'
import { jobSheetWords as words } from '#content/job-sheet.ts'
import { type Job, type SheetLine, stageOf } from '#domain/day-list.ts'
import { kindOf } from '#domain/service-types.ts'
import type { StoredChecklist } from '#web/data/checklists.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDay } from './day-context.tsx'
import './job-sheet.css'

/** What is done at this clean. Open while it is under way. */
export function JobSheet({ job }: { job: Job }) {
  const { query, tickLine } = useDay()
  const lines = linesOf(job, query.data?.checklists ?? [])
  if (lines.length === 0) return null
  const sheet = lines.map(({ line }) => line)
  return (
    <details className="job-sheet" open={stageOf(job) === 'under way' || undefined}>
      <summary>
        <b>{words.title}</b>
        <span>{words.done(lines.filter(({ isDone }) => isDone).length, lines.length)}</span>
        <span className="sr-only">{job.name}</span>
        <Icon name="down" />
      </summary>
      <ul aria-label={words.of(job.name)}>
        {lines.map(({ line, isDone }) => (
          <li key={line}>
            <CheckField
              label={line}
              checked={isDone}
              onChange={({ target }) => tickLine(job, { line, isDone: target.checked, sheet })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Its own, once something was ticked; until then the owner's of today, or ours. */
function linesOf({ sheet, serviceType }: Job, lists: StoredChecklist[]): SheetLine[] {
  if (sheet?.length) return sheet
  const kind = kindOf(serviceType)
  const lines = lists.find(list => list.kind === kind)?.lines ?? startingChecklists[kind]
  return lines.map(line => ({ line, isDone: false }))
}
