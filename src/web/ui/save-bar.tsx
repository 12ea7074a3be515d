import type { ReactNode } from 'react'

/** Appears with the first change, names the changes, and stays at the foot until they are saved or discarded. */
export function SaveBar({ changed, children }: { changed: ReactNode; children: ReactNode }) {
  return (
    <div className="save-bar">
      <p role="status">{changed}</p>
      <div>{children}</div>
    </div>
  )
}
