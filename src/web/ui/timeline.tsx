import type { ReactNode } from 'react'

export type TimelineEntry = {
  id: string
  title: ReactNode
  text?: ReactNode
  /** As people read it. */
  time?: ReactNode
  /** Filled has happened, coral is now, hollow is still to come. */
  when?: 'past' | 'now' | 'next'
}

export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map(({ id, title, text, time, when = 'past' }) => (
        <li key={id} data-when={when}>
          <b>{title}</b>
          {text && <p>{text}</p>}
          {time && <span className="timeline-time">{time}</span>}
        </li>
      ))}
    </ol>
  )
}
