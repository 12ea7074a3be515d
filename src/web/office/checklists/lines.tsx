import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { checklistWords as words } from '#content/job-sheet.ts'
import { joinLines, longestLine, mostLines, splitLines } from '#domain/checklist.ts'
import { ArrowDown } from '#web/icons/arrow-down.ts'
import { ArrowUp } from '#web/icons/arrow-up.ts'
import { Plus } from '#web/icons/plus.ts'
import { X } from '#web/icons/x.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import './lines.css'

type ChecklistLinesProps = { text: string; error: string | undefined; onChange: (text: string) => void }

/** A field for each line, in order. Enter makes the next one. */
export function ChecklistLines({ text, error, onChange }: ChecklistLinesProps) {
  const lines = splitLines(text)
  const errorId = useId()
  const list = useRef<HTMLOListElement>(null)
  const focusLine = useFocusLater(list)
  const [told, setTold] = useState('')
  const change = (changed: string[]) => onChange(joinLines(changed))

  function addAfter(place: number) {
    if (lines.length >= mostLines) return
    change(lines.toSpliced(place, 0, ''))
    focusLine(place)
  }
  function move(place: number, to: number) {
    const [line = ''] = lines.slice(place, place + 1)
    change(lines.toSpliced(place, 1).toSpliced(to, 0, line))
    setTold(words.moved(to + 1, lines.length))
    focusLine(to, to < place ? 'up' : 'down')
  }
  function remove(place: number) {
    change(lines.toSpliced(place, 1))
    focusLine(Math.max(0, place - 1))
  }
  function addOnEnter(event: KeyboardEvent, place: number) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    addAfter(place + 1)
  }

  return (
    <>
      {lines.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ol ref={list} className="check-lines" data-field="lines">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place while it is typed
          <li key={place}>
            <input
              className="input"
              aria-label={words.line(place + 1)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              placeholder={words.newLine}
              value={line}
              maxLength={longestLine}
              onChange={({ target }) => change(lines.with(place, target.value))}
              onKeyDown={event => addOnEnter(event, place)}
            />
            <LineButton act="up" place={place} isEnd={place === 0} onPress={() => move(place, place - 1)}>
              <ArrowUp aria-hidden="true" />
            </LineButton>
            <LineButton
              act="down"
              place={place}
              isEnd={place === lines.length - 1}
              onPress={() => move(place, place + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </LineButton>
            <LineButton act="remove" place={place} onPress={() => remove(place)}>
              <X aria-hidden="true" />
            </LineButton>
          </li>
        ))}
      </ol>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div>
        <Button tone="quiet" disabled={lines.length >= mostLines} onClick={() => addAfter(lines.length)}>
          <Plus aria-hidden="true" />
          {words.add}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </>
  )
}

type LineButtonProps = {
  act: 'up' | 'down' | 'remove'
  place: number
  isEnd?: boolean
  onPress: () => void
  children: ReactNode
}

// At the end of the list it stays, so that the focus is not lost.
function LineButton({ act, place, isEnd = false, onPress, children }: LineButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-act={act}
      aria-label={words[act](place + 1)}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onPress()}
    >
      {children}
    </button>
  )
}

// The line is there after the next drawing only.
function useFocusLater(list: React.RefObject<HTMLOListElement | null>) {
  const wanted = useRef<{ place: number; act?: string | undefined }>(null)
  useEffect(() => {
    if (!wanted.current) return
    const { place, act } = wanted.current
    wanted.current = null
    const line = list.current?.children[place]
    line?.querySelector<HTMLElement>(act ? `[data-act="${act}"]` : 'input')?.focus()
  })
  return (place: number, act?: string) => {
    wanted.current = { place, act }
  }
}
