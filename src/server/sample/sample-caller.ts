// Who is looking, as the server that has checked it tells the sample. Only the two of them know the pass.
import type { Caller } from '#server/database/database.ts'

export type Looker = { id: string; email: string }

export const passHeader = 'x-sample-pass'
export const lookerHeader = 'x-sample-looker'

/** The publishable key of every sample begins so: a page of one that has ended is known as such. */
export const sampleKeyStart = 'sb_publishable_sample_'

export const lookerText = (looker: Looker) => Buffer.from(JSON.stringify(looker)).toString('base64url')

export function readLooker(text: string): Looker {
  const { id, email } = JSON.parse(Buffer.from(text, 'base64url').toString())
  return { id: String(id), email: String(email) }
}

/** In the sample everybody who may look is its owner, in a session that has their own id. */
export const callerOf = ({ id, email }: Looker): Caller => ({
  role: 'authenticated',
  claims: JSON.stringify({ sub: id, session_id: id, email, role: 'authenticated', aal: 'aal2' }),
})
