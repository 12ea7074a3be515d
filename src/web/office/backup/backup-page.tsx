import { useQuery } from '@tanstack/react-query'
import { backupWords as words } from '#content/backup.ts'
import { clockAt, formatDay, type IsoDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { downloadBackup, downloadTables, readLastBackup } from '#web/data/backup.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { OfficeSection } from '#web/office/shared/office-section.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useServerStatus } from '#web/office/shared/use-server-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ServerState } from './server-state.tsx'

const tooOldDays = 7
const dayMs = 86_400_000

export function BackupPage() {
  const { act, isBusy } = useAct(['last-backup', 'server-status'])
  const download = () =>
    act({
      work: downloadBackup,
      said: { title: words.done },
      failed: words.downloadFailed,
      onDone: ({ name, file }) => saveBlob(name, file),
    })
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <div className="grid max-w-3xl gap-4">
        <FailedBackup />
        <LastBackup />
        <div>
          <Button busy={isBusy} onClick={download}>
            {isBusy ? words.making : words.download}
          </Button>
        </div>
        <p className="text-ink-soft">{words.care}</p>
        <p className="text-ink-soft">{words.restore}</p>
        <ServerState />
        <Tables />
      </div>
    </OfficePage>
  )
}

function Tables() {
  const { act, isBusy } = useAct([])
  const { title, lead, save, saving, saved, failed } = words.tables
  const download = () =>
    act({
      work: downloadTables,
      said: ({ name }) => saved(name),
      failed,
      onDone: ({ name, file }) => saveBlob(name, file),
    })
  return (
    <OfficeSection title={title} lead={lead}>
      <Button tone="quiet" busy={isBusy} onClick={download}>
        {isBusy ? saving : save}
      </Button>
    </OfficeSection>
  )
}

function FailedBackup() {
  const failed = useServerStatus().data?.failedBackup
  if (!failed) return null
  const at = new Date(failed.at)
  return (
    <Notice tone="bad" role="alert">
      <b>
        {words.failedKinds[failed.what]} {words.failedAt(formatDay(todayAt(at)), clockAt(at))}
      </b>{' '}
      {words.unsafe} {failed.reason}
    </Notice>
  )
}

function LastBackup() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['last-backup', session.user.id],
    queryFn: readLastBackup,
    staleTime: 0,
  })
  return (
    <QueryState query={query} failed={words.failed} lines={1}>
      {last =>
        last ? <BackupAge day={todayAt(new Date(last))} /> : <Notice tone="wait">{words.never}</Notice>
      }
    </QueryState>
  )
}

function BackupAge({ day }: { day: IsoDay }) {
  const days = Math.round((Date.parse(todayAt(new Date())) - Date.parse(day)) / dayMs)
  return (
    <>
      <Facts
        facts={[
          [words.last, `${formatDay(day)}, ${(days === 0 ? words.today : words.ago(days)).toLowerCase()}`],
        ]}
      />
      {days > tooOldDays && <Notice tone="wait">{words.old}</Notice>}
    </>
  )
}
