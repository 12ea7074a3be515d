import type { ReactNode } from 'react'

type EmptyStateProps = { title: string; children: ReactNode; picture?: ReactNode; action?: ReactNode }

/** What will appear here, and one step towards it. */
export function EmptyState({ title, children, picture, action }: EmptyStateProps) {
  return (
    <section className={`empty-state ${picture ? 'sm:grid-cols-[9rem_1fr]' : ''}`}>
      {picture}
      <div>
        <h3 className="display">{title}</h3>
        <p className="mt-1">{children}</p>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </section>
  )
}
