// Who is in the office, for every page in it.
import { createContext, use } from 'react'
import type { OfficeVisitor, Role } from '#web/data/auth.ts'

export const OfficeVisitorContext = createContext<OfficeVisitor | undefined>(undefined)

export function useOfficeVisitor(): OfficeVisitor {
  const visitor = use(OfficeVisitorContext)
  if (!visitor) throw new Error('Only pages inside the office know who is there.')
  return visitor
}

/** An admin may do everything that staff may. */
export function useHasRole(role: Role): boolean {
  const { roles } = useOfficeVisitor()
  return roles.includes(role) || roles.includes('admin')
}

/** The first name if it is known, else the name of the mailbox. */
export function visitorName({ session: { user } }: OfficeVisitor): string {
  const { first_name } = user.user_metadata
  return first_name ? String(first_name) : (user.email ?? '').replace(/@.*/, '')
}
