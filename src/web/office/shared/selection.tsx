// Many rows of a list at once: ticked one by one or all, with the acts at the foot.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { SaveBar } from '#web/ui/save-bar.tsx'

export type Selection<Row> = ReturnType<typeof useSelection<Row & { id: string }>>

/** Of the rows that may be ticked; one that has left the list is never acted on. */
export function useSelection<Row extends { id: string }>(rows: Row[]) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>()
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = rows.filter(({ id }) => ticked?.has(id))
  const end = () => {
    setTicked(undefined)
    opener.current?.focus()
  }
  return {
    rows,
    chosen,
    isOn: ticked !== undefined,
    isAll: rows.length > 0 && chosen.length === rows.length,
    isTicked: (id: string) => ticked?.has(id) ?? false,
    /** Gets the focus back at the end. */
    opener,
    begin: () => setTicked(new Set()),
    end,
    toggle(id: string) {
      const next = new Set(ticked)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    tickAll: (isTicked: boolean) => setTicked(new Set(isTicked ? rows.map(({ id }) => id) : [])),
  }
}

type PartProps = { selection: Selection<unknown>; children?: ReactNode }

/** One tick for all; below it, what cannot be ticked and why. */
export function SelectAll({ selection, children }: PartProps) {
  const { rows, chosen, isAll, tickAll } = selection
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll
  })
  return (
    <div className="selecting">
      <label className="flex min-h-11 items-center gap-3 text-heading">
        <input
          ref={box}
          type="checkbox"
          className="row-tick"
          checked={isAll}
          disabled={rows.length === 0}
          onChange={() => tickAll(!isAll)}
        />
        {officeWords.select.all}
      </label>
      <p className="text-ink-soft text-second">{children}</p>
    </div>
  )
}

/** Escape ends it, but where a panel is open. */
export function SelectionBar({ selection, isPanelOpen, children }: PartProps & { isPanelOpen: boolean }) {
  useKey('escape', isPanelOpen ? undefined : selection.end)
  return (
    <SaveBar changed={officeWords.select.chosen(selection.chosen.length)}>
      {children}
      <Button tone="quiet" onClick={selection.end}>
        {officeWords.select.cancel}
      </Button>
    </SaveBar>
  )
}
