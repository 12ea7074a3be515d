import { useState } from 'react'
import { importWords } from '#content/import.ts'
import { type ColumnKind, type Columns, columnKinds, namesPeople } from '#domain/people-file/columns.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'

const words = importWords.columns

type ImportColumnsProps = { columns: Columns; onSave: (kinds: ColumnKind[]) => void; onCancel: () => void }

/** Three lines of the file, with a choice for each column. */
export function ImportColumns({ columns, onSave, onCancel }: ImportColumnsProps) {
  const width = Math.max(columns.heads.length, ...columns.sample.map(cells => cells.length))
  const [kinds, setKinds] = useState(() =>
    Array.from({ length: width }, (_, at): ColumnKind => columns.kinds[at] ?? ''),
  )
  const [isWrong, setWrong] = useState(false)
  const isNamed = namesPeople(kinds)
  return (
    <section className="column-choice" aria-labelledby="import-columns-title">
      <h3 id="import-columns-title">{words.title}</h3>
      <p className="text-ink-soft">{words.lead}</p>
      <ol>
        {kinds.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          <li key={at}>
            <SelectField
              label={columns.heads[at] || words.column(at + 1)}
              value={kind}
              onChange={({ target }) => setKinds(kinds.with(at, target.value as ColumnKind))}
            >
              {columnKinds.map(each => (
                <option key={each} value={each}>
                  {words.kinds[each]}
                </option>
              ))}
            </SelectField>
            <p className="column-sample">
              {columns.sample.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of the file, in their order
                <span key={row}>{cells[at] || '\u2013'}</span>
              ))}
            </p>
          </li>
        ))}
      </ol>
      {isWrong && !isNamed && <p role="alert">{words.wrong}</p>}
      <div className="column-choice-end">
        <Button onClick={() => (isNamed ? onSave(kinds) : setWrong(true))}>{words.save}</Button>
        <Button tone="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}
