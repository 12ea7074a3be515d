// Selecting many items: one tick for all above the list, the actions below it.
import { useEffect, useRef } from 'react'
import { inboxSelectWords as words } from '#content/inbox.ts'
import type { InboxState } from '#domain/inbox.ts'
import { useParams } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { useKey } from '#web/ui/keys.ts'
import { SaveBar } from '#web/ui/save-bar.tsx'
import type { InboxSelection } from './use-inbox-selection.ts'
import { useMarkMany } from './use-mark-many.ts'

/** Ending the selection clears it. */
export function SelectButton({ selection }: { selection: InboxSelection }) {
  const button = useRef<HTMLButtonElement>(null)
  const wasOn = useRef(false)
  const { isOn, turn, selectable } = selection
  useEffect(() => {
    if (wasOn.current && !isOn) button.current?.focus()
    wasOn.current = isOn
  }, [isOn])
  if (isOn || selectable.length === 0) return null
  return (
    <Button ref={button} tone="quiet" onClick={() => turn(true)}>
      {words.select}
    </Button>
  )
}

export function SelectAll({ selection }: { selection: InboxSelection }) {
  const { selectable, chosen, tickAll, hasDecided } = selection
  const box = useRef<HTMLInputElement>(null)
  const isAll = selectable.length > 0 && chosen.length === selectable.length
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll
  })
  return (
    <div className="inbox-select">
      <CheckField
        ref={box}
        label={words.all}
        checked={isAll}
        disabled={selectable.length === 0}
        onChange={() => tickAll(!isAll)}
      />
      {hasDecided && <p>{words.decided}</p>}
    </div>
  )
}

export function SelectionBar({ selection, state }: { selection: InboxSelection; state: InboxState }) {
  const { chosen, turn } = selection
  const { mark, isBusy } = useMarkMany(() => turn(false))
  const isPanelOpen = Boolean(useParams().id)
  const isNone = chosen.length === 0
  const markAll = (isDone: boolean) => () => void mark(chosen, isDone)
  useKey('escape', isPanelOpen ? undefined : () => turn(false))
  useKey('c', isPanelOpen || isNone || state === 'done' ? undefined : markAll(true))
  return (
    <SaveBar changed={words.chosen(chosen.length)}>
      {state !== 'done' && (
        <Button busy={isBusy} disabled={isNone} onClick={markAll(true)}>
          {words.done}
        </Button>
      )}
      {state !== 'new' && (
        <Button
          tone={state === 'done' ? 'sea' : 'quiet'}
          busy={isBusy}
          disabled={isNone}
          onClick={markAll(false)}
        >
          {words.reopen}
        </Button>
      )}
      <Button tone="quiet" onClick={() => turn(false)}>
        {words.cancel}
      </Button>
    </SaveBar>
  )
}
