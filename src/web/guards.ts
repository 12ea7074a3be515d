// Who may open which part of the signed-in app. Guards run before anything of it is drawn.
import { type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router'
import { authNotices } from '#domain/messages.ts'
import {
  isSessionEnded,
  keptVisitor,
  type OfficeVisitor,
  readRoles,
  readSession,
  readStanding,
  type Session,
  signOut,
} from '#web/data/auth.ts'
import { noticeKey } from '#web/session-keys.ts'

/** What the door shows, and where it leads. */
export type Door = { next: '/crm' | '/dashboard' } & (
  | { step: 'sign-in' | 'second-factor' | 'forgot' }
  | { step: 'new-password'; email: string }
  | { step: 'set-up'; token: string }
)

/** Who is signed in has no business at the door, unless to leave, to choose a password or to set up the house. */
export async function guardDoor({ request }: LoaderFunctionArgs): Promise<Door | Response> {
  const asked = new URL(request.url).searchParams
  if (asked.has('sign-out')) return leave()
  const next = asked.has('dashboard') ? '/dashboard' : '/crm'
  const token = asked.get('setup')
  if (token) return { step: 'set-up', token, next }
  const { session, needsFactor } = await readStanding()
  if (needsFactor) return { step: 'second-factor', next }
  if (asked.has('reset'))
    return session
      ? { step: 'new-password', email: session.user.email ?? '', next }
      : { step: 'forgot', next }
  return session ? redirect(next) : { step: 'sign-in', next }
}

export async function guardDashboard(): Promise<Session | Response> {
  const { session, needsFactor } = await readStanding()
  if (needsFactor) return redirect('/auth?dashboard')
  return session ?? redirectDocument('/booking')
}

export async function guardCrm(): Promise<OfficeVisitor | Response> {
  return (await readOrRecallVisitor()) ?? redirect('/auth')
}

const patienceMs = 4000

// Between two jobs there may be no signal: whoever was here last sees the screens, and the list as it was.
async function readOrRecallVisitor(): Promise<OfficeVisitor | null> {
  const kept = keptVisitor()
  if (!kept) return readVisitor()
  if (navigator.onLine === false) return kept
  const recalled = new Promise<OfficeVisitor>(resolve => setTimeout(resolve, patienceMs, kept))
  return Promise.race([readVisitor().catch(() => kept), recalled])
}

export async function guardAdmin(): Promise<OfficeVisitor | Response> {
  const visitor = await readVisitor()
  if (!visitor) return redirect('/auth')
  return visitor.roles.includes('admin') ? visitor : redirectDocument('/')
}

async function readVisitor(): Promise<OfficeVisitor | null> {
  const session = await readSession()
  if (!session) return null
  try {
    return { session, roles: await readRoles(session) }
  } catch (error) {
    if (!isSessionEnded(error)) throw error
    // Ended from another device: what this browser still keeps is worth nothing.
    await signOut()
    return null
  }
}

let leaving: Promise<void> | undefined

async function leave() {
  // While it lasts, the router hears of the sign-out and asks its guards anew, this one too.
  leaving ??= signOut().finally(() => {
    leaving = undefined
  })
  await leaving
  // For the home page to say: this one is about to go.
  sessionStorage.setItem(noticeKey, authNotices.signedOut.title)
  return redirectDocument('/')
}
