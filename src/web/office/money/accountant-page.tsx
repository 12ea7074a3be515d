import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountantWords as words } from '#content/accountant.ts'
import { accountantFiles, type Span } from '#domain/accountant-files.ts'
import { addDays, addMonths, daysOf, isIsoDay, monthOf, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { readAccountantTotals, saveAccountantFile } from '#web/data/accountant.ts'
import { Download } from '#web/icons/download.ts'
import { OfficePage } from '#web/office/frame/office-page.tsx'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { AccountantSums } from './accountant-sums.tsx'

type Chosen = keyof typeof words.spans

/** A span of days: what it comes to, and its three files. */
export function AccountantPage() {
  const [chosen, setChosen] = useState<Chosen>('this')
  const [other, setOther] = useState<Span>(() => monthSpan(-1))
  const span = chosen === 'other' ? other : monthSpan(chosen === 'this' ? 0 : -1)
  return (
    <OfficePage title={words.title} lead={words.lead}>
      <div className="accountant">
        <Segments
          label={words.span}
          value={chosen}
          segments={(['this', 'last', 'other'] as const).map(value => ({ value, label: words.spans[value] }))}
          onChoose={setChosen}
        />
        {chosen === 'other' && <SpanFields span={other} onChange={setOther} />}
        {isSpan(span) ? (
          <SpanOfDays key={`${span.from} ${span.to}`} span={span} />
        ) : (
          <p role="alert">{words.wrong}</p>
        )}
      </div>
    </OfficePage>
  )
}

function SpanFields({ span, onChange }: { span: Span; onChange: (span: Span) => void }) {
  return (
    <div className="field-grid">
      <TextField
        type="date"
        label={words.from}
        value={span.from}
        onChange={event => onChange({ ...span, from: event.target.value })}
      />
      <TextField
        type="date"
        label={words.to}
        value={span.to}
        onChange={event => onChange({ ...span, to: event.target.value })}
      />
    </div>
  )
}

function SpanOfDays({ span }: { span: Span }) {
  const { session } = useOfficeVisitor()
  const query = useQuery({
    queryKey: ['accountant', session.user.id, span],
    queryFn: () => readAccountantTotals(span),
  })
  const { act, busyWith } = useAct([])
  return (
    <>
      <QueryState query={query} failed={words.failed}>
        {totals => <AccountantSums totals={totals} />}
      </QueryState>
      <h3>{words.files.title}</h3>
      <div className="accountant-files">
        {([...accountantFiles, 'all'] as const).map(file => (
          <Button
            key={file}
            tone="quiet"
            busy={busyWith === file}
            onClick={() =>
              void act({
                name: file,
                work: () => saveAccountantFile(file, span),
                said: words.saved,
                failed: words.saveFailed,
              })
            }
          >
            <Download aria-hidden="true" />
            {words.save[file]}
          </Button>
        ))}
      </div>
      <p className="text-ink-soft">{words.files.note}</p>
    </>
  )
}

function monthSpan(ahead: number): Span {
  const days = daysOf(addMonths(monthOf(todayAt(new Date())), ahead))
  return { from: days[0] ?? '', to: days.at(-1) ?? '' }
}

const isSpan = ({ from, to }: Span) =>
  isIsoDay(from) && isIsoDay(to) && from <= to && to <= addDays(from, 3660)
