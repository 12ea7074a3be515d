import { useQuery } from '@tanstack/react-query'
import { backupWords as words } from '#content/backup.ts'
import { officeWords } from '#content/office.ts'
import { clockAt, formatDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { downloadBackup, readLastBackup } from '#web/data/backup.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { useServerStatus } from '#web/office/shared/use-server-status.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
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
      </div>
    </OfficePage>
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
  if (query.isPending) return <Skeleton lines={1} label={officeWords.loading} />
  if (query.isError)
    return (
      <FailedState title={words.failed} retry={{ label: officeWords.retry, onRetry: () => query.refetch() }}>
        {officeWords.kept}
      </FailedState>
    )
  if (!query.data) return <Notice tone="wait">{words.never}</Notice>
  const day = todayAt(new Date(query.data))
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
