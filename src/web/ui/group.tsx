import { type ReactNode, useState } from 'react'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { Row } from './row.tsx'

type GroupProps = {
  title: ReactNode
  /** What it holds, in short. */
  text?: ReactNode
  end?: ReactNode
  startsOpen?: boolean
  /** What is inside has the place to itself. */
  isAlone?: boolean
  children?: ReactNode
}

/** A row that opens in place. What is inside is drawn once it has been opened. */
export function Group({ title, text, end, startsOpen = false, isAlone = false, children }: GroupProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <Row
        as="summary"
        hidden={isAlone}
        title={title}
        text={text}
        end={
          <span className="flex items-center gap-2">
            {end}
            <ChevronDown aria-hidden="true" className="row-turn" />
          </span>
        }
      />
      {isOpen && <div className="grid grid-cols-1 gap-3 pt-0.5 pb-4">{children}</div>}
    </details>
  )
}
