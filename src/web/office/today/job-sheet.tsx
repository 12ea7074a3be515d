import { lazy, Suspense, useState } from 'react'
import { startingChecklists } from '#content/checklists.ts'
import { photoWords } from '#content/job-photos.ts'
import { jobSheetWords as words } from '#content/job-sheet.ts'
import { type Job, type SheetLine, stageOf } from '#domain/day-list.ts'
import { kindOf } from '#domain/service-types.ts'
import type { StoredChecklist } from '#web/data/checklists.ts'
import { CheckField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useDay } from './day-context.tsx'
import './job-sheet.css'

const JobPhotos = lazy(async () => ({
  default: (await import('#web/office/shared/job-photos.tsx')).JobPhotos,
}))

/** What is done at this clean and what it looked like. The list is open while the clean is under way. */
export function JobSheet({ job }: { job: Job }) {
  return (
    <>
      <Lines job={job} />
      <Photos job={job} />
    </>
  )
}

function Lines({ job }: { job: Job }) {
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

/** Fetched once somebody opens them: pictures cost data. */
function Photos({ job }: { job: Job }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="job-sheet" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <b>{photoWords.title}</b>
        {Boolean(job.photos) && <span>{photoWords.count(job.photos ?? 0)}</span>}
        <span className="sr-only">{job.name}</span>
        <Icon name="down" />
      </summary>
      {isOpen && (
        <Suspense>
          <JobPhotos bookingId={job.id} name={job.name} canAdd />
        </Suspense>
      )}
    </details>
  )
}
