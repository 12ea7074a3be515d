import { useEffect, useRef } from 'react'
import { ArrowDown } from '#web/icons/arrow-down.ts'
import { ArrowUp } from '#web/icons/arrow-up.ts'

type MoveButtonProps = {
  way: 'up' | 'down'
  label: string
  isEnd: boolean
  onPress: (button: HTMLElement) => void
}

/** Moves a line of a list by one place. Kept at the end of the list too, so that the focus is not lost. */
export function MoveButton({ way, label, isEnd, onPress }: MoveButtonProps) {
  const Arrow = way === 'up' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={({ currentTarget }) => !isEnd && onPress(currentTarget)}
    >
      <Arrow aria-hidden="true" />
    </button>
  )
}

/** A row that moves in the DOM may lose the focus: it gets it back once the list is drawn anew. */
export function useKeptFocus(list: readonly unknown[]) {
  const kept = useRef<HTMLElement>(null)
  useEffect(() => {
    if (list && kept.current && document.activeElement === document.body) kept.current.focus()
    kept.current = null
  }, [list])
  return (button: HTMLElement) => {
    kept.current = button
  }
}
