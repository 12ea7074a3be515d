import { auditWords } from '#content/audit.ts'
import { formatMoment, isIsoDay } from '#domain/calendar.ts'
import { type AuditEntry, auditList } from '#web/data/audit.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { ListRows, ListTools, useList } from '#web/office/shared/list.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { differencesOf, subjectOf, summaryOf } from './differences.ts'

/** The audit log, which nobody can change. */
export function AuditPage() {
  const list = useList(auditList, { filters: { what: Boolean, from: isIsoDay, to: isIsoDay } })
  const { what = '', from = '', to = '' } = list.asked
  const { table, days } = auditWords
  const ask = (name: 'what' | 'from' | 'to') => (event: { target: { value: string } }) =>
    list.choose(name, event.target.value)
  return (
    <OfficePage title={auditWords.title} lead={auditWords.lead}>
      <div className="audit-tools">
        <ListTools list={list} {...auditWords.search} />
        <SelectField label={table.label} value={what} onChange={ask('what')}>
          <option value="">{table.all}</option>
          {Object.entries(auditWords.tables).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label={days.from} type="date" value={from} onChange={ask('from')} />
        <TextField label={days.to} type="date" value={to} onChange={ask('to')} />
      </div>
      <ListRows list={list} words={auditWords}>
        {entry => <AuditRow entry={entry} />}
      </ListRows>
    </OfficePage>
  )
}

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { who, action, table_name, created_at } = entry
  const differences = differencesOf(entry, new Date())
  const subject = subjectOf(entry)
  return (
    <div className="py-3">
      <p className="flex flex-wrap gap-x-3">
        <b className="w-full text-heading wrap-anywhere sm:w-auto">
          {auditWords.tables[table_name] ?? table_name} {auditWords.actions[action]}
          {subject && (
            <>
              : <bdi>{subject}</bdi>
            </>
          )}
        </b>
        <span className="min-w-0 wrap-anywhere">
          {auditWords.by} <bdi>{who ?? auditWords.nobody}</bdi>
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
    </div>
  )
}

function DifferencesTable({ differences }: { differences: ReturnType<typeof differencesOf> }) {
  return (
    <table className="comparison audit-comparison">
      <thead>
        <tr>
          <th scope="col">{auditWords.field}</th>
          <th scope="col">{auditWords.before}</th>
          <th scope="col">{auditWords.after}</th>
        </tr>
      </thead>
      <tbody>
        {differences.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td dir="auto">{before ?? auditWords.nothing}</td>
            <td dir="auto">{after ?? auditWords.nothing}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
