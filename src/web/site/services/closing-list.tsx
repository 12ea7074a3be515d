import type { ReactNode } from 'react'
import { servicesPage } from '#content/services.ts'
import { Icon } from '#web/ui/icon.tsx'

type ClosingListProps = { about: string; count: number; heading?: ReactNode; children: ReactNode }

/** A list that is closed on a phone, under the row that opens it. From a tablet on it stands open. */
export function ClosingList({ about, count, heading, children }: ClosingListProps) {
  const words = servicesPage.list
  return (
    <div className="closing-list">
      {heading}
      <details>
        <summary>
          {heading ? words.all(count) : words.included(count)}
          <span className="sr-only">: {about}</span>
          <Icon name="down" />
        </summary>
        {children}
      </details>
    </div>
  )
}
