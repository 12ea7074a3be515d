// Who may open which part of the signed-in app. Guards run before anything of it is drawn.
import { authNotices } from '#domain/sign-in-messages.ts'
import { noticeKey } from '#web/browser/session-keys.ts'
import {
  isSessionEnded,
  keptVisitor,
  type OfficeVisitor,
  readRoles,
  readSession,
  readSessionState,
  type Session,
  signOut,
} from '#web/data/auth.ts'
import { Redirect } from '#web/router/routes.ts'

/** The step that /auth shows, and where it leads. */
export type AuthEntry = { next: '/crm' | '/dashboard' } & (
  | { step: 'sign-in' | 'second-factor' | 'forgot' }
  | { step: 'new-password'; email: string }
  | { step: 'set-up'; token: string }
)

/** People who are signed in are sent on, unless they sign out, choose a password or set up the installation. */
export async function guardAuth({ searchParams: asked }: URL): Promise<AuthEntry | Redirect> {
  if (asked.has('sign-out')) return leave()
  const next = asked.has('dashboard') ? '/dashboard' : '/crm'
  const token = asked.get('setup')
  if (token) return { step: 'set-up', token, next }
  const { session, needsFactor } = await readSessionState()
  if (needsFactor) return { step: 'second-factor', next }
  if (asked.has('reset'))
    return session
      ? { step: 'new-password', email: session.user.email ?? '', next }
      : { step: 'forgot', next }
  return session ? new Redirect(next) : { step: 'sign-in', next }
}

export async function guardDashboard(): Promise<Session | Redirect> {
  const { session, needsFactor } = await readSessionState()
  if (needsFactor) return new Redirect('/auth?dashboard')
  return session ?? new Redirect('/booking#sign-in', { isOutside: true })
}

export async function guardCrm(): Promise<OfficeVisitor | Redirect> {
  return (await readOrRecallVisitor()) ?? new Redirect('/auth')
}

const maxWaitMs = 1500

// Between two jobs there may be no signal: then the last user sees the screens, with the last known list.
async function readOrRecallVisitor(): Promise<OfficeVisitor | null> {
  const kept = keptVisitor()
  if (!kept) return readVisitor()
  if (navigator.onLine === false) return kept
  const recalled = new Promise<OfficeVisitor>(resolve => setTimeout(resolve, maxWaitMs, kept))
  return Promise.race([readVisitor().catch(() => kept), recalled])
}

export async function guardAdmin(): Promise<OfficeVisitor | Redirect> {
  const visitor = await readVisitor()
  if (!visitor) return new Redirect('/auth')
  return visitor.roles.includes('admin') ? visitor : new Redirect('/', { isOutside: true })
}

async function readVisitor(): Promise<OfficeVisitor | null> {
  const session = await readSession()
  if (!session) return null
  try {
    return { session, roles: await readRoles(session) }
  } catch (error) {
    if (!isSessionEnded(error)) throw error
    // Ended from another device: the session that this browser still holds is worthless.
    await signOut()
    return null
  }
}

let leaving: Promise<void> | undefined

async function leave() {
  // Meanwhile the router hears of the sign-out and runs its guards again, this one too.
  leaving ??= signOut().finally(() => {
    leaving = undefined
  })
  await leaving
  // Shown by the home page, because this page is about to go.
  sessionStorage.setItem(noticeKey, authNotices.signedOut.title)
  return new Redirect('/', { isOutside: true })
}
