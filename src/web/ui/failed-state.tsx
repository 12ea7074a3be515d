import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type FailedStateProps = { title: string; children: ReactNode; retry: { label: string; onRetry: () => void } }

/** What failed, what is safe, and a way to try again. */
export function FailedState({ title, children, retry }: FailedStateProps) {
  return (
    <section role="alert" className="empty-state failed">
      <div>
        <h3 className="display">{title}</h3>
        <p className="mt-1">{children}</p>
        <div className="mt-4">
          <Button tone="quiet" onClick={retry.onRetry}>
            {retry.label}
          </Button>
        </div>
      </div>
    </section>
  )
}
