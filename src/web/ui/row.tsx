import type { ComponentProps, ElementType, ReactNode } from 'react'

type RowParts = {
  /** Before the words: a dot, an icon, a box to tick. */
  lead?: ReactNode
  title: ReactNode
  /** Beside the title: a time. */
  aside?: ReactNode
  /** The second line, cut where it is too long. */
  text?: ReactNode
  /** At the right of both lines: a figure, a state. */
  end?: ReactNode
}

type RowProps<As extends ElementType> = RowParts & { as?: As } & Omit<ComponentProps<As>, keyof RowParts>

/** What it is, and what else is known of it: two lines, inside whatever opens it (a link, a label, a summary). */
export function Row<As extends ElementType = 'div'>({ as, ...props }: RowProps<As>) {
  const { lead, title, aside, text, end, className = '', ...native } = props
  const Element: ElementType = as ?? 'div'
  return (
    <Element {...native} className={`row ${className}`}>
      {lead}
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-px leading-snug">
        <span className="flex items-baseline gap-2.5">
          <span className="min-w-0 flex-1 font-[650] text-heading wrap-anywhere">{title}</span>
          {aside && <span className="flex-none text-ink-soft text-second">{aside}</span>}
        </span>
        {text && (
          <span dir="auto" className="truncate text-left text-ink-soft text-second">
            {text}
          </span>
        )}
      </span>
      {end && <span className="grid flex-none justify-items-end gap-0.5 leading-snug">{end}</span>}
    </Element>
  )
}

/** Unread; nothing in its place keeps the words in one edge. */
export function Dot({ isOn }: { isOn: boolean }) {
  return <span className={`size-[9px] flex-none rounded-full ${isOn ? 'bg-now-dot' : ''}`} />
}

/** While a list is read: the shape of its rows. */
export function RowBones({ label, rows = 6 }: { label: string; rows?: number }) {
  const widths = ['w-3/5', 'w-2/5', 'w-1/2']
  return (
    <div role="status" aria-label={label} className="rows">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={row} className="row">
          <span className="grid flex-1 animate-breathe gap-2">
            <span className={`h-3.5 rounded-full bg-sunk ${widths[row % 3]}`} />
            <span className="h-3.5 w-4/5 rounded-full bg-sunk" />
          </span>
        </div>
      ))}
    </div>
  )
}
