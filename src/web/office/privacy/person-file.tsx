import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { privacyWords } from '#content/privacy.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import { formatPhone } from '#domain/phone.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import {
  exportPerson,
  type FoundPerson,
  type PersonAsked,
  type PersonOverview,
  readPersonOverview,
} from '#web/data/privacy.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ErasePersonDialog } from './erase-person-dialog.tsx'
import { PersonClaims } from './person-claims.tsx'

const words = privacyWords.person

type PersonFileProps = { person: FoundPerson; onDone: () => void }

/** The data we hold about one person, with Export and Erase. */
export function PersonFile({ person, onDone }: PersonFileProps) {
  const [claimed, setClaimed] = useState<string[]>([])
  const asked = { person, claimed }
  const query = useQuery({
    queryKey: ['person-overview', asked],
    queryFn: () => readPersonOverview(asked),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <section className="max-w-3xl" aria-label={words.held}>
      <Button tone="text" className="-ml-[10px]" onClick={onDone}>
        {words.back}
      </Button>
      <QueryState query={query} failed={words.failed}>
        {overview => (
          <>
            <Held overview={overview} />
            <PersonClaims claims={overview.claimed} ticked={claimed} onTick={setClaimed} />
            <PersonActions {...{ asked, overview }} isStale={query.isPlaceholderData} onErased={onDone} />
          </>
        )}
      </QueryState>
    </section>
  )
}

function Held({ overview }: { overview: PersonOverview }) {
  const { names, emails, phones, counts, invoices, upcoming, is_staff } = overview
  const held = Object.entries(counts).map(([table, count]) => `${words.tables[table] ?? table} ${count}`)
  return (
    <>
      {names.length + emails.length + phones.length > 3 && <Notice tone="wait">{words.several}</Notice>}
      {is_staff && <Notice tone="wait">{words.isStaff}</Notice>}
      {upcoming.length > 0 && (
        <Notice tone="wait">
          {words.upcoming(upcoming.length)}{' '}
          {upcoming
            .map(
              ({ service_date, service_time }) => `${formatDay(service_date)}, ${formatTimes(service_time)}`,
            )
            .join('; ')}
        </Notice>
      )}
      <Facts
        facts={[
          [words.names, names.join(', ')],
          [words.emails, emails.join(', ')],
          [words.phones, phones.map(formatPhone).join(', ')],
          [words.held, held.join(', ')],
          [words.invoices, invoices > 0 ? words.invoicesStay(invoices) : null],
        ]}
      />
    </>
  )
}

type PersonActionsProps = {
  asked: PersonAsked
  overview: PersonOverview
  /** It describes the earlier ticks. */
  isStale: boolean
  onErased: () => void
}

function PersonActions({ asked, overview, isStale, onErased }: PersonActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct([])
  const download = () =>
    act({
      work: () => exportPerson(asked),
      failed: words.exportFailed,
      onDone: held =>
        saveFile({ name: 'person.json', type: 'application/json', text: JSON.stringify(held, null, 2) }),
    })
  const canErase = overview.upcoming.length === 0 && !overview.is_staff && !isStale
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button tone="quiet" busy={isBusy} onClick={download}>
          {words.export}
        </Button>
        <Button tone="danger" disabled={!canErase} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </div>
      <p className="mt-2 text-ink-soft">{words.exportNote}</p>
      <ErasePersonDialog
        asked={asked}
        name={overview.names[0] ?? overview.emails[0] ?? privacyWords.find.noName}
        open={isAsking}
        onKeep={() => setAsking(false)}
        onErased={onErased}
      />
    </>
  )
}
