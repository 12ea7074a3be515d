import type { ReactNode } from 'react'

/** Comes with the first change, says what changed, and stays at the foot until it is saved or taken back. */
export function SaveBar({ changed, children }: { changed: ReactNode; children: ReactNode }) {
  return (
    <div className="save-bar">
      <p role="status">{changed}</p>
      <div>{children}</div>
    </div>
  )
}
