import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

/** The server's refusal, above the fields. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-2 rounded-small bg-error-ground p-3 font-semibold text-error text-small"
    >
      <Icon name="alert" className="size-5 flex-none" />
      <div>{children}</div>
    </div>
  )
}
