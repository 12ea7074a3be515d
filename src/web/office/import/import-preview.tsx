import { useState } from 'react'
import { importWords as words } from '#content/import.ts'
import type { Settled } from '#web/data/import.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { PreviewList } from './preview-list.tsx'
import type { Looked } from './use-people-file.ts'

type Status = 'active' | 'prospect'
type ImportPreviewProps = {
  looked: Looked
  isBusy: boolean
  onRun: (chosen: { status: Status; choices: Record<number, Settled> }) => void
}

const parts: Settled[] = ['new', 'merge', 'skip']

/** What will become of each: three heaps, each with its people, and a say for each person. */
export function ImportPreview({ looked, isBusy, onRun }: ImportPreviewProps) {
  const [choices, setChoices] = useState<Record<number, Settled>>({})
  // A phone has the plumber in it too.
  const [status, setStatus] = useState<Status>(looked.from === 'phone' ? 'prospect' : 'active')
  const fates = looked.preview.people
  const counts = { new: 0, merge: 0, skip: looked.broken.length }
  for (const { place, fate } of fates) counts[choices[place] ?? fate] += 1
  const wanted = counts.new + counts.merge
  const [part, setPart] = useState<Settled>(parts.find(each => counts[each] > 0) ?? 'new')
  return (
    <>
      <fieldset className="import-parts">
        <legend className="sr-only">{words.parts.label}</legend>
        {parts.map(each => (
          <button key={each} type="button" aria-pressed={part === each} onClick={() => setPart(each)}>
            <b>{counts[each]}</b> {words.parts[each]}
          </button>
        ))}
      </fieldset>
      <PreviewList
        key={part}
        part={part}
        looked={looked}
        choices={choices}
        onChoose={(place, settled) => setChoices({ ...choices, [place]: settled })}
      />
      <div className="import-run">
        <SelectField
          label={words.status.label}
          value={status}
          onChange={({ target }) => setStatus(target.value as Status)}
        >
          <option value="active">{words.status.active}</option>
          <option value="prospect">{words.status.prospect}</option>
        </SelectField>
        <p>{wanted === 0 ? words.nothing : words.promise}</p>
        <Button disabled={wanted === 0} busy={isBusy} onClick={() => onRun({ status, choices })}>
          {isBusy ? words.running(wanted) : words.run(wanted)}
        </Button>
      </div>
    </>
  )
}
