import { serverStatusWords as words } from '#content/server-status.ts'
import { clockAt, formatDay, todayAt } from '#domain/calendar.ts'
import type { ServerStatus } from '#domain/server-status.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { MailTrouble } from '#web/office/shared/mail-trouble.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { useServerStatus } from '#web/office/shared/use-server-status.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { StillExamples } from './still-examples.tsx'

const megabyte = 1024 * 1024
const lowDiskBytes = 500 * megabyte
const lateMinutes = 30

export function ServerState() {
  const query = useServerStatus()
  return (
    <section className="grid gap-3" aria-labelledby="server-state">
      <h3 id="server-state" className="font-semibold text-heading text-lg">
        {words.title}
      </h3>
      <QueryState query={query} failed={words.failed}>
        {status => <State status={status} />}
      </QueryState>
      <StillExamples />
    </section>
  )
}

function State({ status }: { status: ServerStatus }) {
  const waitedMinutes = minutesSince(status.oldestMailAt)
  return (
    <>
      <Facts
        facts={[
          [words.running, momentOf(status.startedAt)],
          [words.version, status.version],
          [words.database, `${words.engines[status.engine]}, ${words.answersIn(status.databaseMs)}`],
          [
            words.mail,
            status.mailsWaiting === 0 ? words.noMail : words.since(status.mailsWaiting, waitedMinutes),
          ],
          [words.failedMail, status.mailsFailed || words.noMail],
          [words.backup, backupOf(status)],
          [words.disk, inUnits(status.diskFreeBytes)],
          [words.memory, inUnits(status.memoryBytes)],
        ]}
      />
      {waitedMinutes > lateMinutes && sendsMail() && <Notice tone="wait">{words.lateMail}</Notice>}
      <MailTrouble lastError={status.lastMailError} />
      {status.diskFreeBytes < lowDiskBytes && <Notice tone="wait">{words.lowDisk}</Notice>}
    </>
  )
}

function backupOf({ failedBackup, lastBackupAt }: ServerStatus): string {
  if (failedBackup) return `${words.failedBackup}, ${momentOf(failedBackup.at)}`
  return lastBackupAt ? momentOf(lastBackupAt) : words.noBackup
}

function momentOf(text: string): string {
  const moment = new Date(text)
  return `${formatDay(todayAt(moment))}, ${clockAt(moment)}`
}

const minutesSince = (moment: string | null) =>
  moment ? Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 60_000)) : 0

function inUnits(bytes: number): string {
  const megabytes = bytes / megabyte
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}
