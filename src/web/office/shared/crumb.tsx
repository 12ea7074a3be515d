import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/router/link.tsx'

/** Above the title of a page that lies under another: the way back. */
export function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="crumb" to={to}>
      <ChevronLeft aria-hidden="true" />
      {children}
    </Link>
  )
}
