// Who may look: an admin whose session is alive and who has shown every factor they have, asked anew each time.
import type { IdentifyCaller } from '#server/auth/identify-caller.ts'
import type { Database } from '#server/database/database.ts'
import type { Looker } from './sample-caller.ts'

/** Null for who is no admin; refused where nobody is signed in. */
export type ReadLooker = (authorization: string) => Promise<Looker | null>

const isAdmin = {
  text: `select 1 from public.user_roles where user_id = auth.uid() and role = 'admin'`,
}

export function createLookerCheck(sessions: Database, identifyCaller: IdentifyCaller): ReadLooker {
  return async authorization => {
    // Without the key: that of a page of the sample is none of ours.
    const caller = await identifyCaller(new Headers({ authorization }))
    if (caller.role !== 'authenticated') return null
    const [rows] = await sessions.tx(caller, [isAdmin], { readOnly: true })
    if (!rows?.length) return null
    const { sub, email } = JSON.parse(caller.claims ?? '{}')
    return { id: String(sub), email: String(email ?? '') }
  }
}
