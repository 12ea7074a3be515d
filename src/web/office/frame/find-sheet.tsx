import { type KeyboardEvent, lazy, Suspense, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { TextField } from '#web/ui/field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useLateValue } from '#web/ui/use-late-value.ts'

// The field is there at once, so that nobody has to stop typing; the results are loaded with the first search.
const FoundPeople = lazy(async () => ({ default: (await import('./found-people.tsx')).FoundPeople }))

const words = officeWords.find
const pauseMs = 200

/** One field, from everywhere in the office: names, e-mail addresses, numbers as people write them. */
export function FindSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={words.title}>
      <Find onClose={onClose} />
    </Sheet>
  )
}

function Find({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const wanted = useLateValue(typed.trim(), pauseMs)
  const openFirst = (event: KeyboardEvent<HTMLElement>) => {
    if (wanted === typed.trim()) event.currentTarget.querySelector('a')?.click()
  }
  return (
    <search
      className="grid gap-3"
      onKeyDown={event => (event.key === 'Enter' && isField(event) ? openFirst(event) : stepFound(event))}
    >
      <TextField
        // Not of type search: there the first Escape only empties the field.
        inputMode="search"
        enterKeyHint="search"
        label={words.field}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        autoComplete="off"
        data-first-focus
      />
      <Suspense>{wanted.length > 1 && <FoundPeople wanted={wanted} onClose={onClose} />}</Suspense>
    </search>
  )
}

const isField = ({ target }: KeyboardEvent) => target instanceof HTMLInputElement

// Down from the field into the list, and up again.
function stepFound(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')]
  places[places.indexOf(document.activeElement as HTMLElement) + step]?.focus()
}
