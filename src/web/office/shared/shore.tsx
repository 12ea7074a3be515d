import type { CSSProperties } from 'react'
import './shore.css'

type ShoreProps = {
  done: number
  all: number
  /** For people who hear it, and the words at both ends. */
  label: string
  reached: string
  left: string
}

/** Fills as messages go. */
export function Shore({ done, all, label, reached, left }: ShoreProps) {
  const level = { '--level': all === 0 ? 0 : done / all } as CSSProperties
  return (
    <div className="shore" role="img" aria-label={label} style={level}>
      <i />
      <b>{reached}</b>
      <span>{left}</span>
    </div>
  )
}
