import { useState } from 'react'
import { bankWords } from '#content/bank-file.ts'
import type { Layout } from '#domain/bank-file/bank-line.ts'
import type { Columns } from '#domain/bank-file/read-bank-file.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

const words = bankWords.columns
type Kind = keyof typeof words.kinds
const kinds = Object.keys(words.kinds) as Kind[]

type ColumnChoiceProps = { columns: Columns; onSave: (layout: Layout) => Promise<void>; onCancel: () => void }

/** Three lines of her own file, with a choice for each column. */
export function ColumnChoice({ columns, onSave, onCancel }: ColumnChoiceProps) {
  const width = Math.max(columns.heads.length, ...columns.sample.map(cells => cells.length))
  const [chosen, setChosen] = useState(() =>
    Array.from({ length: width }, (_, at) => kindAt(columns.layout, at)),
  )
  const [isWrong, setWrong] = useState(false)
  const layout = layoutOf(chosen)
  return (
    <section className="column-choice" aria-labelledby="bank-choice-title">
      <h3 id="bank-choice-title">{words.title}</h3>
      <p className="text-ink-soft">{words.lead}</p>
      <ol>
        {chosen.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={at}>
            <SelectField
              label={columns.heads[at] || words.column(at + 1)}
              value={kind}
              onChange={({ target }) => setChosen(chosen.with(at, target.value as Kind))}
            >
              {kinds.map(each => (
                <option key={each} value={each}>
                  {words.kinds[each]}
                </option>
              ))}
            </SelectField>
            <Sample cells={columns.sample.map(row => row[at] ?? '')} />
          </li>
        ))}
      </ol>
      {isWrong && !layout && <p role="alert">{words.wrong}</p>}
      <div className="column-choice-end">
        <Button onClick={() => (layout ? void onSave(layout) : setWrong(true))}>{words.save}</Button>
        <Button tone="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}

function Sample({ cells }: { cells: string[] }) {
  return (
    <p className="column-sample">
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the file, in their order
        <span key={at}>{cell || '\u2013'}</span>
      ))}
    </p>
  )
}

function kindAt(layout: Layout | undefined, at: number): Kind {
  if (!layout) return ''
  if (layout.text.includes(at)) return 'text'
  return kinds.find(kind => kind && kind !== 'text' && layout[kind] === at) ?? ''
}

function layoutOf(chosen: Kind[]): Layout | undefined {
  const places = (wanted: Kind) => chosen.flatMap((kind, at) => (kind === wanted ? [at] : []))
  const single = (['day', 'amount', 'moneyIn', 'moneyOut', 'sign', 'balance', 'account'] as const).map(
    kind => [kind, places(kind)] as const,
  )
  if (single.some(([, found]) => found.length > 1)) return undefined
  const at = Object.fromEntries(
    single.flatMap(([kind, [place]]) => (place === undefined ? [] : [[kind, place]])),
  )
  const text = places('text')
  const isApart = 'moneyIn' in at && 'moneyOut' in at
  const isOne = 'amount' in at && !('moneyIn' in at) && !('moneyOut' in at)
  return 'day' in at && text.length > 0 && (isOne || (isApart !== 'amount' in at && isApart))
    ? ({ ...at, text } as Layout)
    : undefined
}
