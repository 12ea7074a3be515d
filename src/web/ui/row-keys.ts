// J and K move through the rows of a list, and so do the arrow keys once a row has the focus. A row is any focusable
// element with `data-row`: usually the link that opens it, so that Enter needs no code.
import { useEffect } from 'react'
import { useKey } from './keys.ts'

export function useRowKeys() {
  useKey('j', () => stepRow(1))
  useKey('k', () => stepRow(-1))
  useEffect(() => {
    document.addEventListener('keydown', stepWithArrows)
    return () => document.removeEventListener('keydown', stepWithArrows)
  }, [])
}

const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

function stepWithArrows(event: KeyboardEvent) {
  const step = arrows[event.key]
  if (!step || event.defaultPrevented || !document.activeElement?.matches('[data-row]')) return
  event.preventDefault()
  stepRow(step)
}

function stepRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter(row => row.checkVisibility())
  const here = rows.indexOf(document.activeElement as HTMLElement)
  const next = here < 0 ? rows[step > 0 ? 0 : rows.length - 1] : rows[here + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
