import { auditWords as words } from '#content/audit.ts'
import { formatMoment } from '#domain/calendar.ts'
import type { AuditEntry } from '#web/data/audit.ts'
import { differencesOf, subjectOf, summaryOf } from './differences.ts'

export function AuditList({ entries }: { entries: AuditEntry[] }) {
  return (
    <ul aria-label={words.title}>
      {entries.map(entry => (
        <li key={entry.id} className="border-line border-t py-3 first:border-t-0">
          <AuditRow entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { who, action, table_name, created_at } = entry
  const differences = differencesOf(entry, new Date())
  const subject = subjectOf(entry)
  return (
    <>
      <p className="flex flex-wrap gap-x-3">
        <b className="w-full text-heading wrap-anywhere sm:w-auto">
          {words.tables[table_name] ?? table_name} {words.actions[action]}
          {subject && (
            <>
              : <bdi>{subject}</bdi>
            </>
          )}
        </b>
        <span className="min-w-0 wrap-anywhere">
          {words.by} <bdi>{who ?? words.nobody}</bdi>
        </span>
        <time dateTime={created_at} className="ml-auto text-ink-soft">
          {formatMoment(new Date(created_at), new Date())}
        </time>
      </p>
      {differences.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center underline wrap-anywhere" dir="auto">
            {summaryOf(entry, differences)}
          </summary>
          <DifferencesTable differences={differences} />
        </details>
      )}
    </>
  )
}

function DifferencesTable({ differences }: { differences: ReturnType<typeof differencesOf> }) {
  return (
    <table className="comparison audit-comparison">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td dir="auto">{before ?? words.nothing}</td>
            <td dir="auto">{after ?? words.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
