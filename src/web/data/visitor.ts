// The visitor of the booking form. Loaded only if there is a session or a link in a mail brings one.
import { Refusal } from '#domain/refusal.ts'
import { isSessionEnded, readRoles, readSessionState, type Session, signOut } from './auth.ts'
import { openProfile, type Profile } from './profiles.ts'

export type SignedIn = { mode: 'signed-in'; userId: string; email: string; profile: Profile | null }
export type Visitor = { mode: 'guest' | 'second-factor' } | SignedIn

export async function readVisitor(): Promise<Visitor> {
  const { session, needsFactor } = await readSessionState()
  if (!session) return { mode: 'guest' }
  if (needsFactor) return { mode: 'second-factor' }
  try {
    return await signedIn(session)
  } catch (error) {
    if (!isSessionEnded(error) && !(error instanceof Refusal && error.code !== 'unexpected')) throw error
    // Ended from another device: the session that this browser still holds is worthless.
    await signOut()
    return { mode: 'guest' }
  }
}

async function signedIn(session: Session): Promise<SignedIn> {
  // The roles are remembered for the header.
  const [profile] = await Promise.all([openProfile(), readRoles(session)])
  return { mode: 'signed-in', userId: session.user.id, email: session.user.email ?? '', profile }
}
