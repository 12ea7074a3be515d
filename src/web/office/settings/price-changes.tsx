import { useQuery } from '@tanstack/react-query'
import { settingsWords } from '#content/settings.ts'
import { formatMoment } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { labelOfKind, type ServiceKind } from '#domain/service-types.ts'
import { type PriceChange, readPriceChanges } from '#web/data/prices.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { FoldedSetting } from '#web/office/shared/folded-setting.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'

const words = settingsWords.prices.changes

/** From the audit: the latest first. */
export function PriceChanges() {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['price-changes', session.user.id],
    queryFn: async () => (await readPriceChanges()).flatMap(lineOf),
    staleTime: 0,
  })
  return (
    <FoldedSetting title={words.title} summary={query.data ? words.summary(query.data.length) : ''}>
      <QueryState query={query} failed={words.failed} lines={3}>
        {lines => (lines.length === 0 ? <p>{words.none}</p> : <Changes lines={lines} />)}
      </QueryState>
    </FoldedSetting>
  )
}

type Line = { id: string; what: string; when: string; changes: string[] }

function Changes({ lines }: { lines: Line[] }) {
  return (
    <ul aria-label={words.title} className="grid gap-3">
      {lines.map(({ id, what, when, changes }) => (
        <li key={id} className="min-w-0 break-words">
          <b className="text-heading">{what}</b> <span className="text-ink-soft">{when}</span>
          {changes.map(change => (
            <p key={change}>{change}</p>
          ))}
        </li>
      ))}
    </ul>
  )
}

// An extra that got another name only has not changed its price.
function lineOf({ id, created_at, table_name, before, after }: PriceChange): Line[] {
  const changes = Object.keys(words.fields)
    .map(field => ({ field, was: textOf(field, before?.[field]), is: textOf(field, after?.[field]) }))
    .filter(({ was, is }) => was !== is)
    .map(({ field, was, is }) => words.change(words.fields[field] ?? field, was, is))
  if (changes.length === 0) return []
  const row = { ...before, ...after }
  return [
    { id, what: subjectOf(table_name, row), when: formatMoment(new Date(created_at), new Date()), changes },
  ]
}

function subjectOf(table: string, { kind, town, label }: Record<string, unknown>): string {
  if (table === 'price_list') return labelOfKind(kind as ServiceKind)
  return table === 'price_ways' ? words.way(String(town)) : String(label)
}

function textOf(field: string, value: unknown): string {
  if (value === null || value === undefined) return words.nothing
  return field.endsWith('_cents') ? formatRand(Number(value)) : String(value)
}
